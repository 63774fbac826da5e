import { canonical, type Choice, type Form } from '$/boards/contract.ts';
import type { DraftEnd, Error as Problem, Preview } from '$/wire/index.ts';

/** An answer of a draft, and the server's preview of its result. */
export interface DraftStep {
  choice: Choice;
  /** Preview after it; null for an answer that ends a draft by itself, such as an early one. */
  preview: Preview | null;
}

/** The server's reply to a list of answers: a preview, or why one of them is not possible. */
export type Foreseen = { preview: Preview } | { problem: Problem };

/**
 * The answers that a player has chosen and not sent. Only preview requests leave the client, and the other side does not see them. Each answer can be
 * taken back.
 */
export class Draft {
  steps: readonly DraftStep[] = $state.raw([]);
  /** Whether a preview request is pending. */
  asking = $state(false);
  readonly #foresee: (actions: Form[]) => Promise<Foreseen>;
  /** Incremented at each change of the draft, so that late responses are ignored. */
  #turn = 0;

  constructor(foresee: (actions: Form[]) => Promise<Foreseen>) {
    this.#foresee = foresee;
  }

  get actions(): Form[] {
    return this.steps.map(({ choice }) => choice.action);
  }

  /** Returns true if there is anything to take back. */
  get open(): boolean {
    return this.steps.length > 0;
  }

  /** Returns the preview after all answers. */
  get preview(): Preview | null {
    return this.steps.at(-1)?.preview ?? null;
  }

  /** Returns why the draft is complete; null while something is left to choose. */
  get ends(): DraftEnd | null {
    const last = this.steps.at(-1);
    if (!last) return null;
    return last.preview ? (last.preview.ends ?? null) : 'other';
  }

  /** Adds an answer; returns the reason if it is not possible. */
  async add(choice: Choice): Promise<Problem | null> {
    if (this.asking || this.ends !== null) return null;
    return this.#try([...this.steps.map((step) => step.choice), choice]);
  }

  /** Replaces the draft by a single answer without a follow-up question: one given early, or out of turn. */
  only(choice: Choice): void {
    this.#replace([{ choice, preview: null }]);
  }

  undo(): void {
    this.#replace(this.steps.slice(0, -1));
  }

  /** Takes one of the answers back; the later ones stay if they are possible without it. */
  async drop(at: number): Promise<void> {
    const before = this.steps.slice(0, at);
    const rest = this.steps.filter((_, index) => index !== at).map(({ choice }) => choice);
    if (rest.length === at || (await this.#try(rest))) this.#replace(before);
  }

  clear(): void {
    this.#replace([]);
  }

  /** Adds stored answers again, as far as they are still possible. */
  async restore(actions: readonly Form[], offered: readonly Choice[]): Promise<void> {
    let choices = offered;
    for (const action of actions) {
      const choice = choices.find((one) => canonical(one.action) === canonical(action));
      if (!choice || (await this.add(choice))) return;
      choices = (this.preview?.choices ?? []) as Choice[];
    }
  }

  #replace(steps: readonly DraftStep[]): void {
    this.#turn += 1;
    this.asking = false;
    this.steps = steps;
  }

  /** Requests a preview of these answers; the common prefix with the current draft is not requested again. */
  async #try(choices: readonly Choice[]): Promise<Problem | null> {
    const turn = (this.#turn += 1);
    const known = this.steps.findIndex(({ choice }, at) => choice !== choices[at]);
    const steps = this.steps.slice(0, known < 0 ? this.steps.length : known);
    this.asking = true;
    for (const choice of choices.slice(steps.length)) {
      const foreseen = await this.#foresee([...steps.map((step) => step.choice), choice].map(({ action }) => action));
      if (turn !== this.#turn) return null;
      if ('problem' in foreseen) {
        this.asking = false;
        return foreseen.problem;
      }
      steps.push({ choice, preview: foreseen.preview });
    }
    this.asking = false;
    this.steps = steps;
    return null;
  }
}

const KEY = 'hotline.draft';

/** A draft as stored in this window, so that it survives a reload. */
interface Kept {
  table: string;
  seat: string;
  /** Number of actions played before it. */
  played: number;
  actions: Form[];
}

/** Stores a draft in this window; an empty one is removed. */
export function keepDraft(table: string, seat: string, played: number, actions: Form[]): void {
  try {
    if (actions.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ table, seat, played, actions } satisfies Kept));
  } catch {
    // Without storage, the draft is lost with the page.
  }
}

/** Returns the stored answers of a table; `late` if the table has moved on since. */
export function keptDraft(table: string, seat: string, played: number): { actions: Form[]; late: boolean } {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept && kept.table === table && kept.seat === seat) return { actions: kept.actions, late: kept.played !== played };
  } catch {
    // There is no readable draft.
  }
  return { actions: [], late: false };
}
