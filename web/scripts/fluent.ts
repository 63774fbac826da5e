import { parse, serialize, Resource, type Entry } from '@fluent/syntax';
import type { Plugin } from 'vite';

/** Messages that only the terminal or the server uses: the sentences of a game come from the server. */
const ELSEWHERE = /^(ui|screen|fact|ask|action|about|refusal|end|option|preset)-/;

/** Returns the text of a locale file without comments and without messages that the client does not use. */
export function trimmed(text: string): string {
  const spoken = (entry: Entry): boolean =>
    (entry.type === 'Message' || entry.type === 'Term') && !ELSEWHERE.test((entry as { id: { name: string } }).id.name);
  const body = parse(text, { withSpans: false }).body.filter((entry) => spoken(entry as Entry)) as Entry[];
  for (const entry of body) if ('comment' in entry) entry.comment = null;
  return serialize(new Resource(body), {});
}

/** Turns a locale file into a module whose default export is its text. */
export function fluent(repository: string): Plugin {
  return {
    name: 'fluent',
    transform: {
      filter: { id: /\.ftl$/ },
      handler(text: string, id: string) {
        if (!id.startsWith(repository)) return null;
        return { code: `export default ${JSON.stringify(trimmed(text))};`, map: null };
      },
    },
  };
}
