import type { Me, Who, Whoever } from '$/wire/index.ts';
import { api } from './api.ts';

/** The visitor, as far as the server knows them. */
class Visitor {
  who: Who = $state('nobody');
  name: string | null = $state(null);
  /** Whether the server has answered or is unreachable. */
  known = $state(false);
  /** Incremented with every answer that is used, so that an answer to an older request is ignored. */
  #turn = 0;

  async ask(): Promise<void> {
    const turn = this.#turn;
    try {
      const me = await api.get<Me>('/api/me');
      if (turn === this.#turn) this.take(me);
    } finally {
      this.known = true;
    }
  }

  /**
   * Makes an unknown visitor a guest, so that they can open a table. Without a name, the server keeps the one that it knows: until the server has
   * identified the visitor, they may be a returning guest.
   */
  async enter(name = ''): Promise<void> {
    if (this.who !== 'nobody') return;
    this.take(await api.post<Me>('/api/guest', (name.trim() ? { name: name.trim() } : {}) satisfies Whoever));
  }

  take(me: Me): void {
    this.#turn += 1;
    this.known = true;
    this.who = me.who;
    this.name = me.name;
  }
}

export const me = new Visitor();
