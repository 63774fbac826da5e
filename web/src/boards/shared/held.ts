/** A hand while something of it is chosen in a draft. */

/** The cards as they were, with one that is only being chosen in the place that it had. */
export function kept<Card>(cards: readonly Card[], before: readonly Card[], used: Card | null): Card[] {
  if (used === null || cards.includes(used)) return [...cards];
  const at = before.indexOf(used);
  if (at < 0) return [used, ...cards];
  // Behind the nearest of those before it that are still there.
  const left = before.slice(0, at).findLast((card) => cards.includes(card));
  const place = left === undefined ? 0 : cards.indexOf(left) + 1;
  return [...cards.slice(0, place), used, ...cards.slice(place)];
}

/**
 * The cards that a draft has taken out of a hand: named by one of its choices, no longer held, and held before. Nothing of them is played
 * before the draft is confirmed.
 */
export function taken<Card>(named: readonly Card[], held: readonly Card[], before: readonly Card[]): Card[] {
  return [...new Set(named)].filter((card) => !held.includes(card) && before.includes(card));
}
