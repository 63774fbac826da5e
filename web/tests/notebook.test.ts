import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notebook } from '$/table/notebook.svelte.ts';

const sent: string[] = [];
let kept = 'Cuba first';
let down = false;
/** A request in flight on a slow connection. */
interface Slow {
  text: string;
  arrive: () => void;
  aborted: boolean;
  keepalive: boolean;
}
let slowly = false;
const slow: Slow[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  [kept, down] = ['Cuba first', false];
  slow.length = 0;
  slowly = false;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    if (slowly && init.method === 'PUT') {
      return new Promise((resolve, reject) => {
        const { text } = JSON.parse(init.body as string) as { text: string };
        const arrive = (): void => {
          kept = text;
          resolve(new Response(null, { status: 204 }));
        };
        const one: Slow = { text, arrive, aborted: false, keepalive: init.keepalive === true };
        slow.push(one);
        init.signal?.addEventListener('abort', () => {
          one.aborted = true;
          reject(new Error('aborted'));
        });
      });
    }
    if (down) return Promise.reject(new Error('no network'));
    if (init.method === 'GET') return Promise.resolve(Response.json({ text: kept }));
    kept = (JSON.parse(init.body as string) as { text: string }).text;
    sent.push(kept);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('notes', () => {
  it('are sent once typing pauses', async () => {
    const notebook = new Notebook('t');
    await notebook.open();
    expect(notebook.text).toBe('Cuba first');
    notebook.write('Cuba');
    await vi.advanceTimersByTimeAsync(300);
    notebook.write('Cuba, then Iran');
    await vi.advanceTimersByTimeAsync(500);
    expect([sent, notebook.state]).toEqual([[], 'waiting']);
    await vi.advanceTimersByTimeAsync(300);
    expect([sent, notebook.state]).toEqual([['Cuba, then Iran'], 'saved']);
  });

  it('are sent when the player leaves the table, and not fetched again over new input', async () => {
    const notebook = new Notebook('t');
    await notebook.open();
    notebook.write('Iran');
    await notebook.open();
    expect(notebook.text).toBe('Iran');
    notebook.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['Iran']);
  });

  it('are sent again after a failure, and input is possible only once the note is loaded', async () => {
    const notebook = new Notebook('t');
    down = true;
    await notebook.open();
    expect(notebook.state).toBe('closed');
    expect(notebook.problem).not.toBeNull();
    down = false;
    await notebook.open();
    down = true;
    notebook.write('Iran');
    await vi.advanceTimersByTimeAsync(1000);
    expect(notebook.state).toBe('waiting');
    down = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sent, notebook.state, notebook.problem]).toEqual([['Iran'], 'saved', null]);
  });

  describe('over a slow line', () => {
    /** Returns a notebook whose first text is in flight, after a pause that follows a second text. */
    async function writing(): Promise<Notebook> {
      const notebook = Notebook.of('slow');
      await notebook.open();
      slowly = true;
      notebook.write('Iran');
      await vi.advanceTimersByTimeAsync(1000);
      notebook.write('Iran, then Cuba');
      notebook.save();
      await vi.advanceTimersByTimeAsync(1000);
      return notebook;
    }
    const texts = (): string[] => slow.map(({ text }) => text);

    it('are sent one at a time, the newest last', async () => {
      const notebook = await writing();
      expect(texts()).toEqual(['Iran']);
      slow[0]!.arrive();
      await vi.advanceTimersByTimeAsync(0);
      expect([texts(), notebook.state]).toEqual([['Iran', 'Iran, then Cuba'], 'waiting']);
      slow[1]!.arrive();
      await vi.advanceTimersByTimeAsync(0);
      expect([kept, notebook.state]).toEqual(['Iran, then Cuba', 'saved']);
      notebook.close();
    });

    it('are sent at once when the page closes, in place of an older text, and only once', async () => {
      const notebook = await writing();
      dispatchEvent(new Event('pagehide'));
      dispatchEvent(new Event('pagehide'));
      expect(slow.map(({ text, aborted, keepalive }) => [text, aborted, keepalive])).toEqual([['Iran', true, true], ['Iran, then Cuba', false, true]]);
      slow[1]!.arrive();
      await vi.advanceTimersByTimeAsync(10_000);
      expect([texts().length, kept, notebook.state, notebook.problem]).toEqual([2, 'Iran, then Cuba', 'saved', null]);
      notebook.close();
    });

    it('are kept for a player who comes back to the table before they are stored', async () => {
      const notebook = await writing();
      notebook.close();
      const again = Notebook.of('slow');
      await again.open();
      expect([again.text, again.state]).toEqual(['Iran, then Cuba', 'waiting']);
      again.close();
      for (const at of [0, 1]) {
        slow[at]!.arrive();
        await vi.advanceTimersByTimeAsync(0);
      }
      expect(kept).toBe('Iran, then Cuba');
      // Reopened, the note is fetched again.
      kept = 'Chile';
      const later = Notebook.of('slow');
      await later.open();
      expect(later.text).toBe('Chile');
      later.close();
    });
  });
});
