/** The sentence of a showdown: which side claims the objective, and why. */
import type { Side } from '$/boards/contract.ts';
import type { Showdown } from '$/table/result.ts';
import type { Words } from '$/words/words.ts';

const other = (side: Side): Side => (side === 'west' ? 'east' : 'west');

/** Returns the name of the claimed objective in the grammatical form that the language needs. */
function claimed(words: Words, objective: string): string {
  const object = words.form(objective, 'acc');
  return object === words.name(objective) ? words.form(objective, 'def') : object;
}

/** Returns why neither side claims the objective; null if no fact explains it. */
function nobody({ objective, token, disorder, agents }: Showdown, words: Words): string | null {
  if (!objective) return null;
  const why = disorder.length > 1 ? 'disorder' : token === null ? 'tie' : agents[token] === 'assassin' ? 'assassin' : null;
  return why && words.say('board-show_nobody', { why, objective: words.name(objective) });
}

/** Returns which side claims the objective of the turn, and why, as far as the facts allow; otherwise the server's sentence. */
export function verdict(showdown: Showdown, words: Words): string {
  const { claims, token, disorder, totals, stability, objective } = showdown;
  const main = claims.find((claim) => claim.objective === objective) ?? null;
  const told = claims.flatMap((claim): string[] => {
    const { side } = claim;
    const what = { side: words.form(side, 'cap'), objective: claimed(words, claim.objective) };
    if (claim !== main) return showdown.agents[side] === 'director' ? [words.say('board-show_director', { objective: what.objective })] : [claim.text];
    if (token === null) return [claim.text];
    if (side !== token) return [words.say('board-show_spy', what)];
    const loser = other(side);
    if (disorder.includes(loser)) {
      const why = totals[loser] > stability ? 'stability' : 'groups';
      return [words.say('board-show_disorder', { ...what, why, other: words.form(loser, 'def'), stability })];
    }
    if (totals.west === totals.east) return [words.say('board-show_tie', { ...what, influence: totals[side] })];
    return [words.say('board-show_leads', { ...what, more: totals[side], less: totals[loser], stability })];
  });
  const missed = main ? null : nobody(showdown, words);
  return [...(missed ? [missed] : []), ...told].join(' ') || showdown.stages.token.join(' ');
}
