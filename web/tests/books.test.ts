// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chapters, fold, hits, linked, mark, mentioned, place, sought } from '$/lib/books.ts';
import type { GameName } from '$/wire/games.ts';
import { LANGUAGES, type Language } from '$/words/words.ts';
import { anchors, parts, type Part } from '../scripts/book.ts';

const ROOT = new URL('../../', import.meta.url);
const GAMES: readonly GameName[] = ['twilight', 'curtain', 'spies'];
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const book = (game: GameName, language: Language): Part[] => parts(read(`books/${game}/${language}.md`));
const every = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

/** Returns the targets of the links in a part, within the book. */
const links = ({ html }: Part): string[] => [...html.matchAll(/href="#(?!try-)([^"]+)"/g)].map((match) => match[1]!);

/** Returns a function that lists the slugs of the cards named in a part. */
function cards(game: GameName, language: Language): (part: Part) => string[] {
  const catalog = JSON.parse(read(`web/dev/catalogs/${game}.json`)) as { cards?: object; groups?: object; objectives?: object; agents?: string[] };
  const slugs = [...Object.keys({ ...catalog.cards, ...catalog.groups, ...catalog.objectives }), ...(catalog.agents ?? [])];
  const words = read(`crates/words/locales/${language}/${game}.ftl`);
  const name = (slug: string): string => new RegExp(`^name-${slug} = (.*)$`, 'm').exec(words)?.[1] ?? slug;
  const names = new Map(slugs.map((slug) => [fold(name(slug)), slug]));
  // In quotation marks only: a bare “Cuba” or “Polska” is a country.
  return ({ html }) => [...linked(html, names).matchAll(/href="#card-(\w+)"/g)].map((match) => match[1]!);
}

describe('the rule books', () => {
  it('exist for every game in every language, without further files', () => {
    expect(readdirSync(new URL('books', ROOT)).sort()).toEqual([...GAMES].sort());
    for (const game of GAMES) expect(readdirSync(new URL(`books/${game}`, ROOT)).filter((file) => file.endsWith('.md')).sort()).toEqual(LANGUAGES.map((language) => `${language}.md`).sort());
  });

  it.each(every)('%s, %s: every section that a refusal or a question names exists, and no link of the book is dead', (game, language) => {
    const named = (file: string): string[] => [...read(file).matchAll(/=> "([A-Z]?\d[^"]*)"/g)].map((match) => match[1]!);
    const [refused, asked] = [named(`crates/${game}/src/refusal.rs`), named(`crates/games/src/presenter/${game}.rs`)];
    expect(refused.length).toBeGreaterThan(10);
    expect(asked.length).toBeGreaterThan(10);
    const all = book(game, language);
    const known = new Set(all.flatMap(anchors));
    expect([...refused, ...asked].filter((section) => !known.has(section))).toEqual([]);
    expect(all.flatMap(links).length).toBeGreaterThan(50);
    expect(all.flatMap((part) => links(part).filter((to) => !known.has(to)).map((to) => `${part.title}: ${to}`))).toEqual([]);
    expect(new Set(all.flatMap(anchors)).size).toBe(all.flatMap(anchors).length);
  });

  it.each(every.filter(([, language]) => language !== 'en'))('%s, %s: the same sections, numbers, links and examples as in English', (game, language) => {
    const shape = (part: Part): object => ({ id: part.id, depth: part.depth, anchors: anchors(part), links: links(part).sort(), examples: part.html.split('<blockquote>').length - 1 });
    const [theirs, english] = [book(game, language), book(game, 'en')];
    expect(theirs.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    for (const [at, part] of theirs.entries()) expect(shape(part), part.title).toEqual(shape(english[at]!));
  });

  // The other games name countries, groups and agents, which are in quotation marks only where the grammar requires it.
  it.each(LANGUAGES.filter((language) => language !== 'en'))('twilight, %s: the same cards are named in each section as in English', (language) => {
    const [theirs, english] = [cards('twilight', language), cards('twilight', 'en')];
    const [one, other] = [book('twilight', language), book('twilight', 'en')];
    const named = (part: Part, of: (part: Part) => string[]): string[] => [...new Set(of(part))].sort();
    expect(new Set(other.flatMap(english)).size).toBeGreaterThan(60);
    for (const [at, part] of one.entries()) expect(named(part, theirs), part.title).toEqual(named(other[at]!, english));
  });

  it.each(every)('%s, %s: nothing is addressed to programmers', (game, language) => {
    const all = book(game, language);
    const text = (part: Part): string => `${part.title} ${part.html}`;
    expect(all.filter((part) => /\w\.(toml|rs|md|json)\b|crates\/|<code>|Test cases|Golden test|worth asserting/.test(text(part))).map(({ title }) => title)).toEqual([]);
    expect(all.filter((part) => /\[[^\]]*\d[^\]]*\](?!\()/.test(part.html)).map(({ title }) => title)).toEqual([]);
  });

  it.each(GAMES)('%s: French spaces and Polish quotation marks', (game) => {
    const french = read(`books/${game}/fr.md`).split('\n').filter((line) => !line.includes('](') || line.length > 0);
    expect(french.filter((line) => /[^\u202f\s(|!*]([;!?])(?=\s|$)/.test(line) || / [;!?:%»]/.test(line) || /« /.test(line)).slice(0, 5)).toEqual([]);
    expect(read(`books/${game}/pl.md`).split('\n').filter((line) => /“/.test(line)).slice(0, 5)).toEqual([]);
  });
});

describe('a book', () => {
  const some = chapters(parts('# Title\n\n## In short\n\nCoup, [6.3](#6.3).\n\n## 6. Operations\n\nA coup & a Coup.\n\n### 6A. More\n\n6.3 Łódź and “NATO”.\n'));

  it('is split into chapters', () => {
    expect(some.map(({ id, number, title }) => [id, number, title])).toEqual([['part-0', '', 'In short'], ['6', '6', 'Operations']]);
    expect(place(some, '6.3')).toEqual({ chapter: some[1], anchor: '6.3' });
    expect(place(some, '6.3a')?.anchor).toBe('6.3');
    expect(place(some, '6.9')?.anchor).toBe('6');
    expect(place(some, '9.9')).toBeNull();
  });

  it('can be searched without diacritics and capitals, and the words are highlighted', () => {
    const [operations, more] = some[1]!.parts;
    expect(hits(operations!, sought('COUP'))).toBe(2);
    expect(hits(operations!, sought('coup missing'))).toBe(0);
    expect(hits(more!, sought('lodz'))).toBe(1);
    expect(mark(more!.html, sought('lodz'))).toContain('<mark>Łódź</mark>');
    expect(mark(operations!.html, sought('amp'))).toBe(operations!.html);
    expect(mark('<a href="coup">x</a>', sought('coup'))).toBe('<a href="coup">x</a>');
    expect(sought('')).toEqual([]);
  });

  it('finds the cards it names', () => {
    const names = new Map([[fold('NATO'), 'nato'], [fold('Che'), 'che']]);
    expect(linked(some[1]!.parts[1]!.html, names)).toContain('“<a href="#card-nato">NATO</a>”');
    expect([...mentioned('NATO and Cherbourg', names)]).toEqual(['nato']);
  });
});
