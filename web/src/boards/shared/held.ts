/** A hand while one of its cards is chosen in a draft. */

/** Returns the cards of the hand, with a card that is only being chosen back in its former place. */
export function kept<Card>(cards: readonly Card[], before: readonly Card[], used: Card | null): Card[] {
  if (used === null || cards.includes(used)) return [...cards];
  const at = before.indexOf(used);
  if (at < 0) return [used, ...cards];
  // Behind the nearest of its former predecessors that is still there.
  const left = before.slice(0, at).findLast((card) => cards.includes(card));
  const place = left === undefined ? 0 : cards.indexOf(left) + 1;
  return [...cards.slice(0, place), used, ...cards.slice(place)];
}

/**
 * Returns the cards that a draft has taken out of a hand: named by one of its choices, no longer held, and held before. They are not played before
 * the draft is confirmed.
 */
export function taken<Card>(named: readonly Card[], held: readonly Card[], before: readonly Card[]): Card[] {
  return [...new Set(named)].filter((card) => !held.includes(card) && before.includes(card));
}
