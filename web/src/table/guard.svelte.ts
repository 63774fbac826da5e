/** Time for which a new question ignores answers, in milliseconds. */
const WAIT = 300;

/** Keeps the second press of a double click or tap from answering the question that came with the first one. */
export class Guard {
  /** Whether presses are ignored at the moment. */
  on = $state(false);
  #asked: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tracks the current question; successive points of one kind count as one question. */
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
