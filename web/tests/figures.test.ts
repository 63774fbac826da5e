import { afterEach, describe, expect, it, vi } from 'vitest';
import { askFigures } from '$/table/figures.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('figures of the server', () => {
  it('that a game does not have are asked for once', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({ code: 'not_found', text: '' }, { status: 404 })));
    vi.stubGlobal('fetch', fetch);
    expect(await askFigures('one', 'scores', { seat: 'west' })).toBeNull();
    expect(await askFigures('one', 'scores', { seat: 'west' })).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('are asked for again after a failure', async () => {
    const fetch = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(Response.json({ regions: [], end: 3 }));
    vi.stubGlobal('fetch', fetch);
    expect(await askFigures('two', 'scores', { seat: 'west' })).toBeNull();
    expect(await askFigures('two', 'scores', { seat: 'west' })).toEqual({ regions: [], end: 3 });
  });
});
