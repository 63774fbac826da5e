import { Marked, type Tokens } from 'marked';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** A heading of a rule book and the text below it, with its anchors. */
export interface Part {
  id: string;
  title: string;
  depth: number;
  html: string;
}

/** The number of a rule: `6.1`, `3.11`, `A24`, `Q7`. */
const NUMBER = String.raw`[A-Z]?\d+[A-Z]?(?:\.\d+)?`;

const marked = new Marked();

/** Makes wide tables scrollable on a phone, by the keyboard too. */
const scrollable = (html: string): string => html.replaceAll('<table>', '<table tabindex="0">');

/** Separates numbered rules by empty lines, so that each becomes a paragraph. */
function spaced(markdown: string): string {
  return markdown.replace(/\n(?=\d+[A-Z]?\.\d+ )/g, '\n\n');
}

/** Gives every rule that begins with a number an anchor of that name, unless it has one already. */
function anchored(section: string, html: string, taken: Set<string>): string {
  // The points of a list in section 17 are 17.1, 17.2 …
  const listed = html.replace(/<ol(?: start="(\d+)")?>[\s\S]*?<\/ol>/g, (list, start?: string) => {
    let point = Number(start ?? 1) - 1;
    return list.replace(/<li>/g, (item) => {
      const number = `${section}.${(point += 1)}`;
      if (taken.has(number)) return item;
      taken.add(number);
      return `<li id="${number}">`;
    });
  });
  const beginning = new RegExp(`<(p|li|tr)>(\\s*(?:<td>|<p>)?(?:<strong>)?)(${NUMBER})(?=[\\s.<:])`, 'g');
  const numbered = listed.replace(beginning, (whole, name: string, between: string, number: string) => {
    if (taken.has(number)) return whole;
    taken.add(number);
    return `<${name} id="${number}">${between}${number}`;
  });
  // `a.` below 3.11 is 3.11a.
  return numbered.replace(/<li id="(\d+\.\d+)">(?:(?!<li id=)[\s\S])*?<\/ul>/g, (list, number: string) =>
    list.replace(/<li>([a-z])\. /g, (_, letter: string) => `<li id="${number}${letter}">${letter}. `),
  );
}

/** Returns the parts of a rule book, without its title: that is the name of the game, which the page shows already. */
export function parts(markdown: string): Part[] {
  const found: { title: string; depth: number; tokens: Tokens.Generic[] }[] = [];
  for (const token of marked.lexer(spaced(markdown))) {
    if (token.type !== 'heading') found.at(-1)?.tokens.push(token as Tokens.Generic);
    else if ((token as Tokens.Heading).depth > 1) found.push({ title: (token as Tokens.Heading).text, depth: (token as Tokens.Heading).depth, tokens: [] });
  }
  const titles = found.map(({ title }, at) => new RegExp(`^(${NUMBER})\\.? `).exec(title)?.[1] ?? `part-${at}`);
  const taken = new Set(titles);
  return found.map(({ title, depth, tokens }, at) => ({
    id: titles[at]!,
    title,
    depth,
    html: anchored(titles[at]!, scrollable(marked.parser(tokens as never)), taken),
  }));
}

/** Returns the anchors of a part, its own first. */
export function anchors({ id, html }: Part): string[] {
  return [id, ...[...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)];
}

/** Turns a rule book `….md?book` into a module with its parts. */
export function book(): Plugin {
  return {
    name: 'book',
    enforce: 'pre',
    load: {
      filter: { id: /\.md\?book$/ },
      async handler(id: string) {
        const markdown = await readFile(id.replace(/\?book$/, ''), 'utf8');
        return { code: `export default ${JSON.stringify(parts(markdown))};`, moduleType: 'js' };
      },
    },
  };
}
