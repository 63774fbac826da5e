import type { GameName } from '$/boards/contract.ts';
import type { LessonInfo, Lessons } from '$/wire/index.ts';
import { api, problemText } from './api.ts';

const KEY = 'hotline.lessons';

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** The lessons, and which of them were completed in this browser. */
class Progress {
  all: LessonInfo[] = $state.raw([]);
  problem: string | null = $state(null);
  #done: ReadonlySet<string> = $state.raw(new Set(kept()));

  /** Fetches the lessons; must be called again after a change of language. */
  load(): void {
    api.get<Lessons>('/api/lessons').then(
      ({ lessons }) => {
        this.all = lessons;
        this.problem = null;
      },
      (error: unknown) => (this.problem = problemText(error)),
    );
  }

  /** Returns the lessons of a game, in their order. */
  of(game: GameName): LessonInfo[] {
    return this.all.filter((lesson) => lesson.game === game);
  }

  isDone(lesson: LessonInfo): boolean {
    return this.#done.has(address(lesson));
  }

  /** Returns true if no lesson was completed in this browser yet. */
  get none(): boolean {
    return this.#done.size === 0;
  }

  /** Stores that a lesson was completed. */
  finish(lesson: LessonInfo): void {
    this.#done = new Set([...kept(), address(lesson)]);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#done]));
    } catch {
      // Without storage, the browser starts at the first lesson again.
    }
  }

  /** Returns the lesson of a game to continue with: the first incomplete one, else the first. */
  next(game: GameName): LessonInfo | undefined {
    const lessons = this.of(game);
    return lessons.find((lesson) => !this.isDone(lesson)) ?? lessons[0];
  }
}

/** Returns the path of a lesson, below `/learn/`. */
export function address({ game, id }: LessonInfo): string {
  return `${game}/${id}`;
}

export const progress = new Progress();
