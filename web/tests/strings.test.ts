// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type AST } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
/** Attributes and properties that people read or hear. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label']);
const SHOWN = new Set(['title', 'textContent', 'innerText', 'innerHTML', 'ariaLabel', 'placeholder', 'alt']);
/** Attributes with names of classes and types. */
const SILENT = new Set(['class', 'generics']);
/** Elements with the name of a key, which is the same in every language. */
const KEYS = new Set(['kbd']);
/** Functions that take a selector. */
const SELECTING = new Set(['querySelector', 'querySelectorAll', 'closest', 'matches', 'matchMedia']);
/** Texts that are the same in every language, and why. */
const ALLOWED: Record<string, string> = {
  English: 'a language is called by its own name',
  Polski: 'a language is called by its own name',
  Français: 'a language is called by its own name',
  Esc: 'stands on the key',
};

/** In text that people read, every word counts; in other strings only a word next to a space or with a capital, unlike keys, slugs and addresses. */
const WORD = /\p{L}{2,}/u;
const PROSE = /\p{L}{2,}[,.;:!?…]*\s|\s\p{L}{2,}|^\P{L}*\p{Lu}\p{Ll}/u;
/** Fields of a node that people read if they read the node. */
const READ = new Set(['nodes', 'fragment', 'consequent', 'alternate', 'body', 'fallback', 'pending', 'then', 'catch', 'expression', 'expressions', 'quasis', 'left', 'right', 'value']);

type Node = AST.BaseNode & Record<string, unknown>;

/** Returns every text of a component that people would see and that is not from the locale files. */
export function unspoken(source: string): string[] {
  const { module, instance, fragment } = parse(source, { modern: true });
  const found: string[] = [];
  for (const script of [module, instance]) if (script) walk(script.content as unknown as Node, false, found);
  walk(fragment as unknown as Node, true, found);
  return found;
}

/** Returns the same for a module. */
const inScript = (source: string): string[] => unspoken(`<script lang="ts">${source}</script>`);

function walk(node: Node, read: boolean, found: string[]): void {
  const text = textOf(node);
  if (text !== null && (read ? WORD : PROSE).test(text)) found.push(text.trim());
  if (node.type === 'Attribute') read = SPOKEN.has(String(node['name']));
  for (const [name, value] of Object.entries(node)) {
    if (passedOver(node, name)) continue;
    for (const child of nodes(value)) if (!(isCode(node, name) && textOf(child) !== null)) walk(child, (read && READ.has(name)) || isShown(node, child), found);
  }
}

/** Returns the text of a node; placeholders split a template. */
function textOf(node: Node): string | null {
  if (node.type === 'Text') return String(node['data']);
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  return node.type === 'TemplateElement' ? (node['value'] as { cooked: string }).cooked : null;
}

/** Returns true for types, errors for programmers, classes, styles and keys of the keyboard, which contain nothing that people read. */
function passedOver(node: Node, name: string): boolean {
  if (/^TS(?!.*(Expression|Enum|Parameter))/.test(node.type) || node.type === 'StyleDirective') return true;
  if (node.type === 'NewExpression' && nameOf(node['callee']) === 'Error') return true;
  if (node.type === 'Attribute') return SILENT.has(String(node['name']));
  return name === 'fragment' && node.type === 'RegularElement' && KEYS.has(String(node['name']));
}

/** Returns true if a text in this place is meant for the program: imports, comparisons, lookups and selectors. */
function isCode(node: Node, name: string): boolean {
  if (name === 'source' || name === 'key' || name === 'property') return true;
  if (node.type === 'BinaryExpression') return node['operator'] !== '+';
  if (node.type === 'SwitchCase') return name === 'test';
  return node.type === 'CallExpression' && SELECTING.has(nameOf(node['callee']));
}

/** Returns true if code puts this text on the page: `document.title = …`, `setAttribute('aria-label', …)`. */
function isShown(node: Node, child: Node): boolean {
  if (node.type === 'AssignmentExpression') return child === node['right'] && SHOWN.has(nameOf(node['left']));
  if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'setAttribute') return false;
  const [name, value] = node['arguments'] as Node[];
  return child === value && name !== undefined && SPOKEN.has(textOf(name) ?? '');
}

/** Returns the last name of `a.b.c`. */
function nameOf(node: unknown): string {
  const { property, name } = node as { property?: { name?: string }; name?: string };
  return property?.name ?? name ?? '';
}

function nodes(value: unknown): Node[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((one): one is Node => one !== null && typeof one === 'object' && 'type' in one);
}

describe('what people read comes from the locale files', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file) && !/\btests\/|\.d\.ts$/.test(file));
  const texts = (file: string): string[] => (file.endsWith('.svelte') ? unspoken : inScript)(readFileSync(SOURCES + file, 'utf8'));

  it.each(files)('%s', (file) => {
    expect(texts(file).filter((text) => !(text in ALLOWED))).toEqual([]);
  });

  it('except for allowed texts, which are all in use', () => {
    const all = new Set(files.flatMap(texts));
    expect(Object.keys(ALLOWED).filter((text) => !all.has(text))).toEqual([]);
  });

  it('violations are found in markup', () => {
    expect(unspoken('<p>Hello</p>')).toEqual(['Hello']);
    expect(unspoken('{#if a}<p>Hello</p>{/if}')).toEqual(['Hello']);
    expect(unspoken('<button aria-label="Shut">×</button>')).toEqual(['Shut']);
    expect(unspoken("<b>{open ? 'open' : say('web-close')}</b>")).toEqual(['open']);
    expect(unspoken("<b title={open ? `${n} cards` : ''}>{n}</b>")).toEqual(['cards']);
    expect(unspoken("{#each a as b}{#snippet c()}Text{/snippet}{/each}")).toEqual(['Text']);
    expect(unspoken("<p class=\"big red\">{say('web-close')} <kbd>Esc</kbd></p>")).toEqual([]);
  });

  it('violations are found in scripts', () => {
    expect(unspoken("<script>const label = 'Hello there';</script><p>{label}</p>")).toEqual(['Hello there']);
    expect(unspoken("<script module>const NAMES = { a: 'Cuba' };</script>")).toEqual(['Cuba']);
    expect(unspoken("<script lang=\"ts\">const many = $derived(n > 1 ? `${n} cards` : 'one' + ' card');</script>")).toEqual(['cards', 'card']);
    expect(inScript("export const tell = (n: number): string => join(['you have', n]);")).toEqual(['you have']);
    expect(inScript("document.title = 'hotline'; node.setAttribute('aria-label', mine ? 'yours' : '');")).toEqual(['hotline', 'yours']);
    expect(inScript("throw new ApiError({ code: 'busy', text: 'Try again' });")).toEqual(['Try again']);
  });

  it('violations are found in props of components', () => {
    expect(unspoken('<Dialog heading="Are you sure"/>')).toEqual(['Are you sure']);
    expect(unspoken("<Dialog options={[{ text: 'Yes' }]} kind={a ? 'danger' : 'plain'} title={'yes'} />")).toEqual(['Yes', 'yes']);
  });

  it('strings for the program are no violations', () => {
    expect(inScript("import A from './App.svelte'; import('./Other.svelte'); type B = 'Big Red';")).toEqual([]);
    expect(inScript("if (event.key === 'Escape' || document.querySelector('#board button')) throw new Error(`no board for ${game}`);")).toEqual([]);
    expect(inScript("const step = { ArrowUp: 1, 'Page Up': 2 }[key]; headers['Content-Type'] = say('web-close') as 'One Two';")).toEqual([]);
    expect(inScript("switch (key) { case 'Home': go(`/api/tables/${id}?at=${at}`); }")).toEqual([]);
  });
});
