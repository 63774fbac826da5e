import type { Me, Who } from '$/wire/index.ts';
import { api } from './api.ts';

/** Who sits before this screen, as far as the server knows. */
class Visitor {
  who: Who = $state('nobody');
  name: string | null = $state(null);
  /** Whether the server has answered, or cannot be asked. */
  known = $state(false);

  async ask(): Promise<void> {
    try {
      this.take(await api.get<Me>('/api/me'));
    } finally {
      this.known = true;
    }
  }

  take(me: Me): void {
    this.who = me.who;
    this.name = me.name;
  }
}

export const me = new Visitor();
