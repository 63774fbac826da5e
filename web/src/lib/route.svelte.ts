/** A page, its parameters, and what follows `?` and `#`. */
export interface Route {
  page: 'lobby' | 'table' | 'replay' | 'finished' | 'rules' | 'learn' | 'account' | 'about' | 'profile' | 'players' | 'missing';
  id: string;
  /** Path segment after the id. */
  part: string;
  query: URLSearchParams;
  hash: string;
}

/** Returns the page that an address names. */
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

/** Scrolls to the element with an id and focuses it. */
function show(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** Steps within a page, which the browser's Back undoes before it leaves the page. */
export interface Steps {
  /** Number of steps. */
  readonly count: number;
  /** Undoes the last step. */
  back: () => void;
}

/** Returns the number of steps recorded in the current history entry. */
function depth(): number {
  const kept = (history.state as { steps?: unknown } | null)?.steps;
  return typeof kept === 'number' ? kept : 0;
}

class Router {
  route: Route = $state.raw(parse(new URL(location.href)));
  /** Steps of the current page, if it has registered any. */
  #steps: Steps | null = null;
  /** Position among the history entries of the current page, and the page's address. */
  #depth = depth();
  #address = location.href;

  constructor() {
    addEventListener('popstate', () => this.#popped());
  }

  /**
   * Registers the steps of a page: the browser's Back undoes them before it leaves the page. Each step has a history entry. Entries cannot be
   * removed, so those of steps undone by other means are kept for the next steps; they do not cost an extra press of Back.
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

  /** Navigates to the top of a page, or to an anchor on the same page; `replace` replaces the current history entry. */
  go(address: string, replace = false): void {
    const [from, to] = [new URL(location.href), new URL(address, location.href)];
    if (replace || to.href === from.href) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#read();
    if (to.hash && to.pathname === from.pathname && to.search === from.search) show(this.route.hash);
    else scrollTo(0, 0);
  }

  /** Follows a link within the client without reloading the page. */
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
