/** The showdown of a turn of CIA vs KGB, read from the facts between the Cease-fire and the score. */
import type { Side } from '$/boards/contract.ts';
import { inside, tag } from '$/boards/shared/forms.ts';
import type { Act, LogLine } from '$/table/log.ts';
import { plain, type Context, type Result, type Showdown } from '$/table/result.ts';
import type { Catalog, Fact, Game, Objective } from '$/wire/spies.ts';
import type { Pair } from '$/wire/rules.ts';

type Known = Context<Game>;

const STAGES = {
  ceasefire: ['totals', 'tie_broken'],
  token: ['token', 'no_token', 'disorder'],
  agents: ['shown', 'peek_earned', 'analyst_earned', 'choice_earned'],
  claim: ['claimed', 'buried', 'terminated', 'on_leave', 'home'],
} as const satisfies Record<keyof Showdown['stages'], readonly string[]>;

const factOf = (line: LogLine): Fact => line.fact as Fact;
const isOne = (line: LogLine, ...tags: readonly string[]): boolean => tags.includes(tag(line.fact));

/** Returns the points of the objectives that each side has. */
function pointsOf(catalog: Catalog, claimed: Pair<readonly Objective[]>): Pair<number> {
  const sum = (all: readonly Objective[]): number => all.reduce((points, one) => points + (catalog.objectives[one]?.points ?? 0), 0);
  return { west: sum(claimed.west), east: sum(claimed.east) };
}

function scoreOf(lines: readonly LogLine[], claims: Showdown['claims'], { catalog, view }: Known): Showdown['score'] {
  const told = lines.flatMap((line) => inside(factOf(line), 'scores') ?? []).at(-1);
  const seen = view(lines.at(-1)!.after);
  const after = told ?? (seen ? pointsOf(catalog, seen.claimed) : null);
  if (!after) return null;
  const gained = (side: Side): number => claims.filter((claim) => claim.side === side).reduce((sum, { points }) => sum + points, 0);
  return { before: { west: after.west - gained('west'), east: after.east - gained('east') }, after: { west: after.west, east: after.east }, goal: catalog.goal };
}

/** Returns the showdown of a turn, as far as it has come; null before the Cease-fire. */
export function showdown(turn: readonly LogLine[], known: Known): Showdown | null {
  const from = turn.findLastIndex((line) => isOne(line, 'totals'));
  const totals = from < 0 ? null : inside(factOf(turn[from]!), 'totals');
  if (!totals) return null;
  const lines = turn.slice(from);
  const objective = turn.flatMap((line) => inside(factOf(line), 'objective') ?? []).at(-1);
  const claims = lines.flatMap((line) => {
    const claimed = inside(factOf(line), 'claimed');
    return claimed ? [{ ...claimed, text: line.text }] : [];
  });
  const shown = turn.flatMap((line) => inside(factOf(line), 'shown') ?? []);
  const agent = (side: Side): Showdown['agents']['west'] => shown.findLast((one) => one.side === side)?.agent ?? null;
  const agents = { west: agent('west'), east: agent('east') };
  const initiative = (side: Side): number => known.catalog.agents.findIndex((one) => one === agents[side]);
  const tied = initiative('west') === initiative('east');
  const token = lines.flatMap((line) => inside(factOf(line), 'token') ?? []).at(-1)?.side ?? null;
  const first = !agents.west || !agents.east ? null : tied ? token : initiative('west') < initiative('east') ? 'west' : 'east';
  const slug = objective?.objective ?? claims[0]?.objective ?? null;
  const told = (tags: readonly string[]): string[] => lines.filter((line) => isOne(line, ...tags)).map(({ text }) => text);
  return {
    objective: slug,
    points: slug ? (known.catalog.objectives[slug]?.points ?? 0) : 0,
    totals: { west: totals.west, east: totals.east },
    stability: totals.stability,
    token,
    disorder: lines.flatMap((line) => inside(factOf(line), 'disorder')?.side ?? []),
    agents,
    first,
    claims,
    stages: { ceasefire: told(STAGES.ceasefire), token: told(STAGES.token), agents: told(STAGES.agents), claim: told(STAGES.claim) },
    score: scoreOf(lines, claims, known),
  };
}

/** Returns the showdown once the objective is claimed and both agents are known, at the latest with the score. */
export function spiesResults(act: Act, known: Known): Result[] {
  const found = showdown(known.turn, known);
  if (!found) return [];
  const claimed = known.turn.findLast((line) => isOne(line, 'claimed'));
  const scored = known.turn.findLast((line) => isOne(line, 'scores'));
  const decided = claimed ?? scored;
  const complete = scored !== undefined || (claimed !== undefined && found.agents.west !== null && found.agents.east !== null);
  if (!decided || !complete || !act.lines.includes(decided)) return [];
  const headline = claimed?.text ?? found.stages.token.at(-1) ?? decided.text;
  return [{ ...plain(decided, 'showdown', null), headline, showdown: found }];
}
