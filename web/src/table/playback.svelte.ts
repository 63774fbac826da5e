import type { Side } from '$/boards/contract.ts';
import { Mark } from '$/lib/busy.ts';
import type { Scene } from '$/wire/index.ts';
import type { SeenGroup } from './link.svelte.ts';
import { lines, type LogLine } from './log.ts';

/** A move of another player, with the dice and draws that followed it. */
export interface Step {
  /** Number of actions played then. */
  after: number;
  lines: LogLine[];
  /** The board after it; null if this client did not see it. */
  scene: Scene | null;
  /** Whether it is the viewing side's own decision, after which the others moved. */
  own?: true;
}

/** Earlier position that the board shows during a playback. */
export interface Still {
  scene: Scene;
  lines: LogLine[];
}

/** State of the table that the playback needs. */
export interface Standing {
  actions: number;
  scene: Scene;
  log: readonly SeenGroup[];
  /** Side of the viewer; null for spectators. */
  side: Side | null;
}

/** Maximum number of moves played back; of more, the last ones are. */
const MOST = 30;

/** Returns the moment after an action. */
function after({ action, scene }: SeenGroup): Pick<Step, 'after' | 'scene'> {
  return { after: action + 1, scene: scene ?? null };
}

/** Returns the moves of others after a number of actions, none before the viewing side's own last decision. */
export function steps(log: readonly SeenGroup[], from: number, side: Side | null): Step[] {
  const later = log.filter(({ action }) => action >= from);
  const own = later.findLastIndex(({ by }) => side !== null && by === side);
  const found: SeenGroup[][] = [];
  for (const group of later.slice(own + 1)) {
    if (group.by === 'chance') found.at(-1)?.push(group);
    else found.push([group]);
  }
  const told = found.map((groups) => ({ ...after(groups.at(-1)!), lines: lines(groups).filter((line) => !line.opens) }));
  return told.filter((step) => step.lines.length > 0).slice(-MOST);
}

/** Returns the position after the viewing side's own last decision, if others moved after it. */
function ownStep(log: readonly SeenGroup[], from: number, side: Side | null): Step[] {
  const at = log.findLastIndex(({ action, by }) => action >= from && by === side);
  if (at < 0) return [];
  // Dice and draws that followed it belong to it.
  const next = log.findIndex(({ by }, later) => later > at && by !== 'chance');
  return [{ ...after(log.at(next < 0 ? -1 : next - 1)!), lines: [], own: true }];
}

/**
 * Shows moves of others one by one when several arrive at once. The question and its answers are always current: only the board lags behind, and
 * `skip` brings it up to date at any time.
 */
export class Playback {
  still: Still | null = $state.raw(null);
  /** The move shown. */
  step: Step | null = $state.raw(null);
  /** Number of moves since the board was up to date. */
  count = $state(0);
  /** Number of actions before the moves that are being played back; null if the board is up to date. */
  from: number | null = $state(null);

  #last: Standing | null = null;
  #queue: Step[] = [];
  #changed = Date.now();
  #busy = false;
  /** Whether the playback pauses while something else is shown. */
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #moving = new Mark('playback');
  /** Incremented when a playback ends, so that pending callbacks know that they are late. */
  #run = 0;
  readonly #load: (at: number) => Promise<Scene>;
  readonly #pause: () => number;

  /** `load` fetches a position that this client did not see, for `show`; `pause` returns the time per move in milliseconds, 0 for no playback. */
  constructor(load: (at: number) => Promise<Scene>, pause: () => number) {
    this.#load = load;
    this.#pause = pause;
  }

  /** Follows the table; moves before the first call are not played back automatically. */
  follow(now: Standing): void {
    const before = this.#last;
    this.#last = now;
    if (!before) return;
    const from = before.actions;
    if (now.actions < from || this.#pause() === 0) return this.#rest();
    if (now.actions === from) return;
    const own = ownStep(now.log, from, now.side);
    const arrived = steps(now.log, from, now.side);
    if (own.length > 0) {
      this.#rest();
      this.#changed = arrived.length > 0 ? -Infinity : Date.now();
    }
    if (arrived.length === 0) return;
    // The whole table was sent again: the positions between are unknown.
    if (arrived.some(({ scene }) => !scene)) return this.#rest();
    this.count += arrived.length;
    this.from ??= own.at(-1)?.after ?? from;
    this.#queue.push(...own, ...arrived);
    if (!this.still) this.still = { scene: before.scene, lines: [] };
    if (!this.#busy) this.#wait();
  }

  /** Plays back the moves after a number of actions; positions that this client did not see are fetched. */
  show(from: number): void {
    if (!this.#last) return;
    this.#rest();
    this.#queue = steps(this.#last.log, from, this.#last.side);
    this.count = this.#queue.length;
    this.#changed = -Infinity;
    if (this.count === 0) return;
    this.from = from;
    this.#wait();
  }

  /** Pauses or resumes the moves of others; meanwhile the viewer's own move stays on the board. */
  hold(held: boolean): void {
    if (this.#held === held) return;
    this.#held = held;
    if (this.#busy) this.#wait();
  }

  /** Shows the current position. */
  skip = (): void => {
    if (this.#busy) this.#rest();
  };

  #rest(): void {
    this.#moving.set(false);
    this.#run += 1;
    this.#busy = false;
    this.#queue = [];
    this.count = 0;
    this.from = null;
    this.still = this.step = null;
  }

  /** Schedules the next move once the last one has been shown long enough; a hidden window waits until it is visible. */
  #wait(): void {
    this.#busy = true;
    clearTimeout(this.#timer);
    const held = this.#held && !this.#queue[0]?.own;
    this.#moving.set(!held);
    if (held) return;
    const run = this.#run;
    const later = (what: () => void) => (): void => {
      if (run === this.#run) what();
    };
    if (document.hidden) document.addEventListener('visibilitychange', later(() => this.#wait()), { once: true });
    else this.#timer = setTimeout(later(() => void this.#next()), Math.max(0, this.#changed + this.#pause() - Date.now()));
  }

  async #next(): Promise<void> {
    const step = this.#queue.shift();
    if (!step) return this.#rest();
    const run = this.#run;
    const last = this.#queue.length === 0;
    const scene = last ? null : (step.scene ?? (await this.#load(step.after).catch(() => null)));
    if (run !== this.#run) return;
    this.#changed = Date.now();
    this.step = step;
    this.still = scene && { scene, lines: step.lines };
    this.#wait();
  }
}
