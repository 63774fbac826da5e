import { canonical, type Choice, type Form } from '$/boards/contract.ts';
import type { DraftEnd, Error as Problem, Preview } from '$/wire/index.ts';

/** An answer of a draft, and what the server says would come of it. */
export interface DraftStep {
  choice: Choice;
  /** What comes after it; none for an answer that ends a draft by itself, such as one given early. */
  preview: Preview | null;
}

/** What the server says of a list of answers: what would come of them, or why one cannot be given. */
export type Foreseen = { preview: Preview } | { problem: Problem };

/**
 * The answers that a player has chosen and not yet sent. Nothing of them leaves the screen but the question what would come of them; the
 * other side sees nothing. Each can be taken back.
 */
export class Draft {
  steps: readonly DraftStep[] = $state.raw([]);
  /** Whether the server is being asked. */
  asking = $state(false);
  readonly #foresee: (actions: Form[]) => Promise<Foreseen>;
  /** Grows whenever the draft changes, so that an answer that comes late is not heard. */
  #turn = 0;

  constructor(foresee: (actions: Form[]) => Promise<Foreseen>) {
    this.#foresee = foresee;
  }

  get actions(): Form[] {
    return this.steps.map(({ choice }) => choice.action);
  }

  /** Whether there is anything to take back. */
  get open(): boolean {
    return this.steps.length > 0;
  }

  /** What comes after all of it. */
  get preview(): Preview | null {
    return this.steps.at(-1)?.preview ?? null;
  }

  /** Why it goes no further; none while something is to be chosen still. */
  get ends(): DraftEnd | null {
    const last = this.steps.at(-1);
    if (!last) return null;
    return last.preview ? (last.preview.ends ?? null) : 'other';
  }

  /** Adds an answer; gives the reason if it cannot be given. */
  async add(choice: Choice): Promise<Problem | null> {
    if (this.asking || this.ends !== null) return null;
    return this.#try([...this.steps.map((step) => step.choice), choice]);
  }

  /** Makes an answer the whole draft that no question follows: one given early, or out of turn. */
  only(choice: Choice): void {
    this.#replace([{ choice, preview: null }]);
  }

  /** Takes the last answer back. */
  undo(): void {
    this.#replace(this.steps.slice(0, -1));
  }

  /** Takes one of the answers back; those after it stay if they are possible without it. */
  async drop(at: number): Promise<void> {
    const before = this.steps.slice(0, at);
    const rest = this.steps.filter((_, index) => index !== at).map(({ choice }) => choice);
    if (rest.length === at || (await this.#try(rest))) this.#replace(before);
  }

  clear(): void {
    this.#replace([]);
  }

  /** Goes through answers again that were chosen before, as far as they are still possible. */
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

  /** Asks what comes of these answers. Those that begin the present draft are known already. */
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

/** A draft as this window keeps it, so that a reload does not lose it. */
interface Kept {
  table: string;
  seat: string;
  /** How many actions had been played. */
  played: number;
  actions: Form[];
}

/** Keeps a draft in this window; an empty one is forgotten. */
export function keepDraft(table: string, seat: string, played: number, actions: Form[]): void {
  try {
    if (actions.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ table, seat, played, actions } satisfies Kept));
  } catch {
    // A browser that stores nothing forgets a draft with the page.
  }
}

/** The answers that this window has kept of a table; `late` if the table has moved on since. */
export function keptDraft(table: string, seat: string, played: number): { actions: Form[]; late: boolean } {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept && kept.table === table && kept.seat === seat) return { actions: kept.actions, late: kept.played !== played };
  } catch {
    // Nothing that can be read was kept.
  }
  return { actions: [], late: false };
}
