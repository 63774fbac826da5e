import { api, problemText } from '$/lib/api.ts';
import type { Note } from '$/wire/index.ts';

/** Time without input before the note is sent, in milliseconds. */
const PAUSE = 700;

/** Closed notebooks with an unsent text, by table: a returning player gets the same one. */
const unsent = new Map<string, Notebook>();

/**
 * The player's own note about a table: fetched once, sent whenever typing pauses. Only one request is in flight, so that an older text cannot arrive
 * after a newer one. Only a page that is closing cannot wait: it aborts the request in flight and sends the last text.
 */
export class Notebook {
  text = $state('');
  state: 'closed' | 'saved' | 'waiting' = $state('closed');
  problem: string | null = $state(null);

  readonly #table: string;
  readonly #path: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Request in flight. */
  #sending: { text: string; abort: AbortController } | null = null;
  /** Whether a newer text must follow the request in flight. */
  #again = false;

  constructor(table: string) {
    this.#table = table;
    this.#path = `/api/tables/${encodeURIComponent(table)}/note`;
    addEventListener('pagehide', this.#leave);
  }

  /** Returns the notebook of a table: the one with an unsent text, or a new one. */
  static of(table: string): Notebook {
    const kept = unsent.get(table);
    unsent.delete(table);
    return kept ?? new Notebook(table);
  }

  /** Fetches the note, at most once, so that a response does not overwrite new input. */
  async open(): Promise<void> {
    if (this.state !== 'closed') return;
    try {
      this.text = (await api.get<Note>(this.#path)).text;
      this.state = 'saved';
      this.problem = null;
    } catch (error) {
      this.problem = problemText(error);
    }
  }

  write(text: string): void {
    this.text = text;
    this.state = 'waiting';
    this.#later(PAUSE);
  }

  /** Sends an unsent text; failures are retried later. */
  save = (): void => {
    if (this.state !== 'waiting') return;
    clearTimeout(this.#timer);
    if (this.#sending) this.#again = true;
    else void this.#send();
  };

  close(): void {
    this.save();
    if (this.state === 'waiting') unsent.set(this.#table, this);
    else removeEventListener('pagehide', this.#leave);
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.save, milliseconds);
  }

  #leave = (): void => {
    if (this.state !== 'waiting' || this.#sending?.text === this.text) return;
    this.#sending?.abort.abort();
    void this.#send();
  };

  async #send(): Promise<void> {
    const { text } = this;
    const sending = (this.#sending = { text, abort: new AbortController() });
    this.#again = false;
    let problem: string | null = null;
    try {
      await api.put(this.#path, { text }, { keepalive: true, signal: sending.abort.signal });
    } catch (error) {
      problem = problemText(error);
    }
    // A newer request has replaced this one.
    if (this.#sending !== sending) return;
    this.#sending = null;
    this.problem = problem;
    if (problem === null && this.text === text) this.#stored();
    else if (this.#again) void this.#send();
    else if (problem !== null) this.#later(10 * PAUSE);
  }

  #stored(): void {
    this.state = 'saved';
    if (unsent.get(this.#table) !== this) return;
    unsent.delete(this.#table);
    removeEventListener('pagehide', this.#leave);
  }
}
