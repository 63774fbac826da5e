/** A page, its parameters, and what follows `?` and `#`. */
export interface Route {
  page: 'lobby' | 'table' | 'replay' | 'finished' | 'rules' | 'learn' | 'account' | 'about' | 'profile' | 'players' | 'missing';
  id: string;
  /** What stands behind the id. */
  part: string;
  query: URLSearchParams;
  hash: string;
}

/** The page that an address names. */
export function parse(address: URL): Route {
  const [first = '', second = '', third = ''] = address.pathname.split('/').filter(Boolean).map(decoded);
  const rest = { id: second, part: third, query: address.searchParams, hash: decoded(address.hash.slice(1)) };
  if (first === '') return { page: 'lobby', ...rest };
  if (first === 't' && second) return { page: 'table', ...rest };
  if (first === 'replay') return { page: 'replay', ...rest };
  if (first === 'finished') return { page: 'finished', ...rest };
  if (first === 'rules') return { page: 'rules', ...rest };
  if (first === 'learn') return { page: 'learn', ...rest };
  if (first === 'account') return { page: 'account', ...rest };
  if (first === 'about') return { page: 'about', ...rest };
  if (first === 'u' && second) return { page: 'profile', ...rest };
  if (first === 'players') return { page: 'players', ...rest };
  return { page: 'missing', ...rest };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Brings the element with an id into sight, and the focus with it. */
function show(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** What a page takes back, step by step, before the browser leaves it. */
export interface Steps {
  /** How many there are. */
  readonly count: number;
  /** Takes the last one back. */
  back: () => void;
}

/** How many steps of a page an entry of the history stands behind. */
function depth(): number {
  const kept = (history.state as { steps?: unknown } | null)?.steps;
  return typeof kept === 'number' ? kept : 0;
}

class Router {
  route: Route = $state.raw(parse(new URL(location.href)));
  /** What the page takes back first, if it has said so. */
  #steps: Steps | null = null;
  /** The entry of the history that one is at, and its page. */
  #depth = depth();
  #address = location.href;

  constructor() {
    addEventListener('popstate', () => this.#popped());
  }

  /**
   * The browser's Back takes back the steps of a page before it leaves it: each has an entry of the history. Entries of steps that were taken
   * back otherwise stay for the next ones, as an entry cannot be removed; none of them is a press of its own.
   */
  hold(steps: Steps | null): void {
    this.#steps = steps;
    while (steps && this.#depth < steps.count) {
      this.#depth += 1;
      history.pushState({ steps: this.#depth }, '', location.href);
    }
  }

  #popped(): void {
    const [before, from] = [this.#depth, this.#address];
    this.#depth = depth();
    if (this.#steps === null || location.href !== from || this.#depth > before) return this.#read();
    if (this.#depth === before) return;
    if (this.#steps.count > 0) this.#steps.back();
    else history.go(-1 - this.#depth);
  }

  /** Goes to a page and its top, or to a place on the same page; with `replace` the page before is forgotten. */
  go(address: string, replace = false): void {
    const [from, to] = [new URL(location.href), new URL(address, location.href)];
    if (replace || to.href === from.href) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#read();
    if (to.hash && to.pathname === from.pathname && to.search === from.search) show(this.route.hash);
    else scrollTo(0, 0);
  }

  /** Follows a link within the client without loading the page anew. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const elsewhere = link.target || link.hasAttribute('download') || link.origin !== location.origin;
    const special = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (elsewhere || special || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.href);
  }

  #read(): void {
    this.#depth = depth();
    this.#address = location.href;
    this.route = parse(new URL(location.href));
  }
}

export const router = new Router();
