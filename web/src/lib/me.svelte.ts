import type { Me, Who } from '$/wire/index.ts';
import { api } from './api.ts';

/** Who sits before this screen, as far as the server knows. */
class Visitor {
  who: Who = $state('nobody');
  name: string | null = $state(null);

  async ask(): Promise<void> {
    this.take(await api.get<Me>('/api/me'));
  }

  take(me: Me): void {
    this.who = me.who;
    this.name = me.name;
  }
}

export const me = new Visitor();
