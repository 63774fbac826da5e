import type { Me, Who, Whoever } from '$/wire/index.ts';
import { api } from './api.ts';

/** Who sits before this screen, as far as the server knows. */
class Visitor {
  who: Who = $state('nobody');
  name: string | null = $state(null);
  /** Whether the server has answered, or cannot be asked. */
  known = $state(false);
  /** Grows with every answer that is taken, so that one that was asked for before is not taken after it. */
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
   * Makes a guest of who is nobody, so that a table can be opened. Without a name, the server keeps the one that it knows: before it has said who
   * sits here, that may be a guest who returns.
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
