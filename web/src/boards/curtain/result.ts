/** Results of a play of Iron Curtain, and the scoring of a region, line by line. */
import { inside, tag } from '$/boards/shared/forms.ts';
import { more, signed, type Act, type LogLine, type Phrase } from '$/table/log.ts';
import { plain, type Context, type Result, type Row } from '$/table/result.ts';
import type { Fact, Game } from '$/wire/curtain.ts';

type Known = Context<Game>;

const factOf = (line: LogLine): Fact => line.fact as Fact;

/** Returns the terms of one region's sum or, for several regions, one line each. */
function rowsOf(lines: readonly LogLine[], { words }: Known): Row[] {
  const scored = lines.flatMap((line) => inside(factOf(line), 'region_scored') ?? []);
  const [only, another] = scored;
  if (!only) return [];
  const total = (name: string, points: number): Row => ({ name, west: '', east: '', points });
  if (another) return scored.map(({ region, us, ussr, points }) => ({ name: words.name(region), west: String(us), east: String(ussr), points }));
  const bonus = { west: only.bonus > 0 ? signed(only.bonus) : '', east: only.bonus < 0 ? signed(-only.bonus) : '' };
  return [
    { name: words.say('board-sum_dominated'), west: String(only.us), east: String(only.ussr), points: null },
    { name: words.say('board-sum_bonus'), ...bonus, points: null },
    total(words.name(only.region), only.points),
  ];
}

/** Returns the cubes added and removed. */
function cubes(lines: readonly LogLine[]): Phrase['items'] {
  const phrase: Phrase = { card: null, use: null, items: [] };
  for (const line of lines) {
    const came = inside(factOf(line), 'placed', 'infiltrated');
    const went = inside(factOf(line), 'removed', 'lifted');
    if (came) more(phrase, came.card, came.side, 1);
    if (went) more(phrase, went.card, went.side, -1);
  }
  return phrase.items;
}

export function curtainResults(act: Act, known: Known): Result[] {
  const scored = act.lines.filter((line) => tag(line.fact) === 'region_scored');
  const played = act.lines.find((line) => tag(line.fact) === 'played');
  const head = played ?? scored[0];
  if (!head) return [];
  const card = played ? (inside(factOf(played), 'played')?.card ?? null) : null;
  const gains = act.lines.flatMap((line) => inside(factOf(line), 'gained') ?? []);
  const last = gains.at(-1);
  const first = gains[0];
  const before = first ? first.track - (first.side === 'west' ? 1 : -1) * Math.abs(first.points) : 0;
  const sentences = act.lines.filter((line) => act.told.includes(line) && line !== head);
  return [
    {
      ...plain(head, scored.length > 0 ? 'scoring' : 'play', scored.length > 0 ? null : act.by),
      number: (scored.at(-1) ?? act.lines.at(-1)!).number,
      card,
      rows: rowsOf(act.lines, known),
      changes: cubes(act.lines),
      told: [...scored, ...sentences].filter((line) => line !== head).map(({ text }) => text),
      chips: last ? [{ name: known.words.say('board-ideology_short'), side: last.side, from: before, to: String(last.track).replace('-', '−') }] : [],
      slug: card,
    },
  ];
}
