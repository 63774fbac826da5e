import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepInvitation } from '$/lib/invitations.ts';
import { say, speech } from '$/lib/speech.svelte.ts';
import Waiting from '$/table/Waiting.svelte';
import type { PlayerKind, TableSnapshot } from '$/wire/index.ts';

/** A table whose owner has the western seat. */
const table = (kind: PlayerKind): TableSnapshot => ({ id: 'abc', now: { seats: { west: { kind: 'account', name: 'Ada' }, east: { kind, name: kind === 'asked' ? 'Eve' : null } } } }) as TableSnapshot;

beforeAll(() => speech.speak('en'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a table that waits says what it waits for', () => {
  it.each([
    ['open', 'web-waiting-lobby'],
    ['invited', 'web-waiting-link'],
  ] as const)('a seat that is %s', (kind, key) => {
    render(Waiting, { table: table(kind) });
    expect(screen.getByText(say(key))).toBeTruthy();
  });

  it('a player who was asked', () => {
    render(Waiting, { table: table('asked') });
    expect(screen.getByText(say('web-waiting-asked', { name: 'Eve' }))).toBeTruthy();
  });

  it('the invitation link, on the device that has it', () => {
    keepInvitation('abc', 'secret');
    render(Waiting, { table: table('invited') });
    expect(screen.getByRole('textbox')).toHaveProperty('value', `${location.origin}/t/abc?invite=secret`);
  });
});
