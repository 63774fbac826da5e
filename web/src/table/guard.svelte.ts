/** How long a new question waits before it takes an answer, in milliseconds. */
const WAIT = 300;

/** Keeps the second press of a double click or tap from answering the question that came with the first one. */
export class Guard {
  /** Whether a press is not taken yet. */
  on = $state(false);
  #asked: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Goes along with what is asked; points of one kind, one after the other, are one question. */
  follow(asked: string): void {
    const before = this.#asked;
    this.#asked = asked;
    if (before === null || before === asked) return;
    this.on = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.on = false), WAIT);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
