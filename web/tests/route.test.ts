import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { router } from '$/lib/route.svelte.ts';

const scroll = vi.fn();

/** Follows a link as the page does. */
function press(href: string): void {
  document.body.innerHTML = `<a href="${href}">go</a><section id="new"></section>`;
  document.getElementById('new')!.scrollIntoView = () => scroll('new');
  const listen = (event: MouseEvent): void => router.follow(event);
  addEventListener('click', listen);
  document.querySelector('a')!.click();
  removeEventListener('click', listen);
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', (_: number, top: number) => scroll(top));
  scroll.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

describe('a link', () => {
  it('to an anchor on the same page scrolls there, and moves the focus', () => {
    press('#new');
    expect(scroll.mock.calls).toEqual([['new']]);
    expect(document.activeElement?.id).toBe('new');
    expect([location.hash, router.route.hash]).toEqual(['#new', 'new']);
  });

  it('to the current place adds no history entry', () => {
    press('#new');
    const length = history.length;
    press('#new');
    expect(history.length).toBe(length);
    expect(scroll).toHaveBeenCalledTimes(2);
  });

  it('to another page starts at its top', () => {
    press('/rules/curtain');
    expect([router.route.page, router.route.id]).toEqual(['rules', 'curtain']);
    press('/rules/twilight#6.1');
    expect(scroll.mock.calls).toEqual([[0], [0]]);
  });
});

describe('Back on a page with steps', () => {
  /** Simulates the browser's move to a history entry. */
  function pop(steps: number | null): void {
    history.replaceState(steps === null ? null : { steps }, '', location.href);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  let left: number[] = [];
  beforeEach(() => {
    router.go('/t/x');
    left = [];
    vi.spyOn(history, 'go').mockImplementation((delta) => void left.push(delta ?? 0));
  });
  afterEach(() => {
    router.hold(null);
    vi.restoreAllMocks();
  });

  it('undoes them one by one, and then leaves', () => {
    const taken: number[] = [];
    const hold = (count: number): void => router.hold({ count, back: () => (taken.push(count), hold(count - 1)) });
    const push = vi.spyOn(history, 'pushState');
    hold(1);
    hold(2);
    expect(push).toHaveBeenCalledTimes(2);
    pop(1);
    pop(null);
    expect(taken).toEqual([2, 1]);
    expect(left).toEqual([]);
    expect(router.route.page).toBe('table');
  });

  it('leaves at once if they were undone by other means', () => {
    router.hold({ count: 2, back: () => undefined });
    router.hold({ count: 0, back: () => undefined });
    pop(1);
    expect(left).toEqual([-2]);
  });

  it('reuses the existing entries', () => {
    router.hold({ count: 2, back: () => undefined });
    router.hold({ count: 0, back: () => undefined });
    const push = vi.spyOn(history, 'pushState');
    router.hold({ count: 2, back: () => undefined });
    expect(push).not.toHaveBeenCalled();
    router.hold({ count: 3, back: () => undefined });
    expect(push).toHaveBeenCalledTimes(1);
  });
});

it('going back leaves the scroll position to the browser', () => {
  press('/rules/curtain');
  scroll.mockClear();
  history.replaceState(null, '', '/finished');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(router.route.page).toBe('finished');
  expect(scroll).not.toHaveBeenCalled();
});
