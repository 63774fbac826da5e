// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameName } from '$/wire/games.ts';
import { parts } from '../scripts/digest.ts';

const ROOT = new URL('../../', import.meta.url);
const DIGESTS: Record<GameName, string[]> = {
  twilight: ['docs/rules/twilight_struggle/rules.md', 'docs/rules/twilight_struggle/rulings.md'],
  curtain: ['docs/rules/iron_curtain.md', 'docs/rules/iron_curtain_rulings.md'],
  spies: ['docs/rules/cia_vs_kgb/rules.md', 'docs/rules/cia_vs_kgb/rulings.md'],
};

describe('the rules at hand', () => {
  it.each(Object.entries(DIGESTS))('%s: every section that a refusal or a question names can be linked', (game, files) => {
    const named = (file: string): string[] => {
      const source = readFileSync(new URL(file, ROOT), 'utf8');
      return [...source.matchAll(/=> "([A-Z]?\d[^"]*)"/g)].map((match) => match[1]!);
    };
    const [refused, asked] = [named(`crates/${game}/src/refusal.rs`), named(`crates/games/src/presenter/${game}.rs`)];
    expect(refused.length).toBeGreaterThan(10);
    expect(asked.length).toBeGreaterThan(10);
    const sections = [...refused, ...asked];
    const all = files.flatMap((file) => parts(readFileSync(new URL(file, ROOT), 'utf8')));
    const anchors = new Set(all.flatMap((part) => [part.id, ...[...part.html.matchAll(/id="([^"]+)"/g)].map((match) => match[1]!)]));
    expect(sections.filter((section) => !anchors.has(section))).toEqual([]);
  });

  it('names no files', () => {
    const all = Object.values(DIGESTS).flat().flatMap((file) => parts(readFileSync(new URL(file, ROOT), 'utf8')));
    expect(all.filter((part) => /\w\.(toml|rs|md|json)\b|crates\//.test(`${part.title} ${part.html}`)).map((part) => part.title)).toEqual([]);
  });

  it('names no lines of its sources', () => {
    const all = Object.values(DIGESTS).flat().flatMap((file) => parts(readFileSync(new URL(file, ROOT), 'utf8')));
    const prose = all.map(({ title, html }) => `${title} ${html.replace(/<code>[^<]*<\/code>/g, '')}`);
    expect(prose.flatMap((text) => text.match(/\[[^\]]*\]|Source tags|the seed/g) ?? [])).toEqual([]);
    const [rule] = parts('# 1. Example\n\n1.1 A card is drawn, see [the rulings](#A1) and `[a]`. [EN 1-2;\nPL 3]\n');
    expect(rule?.html).toContain('A card is drawn, see <a href="#A1">the rulings</a> and <code>[a]</code>.</p>');
  });

  it('leaves out what is meant for programmers', () => {
    const all = Object.values(DIGESTS).flat().flatMap((file) => parts(readFileSync(new URL(file, ROOT), 'utf8')));
    expect(all.filter((part) => /Test cases|Golden test|worth asserting/.test(part.title))).toEqual([]);
  });
});
