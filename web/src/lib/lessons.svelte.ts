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

/** The lessons, and which of them were played to the end in this browser. */
class Progress {
  all: LessonInfo[] = $state.raw([]);
  problem: string | null = $state(null);
  #done: ReadonlySet<string> = $state.raw(new Set(kept()));

  /** Asks the server; call it again when another language is spoken. */
  load(): void {
    api.get<Lessons>('/api/lessons').then(
      ({ lessons }) => {
        this.all = lessons;
        this.problem = null;
      },
      (error: unknown) => (this.problem = problemText(error)),
    );
  }

  /** The lessons of a game, in their order. */
  of(game: GameName): LessonInfo[] {
    return this.all.filter((lesson) => lesson.game === game);
  }

  isDone(lesson: LessonInfo): boolean {
    return this.#done.has(address(lesson));
  }

  /** Whether nothing was learnt in this browser yet. */
  get none(): boolean {
    return this.#done.size === 0;
  }

  /** Keeps that a lesson was played to the end. */
  finish(lesson: LessonInfo): void {
    this.#done = new Set([...kept(), address(lesson)]);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#done]));
    } catch {
      // A browser that stores nothing begins with the first lesson again.
    }
  }

  /** The lesson of a game to go on with: the first that is not done, else the first. */
  next(game: GameName): LessonInfo | undefined {
    const lessons = this.of(game);
    return lessons.find((lesson) => !this.isDone(lesson)) ?? lessons[0];
  }
}

/** Where a lesson is, below `/learn/`. */
export function address({ game, id }: LessonInfo): string {
  return `${game}/${id}`;
}

export const progress = new Progress();
