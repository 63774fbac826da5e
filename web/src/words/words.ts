import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { GameName } from '$/boards/contract.ts';

export type Language = 'en' | 'pl' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'pl', 'fr'];

type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>('../../../crates/words/locales/*/*.ftl', { import: 'default' });

/** Sentences of one language, for the client and for one game, shared with the terminal: `crates/words/locales`. */
export class Words {
  readonly language: Language;
  readonly game: GameName | null;
  readonly #bundle: FluentBundle;
  readonly #numbers: Intl.NumberFormat;
  #names: ReadonlyMap<string, string> = new Map();

  constructor(language: Language, game: GameName | null, texts: readonly string[]) {
    this.language = language;
    this.game = game;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#numbers = new Intl.NumberFormat(language);
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  /** Loads a language: the sentences of the client and of one game. */
  static async load(language: Language, game: GameName | null): Promise<Words> {
    const files = ['common', 'web', 'boards', ...(game ? [game] : [])];
    const texts = files.map((file) => FILES[`../../../crates/words/locales/${language}/${file}.ftl`]?.() ?? '');
    return new Words(language, game, await Promise.all(texts));
  }

  /** Takes over the names of a corrected card pack, in place of those of an earlier pack. */
  rename(names: Iterable<readonly [string, string]>): void {
    this.#names = new Map(names);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Returns a sentence by its key. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no message ${key} in ${this.language}`);
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** Returns the name of anything with a slug: a card, a place, a side. */
  name(slug: string): string {
    return this.#names.get(slug) ?? this.say(`name-${slug}`);
  }

  /** Returns a form of a name, such as `short` or a case; the name itself if it has no such form. */
  form(slug: string, attribute: string): string {
    return this.#attributes(slug)[attribute] ?? this.name(slug);
  }

  /** Returns what the card or place with this slug does; null if there is no text. */
  text(slug: string): string | null {
    return this.has(`text-${slug}`) ? this.say(`text-${slug}`) : null;
  }

  number(number: number): string {
    return this.#numbers.format(number);
  }

  #attributes(slug: string): Record<string, string> {
    const message = this.#names.has(slug) ? undefined : this.#bundle.getMessage(`name-${slug}`);
    const all = Object.entries(message?.attributes ?? {});
    return Object.fromEntries(all.map(([name, pattern]) => [name, this.#bundle.formatPattern(pattern, {}, [])]));
  }
}
