/** What the server works out about a country or the regions. */
import type { Side } from '$/boards/contract.ts';
import { inside } from '$/boards/shared/forms.ts';
import type { Odds, RegionScore, Scores } from '$/wire/index.ts';
import type { Action, Country, CountryInfo, Question } from '$/wire/twilight.ts';
import { influence, type Props, type View } from './model.ts';

export type { Odds, RegionScore, Scores };

type Asker = Pick<Props, 'figures'>;

export async function oddsOf(props: Asker, country: Country): Promise<Odds | null> {
  return (await props.figures({ odds: country }).catch(() => null)) as unknown as Odds | null;
}

export async function scoresOf(props: Asker): Promise<Scores | null> {
  return (await props.figures('scores').catch(() => null)) as unknown as Scores | null;
}

/** The Ops that a coup in a country would have. */
export function coupOps(question: Question | null, { regions }: CountryInfo): number {
  const ops = inside(question, 'ops');
  if (!ops) return 0;
  return ops.left + Number(ops.asia && regions.includes('asia')) + Number(ops.sea && regions.includes('southeast_asia'));
}

/** What one face of the die comes to: influence afterwards, and who controls the country then. */
export interface Face {
  die: number;
  /** Nothing happens. */
  miss: boolean;
  us: number;
  ussr: number;
  control: boolean;
}

/** The six faces of a coup: the opponent loses influence, and what is left over comes to the one who acts. */
export function faces(view: View, { slug, stability }: CountryInfo, odds: Odds, ops: number): Face[] | null {
  const results = odds.coups?.find((coup) => coup.ops === ops)?.results;
  const other: Side = odds.side === 'west' ? 'east' : 'west';
  const [mine, theirs] = [influence(view, odds.side, slug), influence(view, other, slug)];
  return (
    results?.map((result, at) => {
      const lost = Math.min(Math.max(0, result), theirs);
      const after = { mine: mine + Math.max(0, result) - lost, theirs: theirs - lost };
      const [us, ussr] = odds.side === 'west' ? [after.mine, after.theirs] : [after.theirs, after.mine];
      return { die: at + 1, miss: result <= 0, us, ussr, control: after.mine - after.theirs >= stability };
    }) ?? null
  );
}

/** The country that an action is about. */
export function about(action: Action | null): Country | null {
  return inside(action, 'coup', 'realign', 'place', 'remove', 'country');
}
