import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Notebook } from '$/table/notebook.svelte.ts';

const sent: string[] = [];
let kept = 'Cuba first';
let down = false;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  [kept, down] = ['Cuba first', false];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
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
  it('are sent once the writer pauses', async () => {
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

  it('are sent when the table is left, and fetched no second time over what is written', async () => {
    const notebook = new Notebook('t');
    await notebook.open();
    notebook.write('Iran');
    await notebook.open();
    expect(notebook.text).toBe('Iran');
    notebook.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['Iran']);
  });

  it('that could not be sent are sent again, and nothing is written before the note is there', async () => {
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
});
