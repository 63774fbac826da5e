import type { Form, Line, Side } from '$/boards/contract.ts';
import { slugs } from '$/boards/shared/forms.ts';
import type { LogGroup } from '$/wire/index.ts';

/** A line of the log with its place. */
export interface LogLine extends Line {
  /** Whose act it is told under; none for a consequence. */
  by: Side | null;
  /** Whether it is an act, and not a consequence of the act above it. */
  act: boolean;
  /** Whether a new part of the log begins here. */
  opens: boolean;
  /** What it names. */
  slugs: ReadonlySet<string>;
  /** The only side that may read it. */
  only: Side | null;
}

/** A part of the log, named by the lines that begin it. */
export interface Part {
  number: number;
  titles: string[];
  lines: LogLine[];
}

/** The most facts that one action brings about, for numbering. */
const FACTS = 1000;

/** The log line by line. */
export function lines(log: readonly LogGroup[]): LogLine[] {
  return log.flatMap((group) => {
    const side = group.by === 'chance' ? null : group.by;
    const first = group.facts.findIndex((fact) => !fact.opens);
    return group.facts.map((fact, at) => ({
      number: group.action * FACTS + at,
      after: group.action + 1,
      fact: fact.fact as Form,
      text: fact.text,
      by: side,
      act: at === first && side !== null,
      opens: fact.opens ?? false,
      slugs: slugs(fact.fact),
      only: fact.only ?? null,
    }));
  });
}

/** The log in parts, the newest first; within a part the oldest line first. */
export function parts(all: readonly LogLine[]): Part[] {
  const found: Part[] = [];
  for (const line of all) {
    const last = found.at(-1);
    if (line.opens) {
      if (last && last.lines.length === 0) last.titles.push(line.text);
      else found.push({ number: line.number, titles: [line.text], lines: [] });
    } else if (last) {
      last.lines.push(line);
    } else {
      found.push({ number: line.number, titles: [], lines: [line] });
    }
  }
  return found.reverse();
}

/** What a side did in its last actions, so many as it can take back. */
export function pending(log: readonly LogGroup[], side: Side | null, undo: number): LogLine[] {
  if (side === null || undo === 0) return [];
  return lines(log.filter(({ by }) => by === side).slice(-undo));
}

/** What happened since a side decided last; for who watches, since the last decision. */
export function recent(log: readonly LogGroup[], side: Side | null): LogLine[] {
  const mine = (group: LogGroup): boolean => (side ? group.by === side : group.by !== 'chance');
  const last = log.findLastIndex(mine);
  const since = side && last < log.length - 1 ? last + 1 : Math.max(0, last);
  return lines(log.slice(since));
}
