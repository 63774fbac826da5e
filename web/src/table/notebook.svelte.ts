import { api, problemText } from '$/lib/api.ts';
import type { Note } from '$/wire/index.ts';

/** How long nothing must be written before the note is sent. */
const PAUSE = 700;

/** One's own remark about a table: fetched once, sent whenever the writer pauses. */
export class Notebook {
  text = $state('');
  state: 'closed' | 'saved' | 'waiting' = $state('closed');
  problem: string | null = $state(null);

  readonly #path: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/note`;
  }

  /** Fetches the note; once it is there, nothing is fetched over what is being written. */
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
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE);
  }

  /** Sends what has not been sent; what fails is sent again later. */
  save = async (): Promise<void> => {
    if (this.state !== 'waiting') return;
    clearTimeout(this.#timer);
    const { text } = this;
    try {
      await api.put(this.#path, { text }, { keepalive: true });
      this.problem = null;
      if (this.text === text) this.state = 'saved';
    } catch (error) {
      this.problem = problemText(error);
      this.#timer = setTimeout(() => void this.save(), 10 * PAUSE);
    }
  };

  close(): void {
    void this.save();
    clearTimeout(this.#timer);
  }
}
