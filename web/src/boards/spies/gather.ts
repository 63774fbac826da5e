/** How the log of CIA vs KGB is grouped: a group with what it did, and the showdown of a turn. */
import { entries, inside, tag } from '$/boards/shared/forms.ts';
import { begun, phraseOf, type Act, type Teller } from '$/table/log.ts';
import type { Fact, Game } from '$/wire/spies.ts';
import type { Words } from '$/words/words.ts';

/** Facts that continue the previous line, because they result from it. */
const COMES: readonly string[] = ['saw', 'saw_groups', 'saw_objectives', 'left', 'discarded', 'tie_broken', 'token', 'no_token', 'disorder', 'buried', 'scores'];
/** Actions of a group, which continue the line of the group. */
const DONE: readonly string[] = ['destroyed', 'moved', 'readied', 'mobilized', 'looked'];
/** Where agents go after the showdown: one line for both. */
const GO: readonly string[] = ['on_leave', 'home', 'terminated', 'returned'];

function begins(fact: Fact, act: Act): boolean {
  const kind = tag(fact);
  const before = tag(act.lines.at(-1)?.fact ?? null);
  if (COMES.includes(kind)) return false;
  if (DONE.includes(kind)) return !act.lines.some((line) => tag(line.fact) === 'activated');
  if (kind === 'picked') return before !== 'picked_agent';
  return !(GO.includes(kind) && GO.includes(before));
}

function tell(fact: Fact, act: Act, words: Words): boolean {
  if (typeof fact === 'string') return false;
  const about = Object.values(fact)[0] as { side?: Act['by'] };
  if (act.lines.length === 1) act.by = 'side' in about && !GO.includes(tag(fact)) ? (about.side ?? null) : null;
  if (tag(fact) === 'picked') act.by = about.side ?? null;
  const named = (group: string, label: string): void => void phraseOf(act).items.push({ is: 'name', slug: group }, { is: 'label', text: label });
  if ('activated' in fact) begun(act, fact.activated.group, null);
  else if ('destroyed' in fact && act.lines.length > 1) named(fact.destroyed.group, words.say('board-log_destroyed'));
  else if ('moved' in fact && act.lines.length > 1) named(fact.moved.group, words.say('board-log_moved'));
  else if ('readied' in fact && act.lines.length > 1) named(fact.readied.group, words.say('board-log_readied'));
  else if ('mobilized' in fact && act.lines.length > 1) named(fact.mobilized.group, words.say('board-log_mobilized'));
  else if ('totals' in fact) begun(act, null, words.name('cease_fire')).items.push({ is: 'pair', slug: null, west: fact.totals.west, east: fact.totals.east });
  else if ('scores' in fact) act.figures.push({ text: String(fact.scores.west), side: 'west' }, { text: String(fact.scores.east), side: 'east' });
  else if ('claimed' in fact) {
    act.figures.push({ text: words.say('board-log_points', { points: fact.claimed.points }), side: fact.claimed.side });
    return false;
  } else return false;
  return true;
}

export const spiesTeller: Teller<Game> = {
  folds: (fact) => tag(fact) === 'turn',
  begins,
  tell,
  mark: (fact) => {
    const scores = inside(fact, 'scores');
    return scores ? { track: 'score', figures: [{ text: String(scores.west), side: 'west' }, { text: String(scores.east), side: 'east' }] } : null;
  },
  card: (slug, catalog, words) => {
    const group = entries(catalog.groups).find((one) => one.slug === slug);
    if (group) return { side: null, note: words.say('board-group_kind', { faction: words.name(group.faction), influence: group.influence }), text: words.text(group.faction) ?? '' };
    const initiative = catalog.agents.findIndex((agent) => agent === slug) + 1;
    if (initiative > 0) return { side: null, note: words.say('board-initiative', { number: initiative }), text: words.text(slug) ?? '' };
    const objective = entries(catalog.objectives).find((one) => one.slug === slug);
    return objective ? { side: null, note: words.say('board-log_points', { points: objective.points }), text: words.text(slug) ?? '' } : null;
  },
};
