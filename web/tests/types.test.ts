/**
 * Changes of a game's types are detected: the boards are compiled against generated modules with a renamed or removed field or variant, as a change
 * in the engine would produce them.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(__dirname, '..');
const BOARDS = join(ROOT, 'src/boards');
/** Files in which the boards read views and forms. */
const MODELS = readdirSync(BOARDS).flatMap((game) => ['model.ts', 'figures.ts'].map((file) => join(BOARDS, game, file)).filter(existsSync));
const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile).config, ts.sys, ROOT);

const read = new Map<string, ts.SourceFile | undefined>();
let before: ts.Program | undefined;

/** Returns the compiler's errors in the models of the boards, with one generated module replaced. */
function complaints(changed: string | null, text: string): string[] {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version, ...rest) => {
    if (name === changed) return ts.createSourceFile(name, text, version);
    if (!read.has(name)) read.set(name, getSourceFile(name, version, ...rest));
    return read.get(name);
  };
  const program = ts.createProgram({ rootNames: MODELS, options: { ...options, types: [] }, host, oldProgram: before });
  before = program;
  return MODELS.flatMap((model) => program.getSemanticDiagnostics(program.getSourceFile(model))).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** Returns the generated module of a game with a change; fails if the change does not apply. */
function altered(game: string, from: string | RegExp, to: string): [string, string] {
  const file = join(ROOT, `src/wire/${game}.ts`);
  const text = ts.sys.readFile(file) ?? '';
  const changed = text.replace(from, to);
  expect(changed, `${String(from)} in ${game}`).not.toBe(text);
  return [file, changed];
}

describe('the types of the games', () => {
  it('are those that the boards are written for', () => {
    expect(complaints(null, '')).toEqual([]);
  });

  it.each([
    ['an action of Twilight Struggle', 'twilight', '{ "coup": Country }', '{ "strike": Country }'],
    ['a question of Twilight Struggle', 'twilight', '{ "use": {', '{ "employ": {'],
    ['a fact of Twilight Struggle', 'twilight', '{ "placed": {', '{ "put": {'],
    ['the stakes of Twilight Struggle', 'twilight', 'cost: number, } } | { "coup": {', 'cost: number, } } | { "strike": {'],
    ['a card of Twilight Struggle', 'twilight', '"missile_envy"', '"rocket_envy"'],
    ['an action of Iron Curtain', 'curtain', '{ "infiltrate": Card }', '{ "sneak": Card }'],
    ['a field of an action of Iron Curtain', 'curtain', '\nfrom: Card, } }', '\nsource: Card, } }'],
    ['a fact of Iron Curtain', 'curtain', '{ "lifted": {', '{ "raised": {'],
    ['an action of CIA vs KGB', 'spies', '{ "revive": Agent }', '{ "heal": Agent }'],
    ['a field of an action of CIA vs KGB', 'spies', 'target?: Group', 'victim?: Group'],
    ['a place of agents of CIA vs KGB', 'spies', '\nheadquarters: Array<Agent>,', '\nhome: Array<Agent>,'],
  ])('a renaming of %s is detected', (_, game, from, to) => {
    expect(complaints(...altered(game, from, to))).not.toEqual([]);
  });

  it.each([
    ['the lasting effects', 'twilight', '\nin_force: Array<Card>,'],
    ['the results of a coup', 'twilight', '\nresults: [number, number, number, number, number, number],'],
    ['the figures of regions', 'twilight', '\nregions: Array<RegionFigures>,'],
    ['the hands', 'curtain', '\nhands: Pair<Hand>,'],
    ['the groups', 'spies', '\ngroups: Pair<Array<Group>>,'],
    ['the action rounds of the catalog', 'twilight', /\nrounds: Array<number>,? ?/],
    ['the events of the catalog', 'curtain', '\nevent?: string,'],
    ['the influence of the catalog', 'spies', /\ninfluence: number,? ?/],
  ])('a removal of %s is detected', (_, game, field) => {
    expect(complaints(...altered(game, field, '\n'))).not.toEqual([]);
  });
});
