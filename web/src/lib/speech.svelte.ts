import type { FluentVariable } from '@fluent/bundle';
import type { GameName } from '$/boards/contract.ts';
import { Words, type Language } from '$/words/words.ts';
import { during } from './busy.ts';

/** Sentences of the current language, and of the games that were requested. */
class Speech {
  #client: Words | null = $state.raw(null);
  #games: Partial<Record<GameName, Words>> = $state.raw({});
  /** The language requested last. */
  #wanted: Language | null = null;

  /** Switches to a language, with every loaded game, unless another language is requested meanwhile. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const games = Object.keys(this.#games) as GameName[];
    const [client, ...loaded] = await during('words', Promise.all([null, ...games].map((game) => Words.load(language, game))));
    if (language !== this.#wanted) return;
    this.#games = { ...this.#games, ...Object.fromEntries(games.map((game, at) => [game, loaded[at]!])) };
    this.#client = client!;
    document.documentElement.lang = language;
    // Games that were loaded meanwhile are still in the previous language.
    for (const game of Object.keys(this.#games) as GameName[]) void this.learn(game);
  }

  /** Loads the sentences of a game. */
  async learn(game: GameName): Promise<Words> {
    const known = this.#games[game];
    if (known?.language === this.language) return known;
    const words = await during('words', Words.load(this.language, game));
    if (words.language !== this.language) return this.learn(game);
    this.#games = { ...this.#games, [game]: words };
    return words;
  }

  get ready(): boolean {
    return this.#client !== null;
  }

  get language(): Language {
    return this.#client?.language ?? 'en';
  }

  /** Returns the sentences of a game, once they are loaded. */
  of(game: GameName): Words | null {
    return this.#games[game] ?? null;
  }

  say(key: string, args?: Record<string, FluentVariable>): string {
    return this.#client?.say(key, args) ?? '';
  }
}

export const speech = new Speech();

/** Returns a sentence of the client. */
export function say(key: string, args?: Record<string, FluentVariable>): string {
  return speech.say(key, args);
}
