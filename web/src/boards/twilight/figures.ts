/** The stakes of a choice in terms of the board. */
import type { Side } from '$/boards/contract.ts';
import { choiceOf, inside } from '$/boards/shared/forms.ts';
import type { Action, Country, CountryInfo, Figures, RegionFigures, Stakes } from '$/wire/twilight.ts';
import { influence, type Offer, type View } from './model.ts';

export type { RegionFigures, Stakes };

/** Stakes of a choice for a coup. */
export type Coup = Extract<Stakes, { coup: unknown }>['coup'];

/** Returns the figures by region. */
export function byRegion({ regions }: Figures): ReadonlyMap<string, RegionFigures> {
  return new Map(regions.map((figures) => [figures.region, figures]));
}

/** Returns the costs and odds of an action; null where there are none, or if it cannot be chosen. */
export function stakesOf(choices: readonly Offer[], action: Action | null): Stakes | null {
  return choiceOf(choices, action)?.stakes ?? null;
}

/** Outcome of one face of the die: influence afterwards, and the side that controls the country then. */
export interface Face {
  die: number;
  /** Whether nothing happens. */
  miss: boolean;
  us: number;
  ussr: number;
  control: boolean;
}

/** Returns the six faces of a coup: the opponent loses influence, and the acting side gains the rest. */
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

/** Returns the country that an action is about. */
export function about(action: Action | null): Country | null {
  return inside(action, 'coup', 'realign', 'place', 'remove', 'country');
}
