import { cleanup, render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from '$/lib/route.svelte.ts';
import { speech } from '$/lib/speech.svelte.ts';
import About from '$/pages/About.svelte';
import CREDITS from '$/pages/credits.json';

afterEach(cleanup);

const manifest = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as { license: string; dependencies: Record<string, string> };

describe('the page about the program', () => {
  it('has an address', () => {
    expect(parse(new URL('https://example.org/about')).page).toBe('about');
  });

  it('names the licence that each package declares', () => {
    for (const { package: name, licence } of CREDITS) expect(manifest(`node_modules/${name}/package.json`).license, name).toBe(licence);
  });

  it('credits everything that is bundled', () => {
    const bundled = [...Object.keys(manifest('package.json').dependencies), 'svelte', '@iconify-json/game-icons'];
    expect(CREDITS.map((credit) => credit.package).sort()).toEqual(bundled.sort());
  });

  it('links to the works and to their licences', async () => {
    await speech.speak('en');
    render(About);
    expect(screen.getByRole('link', { name: 'Game-icons.net' }).getAttribute('href')).toBe('https://game-icons.net');
    expect(screen.getByText(/^By Lorc, Delapouite, .* and others$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'CC-BY-3.0' }).getAttribute('href')).toBe('https://creativecommons.org/licenses/by/3.0/');
  });
});
