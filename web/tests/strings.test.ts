// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
/** Attributes that people read or hear. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label']);
/** Elements that name a key of the keyboard, which is called the same in every language. */
const KEYS = new Set(['kbd']);
const LETTERS = /\p{L}{2,}/u;

type Node = AST.BaseNode & Record<string, unknown>;

/** Every text of a component that people would see without its coming from the locale files. */
export function unspoken(source: string): string[] {
  const found: string[] = [];
  walk(parse(source, { modern: true }).fragment as unknown as Node, false, found);
  return found;
}

function walk(node: Node, inKey: boolean, found: string[]): void {
  if (node.type === 'Text' && !inKey && LETTERS.test(String(node['data']))) found.push(String(node['data']).trim());
  if (node.type === 'ExpressionTag' && !inKey) literals(node['expression'] as Node, found);
  if (node.type === 'Attribute') {
    if (SPOKEN.has(String(node['name']))) children(node['value'], (child) => walk(child, false, found));
    return;
  }
  const key = node.type === 'RegularElement' && KEYS.has(String(node['name']));
  for (const name of ['attributes', 'fragment', 'nodes', 'consequent', 'alternate', 'body', 'fallback', 'pending', 'then', 'catch'])
    children(node[name], (child) => walk(child, inKey || key, found));
}

/** Words that an expression yields by itself: `yes ? 'Open' : 'Shut'`; arguments of calls are keys and slugs. */
function literals(node: Node, found: string[]): void {
  if (node.type === 'Literal' && typeof node['value'] === 'string' && LETTERS.test(node['value'])) found.push(node['value']);
  if (node.type === 'TemplateLiteral') {
    for (const quasi of node['quasis'] as { value: { cooked: string } }[]) if (LETTERS.test(quasi.value.cooked)) found.push(quasi.value.cooked);
  }
  for (const name of ['consequent', 'alternate', 'left', 'right', 'expressions']) {
    const comparison = node.type === 'BinaryExpression' && node['operator'] !== '+';
    if (!comparison) children(node[name], (child) => literals(child, found));
  }
}

function children(value: unknown, visit: (node: Node) => void): void {
  for (const child of Array.isArray(value) ? value : [value]) if (child !== null && typeof child === 'object' && 'type' in child) visit(child as Node);
}

describe('what people read comes from the locale files', () => {
  const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));

  it.each(components)('%s', (file) => {
    expect(unspoken(readFileSync(SOURCES + file, 'utf8'))).toEqual([]);
  });

  it('is seen where it does not', () => {
    expect(unspoken('<p>Hello</p>')).toEqual(['Hello']);
    expect(unspoken('{#if a}<p>Hello</p>{/if}')).toEqual(['Hello']);
    expect(unspoken('<button aria-label="Shut">×</button>')).toEqual(['Shut']);
    expect(unspoken("<b>{open ? 'Open' : say('web-close')}</b>")).toEqual(['Open']);
    expect(unspoken("<b title={open ? `${n} cards` : ''}>{n}</b>")).toEqual([' cards']);
    expect(unspoken("{#each a as b}{#snippet c()}Text{/snippet}{/each}")).toEqual(['Text']);
    expect(unspoken("<p class=\"big\">{say('web-close')} <kbd>Esc</kbd></p>")).toEqual([]);
  });
});
