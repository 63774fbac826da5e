/** What the stakes of a choice come to on the board. */
import type { Side } from '$/boards/contract.ts';
import { choiceOf, inside } from '$/boards/shared/forms.ts';
import type { Action, Country, CountryInfo, Figures, RegionFigures, Stakes } from '$/wire/twilight.ts';
import { influence, type Offer, type View } from './model.ts';

export type { RegionFigures, Stakes };

/** The stakes of a choice for a coup. */
export type Coup = Extract<Stakes, { coup: unknown }>['coup'];

/** The figures of each region. */
export function byRegion({ regions }: Figures): ReadonlyMap<string, RegionFigures> {
  return new Map(regions.map((figures) => [figures.region, figures]));
}

/** What an action costs and how it may come out; none where there is nothing to say, or where it cannot be chosen. */
export function stakesOf(choices: readonly Offer[], action: Action | null): Stakes | null {
  return choiceOf(choices, action)?.stakes ?? null;
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
export function faces(view: View, { slug, stability }: CountryInfo, side: Side, { results }: Coup): Face[] {
  const other: Side = side === 'west' ? 'east' : 'west';
  const [mine, theirs] = [influence(view, side, slug), influence(view, other, slug)];
  return results.map((result, at) => {
    const lost = Math.min(result, theirs);
    const after = { mine: mine + result - lost, theirs: theirs - lost };
    const [us, ussr] = side === 'west' ? [after.mine, after.theirs] : [after.theirs, after.mine];
    return { die: at + 1, miss: result === 0, us, ussr, control: after.mine - after.theirs >= stability };
  });
}

/** The country that an action is about. */
export function about(action: Action | null): Country | null {
  return inside(action, 'coup', 'realign', 'place', 'remove', 'country');
}
