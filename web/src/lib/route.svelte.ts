/** A page, its parameters, and what follows `?` and `#`. */
export interface Route {
  page: 'lobby' | 'table' | 'replay' | 'finished' | 'rules' | 'account' | 'missing';
  id: string;
  query: URLSearchParams;
  hash: string;
}

/** The page that an address names. */
export function parse(address: URL): Route {
  const [first = '', second = ''] = address.pathname.split('/').filter(Boolean).map(decoded);
  const rest = { id: second, query: address.searchParams, hash: decoded(address.hash.slice(1)) };
  if (first === '') return { page: 'lobby', ...rest };
  if (first === 't' && second) return { page: 'table', ...rest };
  if (first === 'replay') return { page: 'replay', ...rest };
  if (first === 'finished') return { page: 'finished', ...rest };
  if (first === 'rules') return { page: 'rules', ...rest };
  if (first === 'account') return { page: 'account', ...rest };
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

class Router {
  route: Route = $state.raw(parse(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#read());
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
    this.route = parse(new URL(location.href));
  }
}

export const router = new Router();
