import type { Side } from '$/boards/contract.ts';
import { Mark } from '$/lib/busy.ts';
import type { Scene } from '$/wire/index.ts';
import type { SeenGroup } from './link.svelte.ts';
import { lines, type LogLine } from './log.ts';

/** A move of somebody else, with the dice and draws that followed it. */
export interface Step {
  /** How many actions had been played then. */
  after: number;
  lines: LogLine[];
  /** What the board showed then; none if this client was not there. */
  scene: Scene | null;
  /** Whether it is the looking side's own decision, after which the others moved. */
  own?: true;
}

/** An earlier position that the board shows while moves are played back. */
export interface Still {
  scene: Scene;
  lines: LogLine[];
}

/** What the playback needs to know of the table. */
export interface Standing {
  actions: number;
  scene: Scene;
  log: readonly SeenGroup[];
  /** Who looks; nobody's side for who watches. */
  side: Side | null;
}

/** The most moves that are played back; of more, the last ones. */
const MOST = 30;

/** The moment after an action. */
function after({ action, scene }: SeenGroup): Pick<Step, 'after' | 'scene'> {
  return { after: action + 1, scene: scene ?? null };
}

/** The moves of others after a number of actions; nothing before the looking side's own last decision. */
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

/** The position after the looking side's own last decision, where others moved after it. */
function ownStep(log: readonly SeenGroup[], from: number, side: Side | null): Step[] {
  const at = log.findLastIndex(({ action, by }) => action >= from && by === side);
  if (at < 0) return [];
  // Dice and draws that followed it belong to it.
  const next = log.findIndex(({ by }, later) => later > at && by !== 'chance');
  return [{ ...after(log.at(next < 0 ? -1 : next - 1)!), lines: [], own: true }];
}

/**
 * Shows moves of others one by one where several come at once. The question and its answers are always those of now: only the board
 * lags behind, and `skip` brings it up at any time.
 */
export class Playback {
  still: Still | null = $state.raw(null);
  /** The move that is shown. */
  step: Step | null = $state.raw(null);
  /** How many moves have come since the board was up to date. */
  count = $state(0);
  /** How many actions had been played before the moves that are being played back; none if the board is up to date. */
  from: number | null = $state(null);

  #last: Standing | null = null;
  #queue: Step[] = [];
  #changed = Date.now();
  #busy = false;
  /** Whether something else is looked at first. */
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #moving = new Mark('playback');
  /** Grows whenever the playback ends, so that what was under way knows that it is late. */
  #run = 0;
  readonly #load: (at: number) => Promise<Scene>;
  readonly #pause: () => number;

  /** `load` fetches a position that this client was not there for, where somebody asks for it (`show`); `pause` is the time of a move in milliseconds, 0 for no playback. */
  constructor(load: (at: number) => Promise<Scene>, pause: () => number) {
    this.#load = load;
    this.#pause = pause;
  }

  /** Goes along with the table; what happened before the first time is not played back by itself. */
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
    // The whole table came anew: nothing is known of the positions between.
    if (arrived.some(({ scene }) => !scene)) return this.#rest();
    this.count += arrived.length;
    this.from ??= own.at(-1)?.after ?? from;
    this.#queue.push(...own, ...arrived);
    if (!this.still) this.still = { scene: before.scene, lines: [] };
    if (!this.#busy) this.#wait();
  }

  /** Plays the moves after a number of actions back; positions that this client was not there for are fetched. */
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

  /** The moves of others wait as long as something else is looked at; one's own stands on the board meanwhile. */
  hold(held: boolean): void {
    if (this.#held === held) return;
    this.#held = held;
    if (this.#busy) this.#wait();
  }

  /** Shows what is there now. */
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

  /** Waits until the last move has been looked at long enough; in a window that nobody sees, until somebody does. */
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
