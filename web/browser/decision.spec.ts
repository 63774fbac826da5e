import { expect, test, type Page } from '@playwright/test';
import type { FromServer, ToServer } from '../src/wire/index.ts';
import { begin } from './begin.ts';
import { choose, GAMES, myTurn, numbers, visitor } from './play.ts';
import { rest } from './rest.ts';

/** Requests and messages of a page. */
interface Traffic {
  requests: string[];
  sent: string[];
  heard: string[];
}

/** Records all traffic with the server, except for the pings of the connection. */
function overheard(page: Page): Traffic {
  const traffic: Traffic = { requests: [], sent: [], heard: [] };
  page.on('request', (request) => traffic.requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  page.on('websocket', (socket) => {
    const note = (list: string[]) => ({ payload }: { payload: string | Buffer }) => {
      const text = String(payload);
      if (!/^\{"type":"p[io]ng"/.test(text)) list.push(text);
    };
    socket.on('framesent', note(traffic.sent));
    socket.on('framereceived', note(traffic.heard));
  });
  return traffic;
}

const kinds = (messages: string[]): string[] => messages.map((text) => (JSON.parse(text) as FromServer | ToServer).type);
const bytes = (messages: string[]): number => messages.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

for (const game of GAMES) {
  test(`${game}: a decision without confirmation is one message, answered by its result and an update only`, async ({ browser }) => {
    const { page, errors } = await visitor(browser, {}, { list: true, confirm: 'none', motion: 'off' });
    const traffic = overheard(page);
    await begin(page, { game });
    await myTurn(page);
    const random = numbers(6);
    const told: string[] = [];
    for (let decision = 0; decision < 8 && (await myTurn(page)); decision += 1) {
      await rest(page); // the bot sends nothing in between, and the fonts are loaded
      for (const list of Object.values(traffic) as string[][]) list.length = 0;
      await choose(page, random);
      await myTurn(page);
      await expect.poll(() => kinds(traffic.heard)).toContain('done');
      expect(traffic.requests).toEqual([]);
      expect(kinds(traffic.sent)).toEqual(['do']);
      // The bot may have moved meanwhile: each of its moves is an update.
      expect(kinds(traffic.heard).filter((kind) => kind === 'done')).toHaveLength(1);
      expect(new Set(kinds(traffic.heard))).toEqual(new Set(['done', 'update']));
      told.push(`${bytes(traffic.sent)} out, ${bytes(traffic.heard)} in by ${traffic.heard.length}`);
    }
    console.log(`${game}, bytes and messages of a decision: ${told.join('; ')}`);
    expect(told.length).toBeGreaterThan(3);
    expect(errors).toEqual([]);
  });
}

for (const game of GAMES) {
  test(`${game}: a draft requests its previews over the socket, and is sent as one message`, async ({ browser }) => {
    const { page, errors } = await visitor(browser, {}, { list: true, motion: 'off' });
    const traffic = overheard(page);
    await begin(page, { game });
    const random = numbers(6);
    const told: string[] = [];
    for (let decision = 0; decision < 5 && (await myTurn(page)); decision += 1) {
      await rest(page);
      for (const list of Object.values(traffic) as string[][]) list.length = 0;
      await choose(page, random);
      await myTurn(page);
      await expect.poll(() => kinds(traffic.heard)).toContain('done');
      expect(traffic.requests).toEqual([]);
      expect(kinds(traffic.sent).filter((kind) => kind === 'do')).toHaveLength(1);
      expect(new Set(kinds(traffic.sent).filter((kind) => kind !== 'do'))).toEqual(new Set(kinds(traffic.heard).includes('preview') ? ['preview'] : []));
      expect(kinds(traffic.sent).at(-1)).toBe('do');
      told.push(`${bytes(traffic.sent)} out by ${traffic.sent.length}, ${bytes(traffic.heard)} in by ${traffic.heard.length}`);
    }
    console.log(`${game}, bytes and messages of a draft: ${told.join('; ')}`);
    expect(told.length).toBeGreaterThan(2);
    expect(errors).toEqual([]);
  });
}
