/**
 * Marks the root element with `data-busy`, a list of the work in progress, while the page is about to change by itself. What a browser reports itself
 * (fonts, animations) is not listed. Tests measure and compare a page only while the mark is absent (`browser/rest.ts`).
 */

/** Kinds of work. `start` is set in `index.html`; `machine` is a bot's pending move. */
export type Work = 'start' | 'page' | 'request' | 'words' | 'playback' | 'machine';

const counts = new Map<Work, number>();

function change(work: Work, by: 1 | -1): void {
  const count = (counts.get(work) ?? 0) + by;
  if (count > 0) counts.set(work, count);
  else counts.delete(work);
  const root = document.documentElement;
  if (counts.size > 0) root.dataset['busy'] = [...counts.keys()].join(' ');
  else delete root.dataset['busy'];
}

/** Marks the page until the returned function is called. */
export function begin(work: Work): () => void {
  let under = true;
  change(work, 1);
  return () => {
    if (under) change(work, -1);
    under = false;
  };
}

/** Marks the page until a promise settles, and returns its result. */
export function during<T>(work: Work, promise: Promise<T>): Promise<T> {
  return promise.finally(begin(work));
}

/** Marks the page for an object that is busy intermittently. */
export class Mark {
  readonly #work: Work;
  #end: (() => void) | null = null;

  constructor(work: Work) {
    this.#work = work;
  }

  set(busy: boolean): void {
    if (busy) this.#end ??= begin(this.#work);
    else {
      this.#end?.();
      this.#end = null;
    }
  }
}
