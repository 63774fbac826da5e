import type { GameName } from '$/boards/contract.ts';
import type { Language } from '$/words/words.ts';
import type { Part } from '../../scripts/book.ts';

const BOOKS = import.meta.glob<Part[]>('../../../books/*/*.md', { query: '?book', import: 'default' });

/** Loads the rule book of a game. */
export async function book(game: GameName, language: Language): Promise<Part[]> {
  return (await BOOKS[`../../../books/${game}/${language}.md`]?.()) ?? [];
}

const POSITIONS = import.meta.glob<Record<string, object>>('../../../books/*/positions.json', { import: 'default' });

/** Loads the example positions that can be tried on a board, by their names in the links. */
export async function positions(game: GameName): Promise<Record<string, object>> {
  return (await POSITIONS[`../../../books/${game}/positions.json`]?.()) ?? {};
}

/** A chapter of a book: the part that begins it and the parts below it. */
export interface Chapter {
  id: string;
  /** Number before its title; empty if it has none. */
  number: string;
  title: string;
  parts: Part[];
}

/** Splits a book into chapters. */
export function chapters(parts: readonly Part[]): Chapter[] {
  const found: Chapter[] = [];
  for (const part of parts) {
    const [, number = '', title = part.title] = /^(\d+)\.?\s+(.*)$/.exec(part.title) ?? [];
    if (part.depth <= 2) found.push({ id: part.id, number, title, parts: [] });
    found.at(-1)?.parts.push(part);
  }
  return found;
}

/** Returns the chapter that contains a section, and the anchor of the section or of its nearest ancestor: `3.11a`, else `3.11`, else `3`. */
export function place(all: readonly Chapter[], section: string): { chapter: Chapter; anchor: string } | null {
  for (const name of [section, section.replace(/[a-z]$/, ''), section.split('.')[0] ?? ''].filter(Boolean)) {
    const chapter = all.find(({ parts }) => parts.some(({ id, html }) => id === name || html.includes(`id="${name}"`)));
    if (chapter) return { chapter, anchor: name };
  }
  return null;
}

/** Returns the text of a part without its tags. */
export function plain(html: string): string {
  return html.replace(/<[^>]+>/g, ' ').replace(/&(amp|lt|gt|quot|#39);/g, ' ');
}

/** Replaces letters by ones that are easy to type, so that `Łódź` matches `lodz`. The result has the length of the text. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const character = text[at]!.toLowerCase();
    const bare = { ł: 'l', '’': "'", '\u00a0': ' ', '\u202f': ' ', '„': '"', '“': '"', '”': '"', '«': '"', '»': '"' }[character] ?? character.normalize('NFD')[0]!;
    return bare.length === 1 ? bare : character[0]!;
  }).join('');
}

/** Splits a search query into words. */
export function sought(text: string): string[] {
  return [...new Set(fold(text).split(/\s+/).filter(Boolean))];
}

/** Returns the positions of the words in a text, from left to right and without overlap. */
function spans(text: string, words: readonly string[]): [number, number][] {
  const folded = fold(text);
  const all = words.flatMap((word) => {
    const found: [number, number][] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) found.push([at, at + word.length]);
    return found;
  });
  const sorted = all.sort(([a, longA], [b, longB]) => a - b || longB - longA);
  let end = 0;
  return sorted.filter(([from, to]) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

/** Returns the number of occurrences of the words in a part; 0 unless it contains all of them. */
export function hits({ title, html }: Part, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const text = `${title} ${plain(html)}`;
  const folded = fold(text);
  return words.every((word) => folded.includes(word)) ? spans(text, words).length : 0;
}

/** Highlights words in the text between the tags. */
export function mark(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  return html.replace(/(<[^>]*>|&#?\w+;)|([^<&]+)/g, (whole, skipped: string | undefined, text: string | undefined) => {
    if (skipped !== undefined || text === undefined) return whole;
    let [marked, after] = ['', 0];
    for (const [from, to] of spans(text, words)) {
      marked += `${text.slice(after, from)}<mark>${text.slice(from, to)}</mark>`;
      after = to;
    }
    return marked + text.slice(after);
  });
}

/** Turns card names in quotation marks into links; a name may itself contain quotation marks. */
export function linked(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(/([“„"«])([\u00a0\u202f]?)((?:[^“”„"«»<>]|«[^«»<>]*»|[„“][^„“”<>]*”){2,60}?)([\u00a0\u202f]?)([”"»])/g, (whole, open: string, before: string, name: string, behind: string, close: string) => {
    // A name that is entirely a quotation has a single pair of quotation marks.
    const slug = names.get(fold(name)) ?? names.get(fold(`"${name}"`));
    return slug ? `${open}${before}${['<a', `href="#card-${slug}">`].join(' ')}${name}</a>${behind}${close}` : whole;
  });
}

/** Returns the cards whose names occur in a text. */
export function mentioned(text: string, names: ReadonlyMap<string, string>): Set<string> {
  const folded = fold(text);
  const within = (name: string): boolean => {
    for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
      const letter = /[\p{L}\p{N}]/u;
      if (!letter.test(folded[at - 1] ?? ' ') && !letter.test(folded[at + name.length] ?? ' ')) return true;
    }
    return false;
  };
  return new Set([...names].filter(([name]) => within(name)).map(([, slug]) => slug));
}
