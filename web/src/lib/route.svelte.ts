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

class Router {
  route: Route = $state.raw(parse(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  /** Goes to a page; with `replace` the page before is forgotten. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.#read();
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
