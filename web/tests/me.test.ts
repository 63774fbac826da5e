import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '$/wire/index.ts';

/** A request without an answer yet. */
interface Request {
  method: string;
  path: string;
  body: unknown;
  answer: (me: Me) => Promise<void>;
}
let requests: Request[] = [];
let me: (typeof import('$/lib/me.svelte.ts'))['me'];

const NOBODY: Me = { who: 'nobody', name: null, waiting: 0 };
const guest = (name: string): Me => ({ who: 'guest', name, waiting: 0 });

beforeEach(async () => {
  requests = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    return new Promise((resolve) => {
      const answer = async (me: Me): Promise<void> => {
        resolve(Response.json(me));
        await new Promise((later) => setTimeout(later));
      };
      requests.push({ method: init.method ?? '', path: new URL(address).pathname, body: init.body === undefined ? null : JSON.parse(init.body as string), answer });
    });
  });
  vi.resetModules();
  ({ me } = await import('$/lib/me.svelte.ts'));
});
afterEach(() => vi.unstubAllGlobals());

describe('a visitor who starts a game', () => {
  it('sends no name before the server has identified them, so that a returning guest keeps theirs', async () => {
    void me.ask();
    const entered = me.enter();
    expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([['GET', '/api/me', null], ['POST', '/api/guest', {}]]);
    await requests[1]!.answer(guest('Ann'));
    await entered;
    expect([me.who, me.name, me.known]).toEqual(['guest', 'Ann', true]);
    // The answer to the earlier request was late.
    await requests[0]!.answer(NOBODY);
    expect([me.who, me.name]).toEqual(['guest', 'Ann']);
  });

  it('sends the name that they have typed, and nothing once they are known', async () => {
    void me.ask();
    await requests[0]!.answer(NOBODY);
    void me.enter(' Ann ');
    expect(requests[1]!.body).toEqual({ name: 'Ann' });
    await requests[1]!.answer(guest('Ann'));
    await me.enter('Bob');
    expect([requests.length, me.name]).toEqual([2, 'Ann']);
  });

  it('is identified by the newest answer', async () => {
    const asked = [me.ask(), me.ask()];
    await requests[1]!.answer(guest('Ann'));
    await requests[0]!.answer(NOBODY);
    await Promise.all(asked);
    expect(me.name).toBe('Ann');
  });
});
