import type { Form, Side } from '$/boards/contract.ts';
import { api } from '$/lib/api.ts';
import type { Peril, Table } from '$/wire/index.ts';

/** How long a warning is waited for, in milliseconds. */
export const PATIENCE = 2_000;

/** What a player would regret about an action; null if there is nothing to say, or nothing was heard in time: the server keeps the rules in any case. */
export async function askPeril({ id, seat }: Table, action: Form, side: Side | null): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  const told = api.post<Peril>(`/api/tables/${id}/peril`, { action, ...(side ? { side } : {}) }, { seat }).then(
    ({ text }) => text,
    () => null,
  );
  const first = await Promise.race([told, late]);
  clearTimeout(timer);
  return first;
}
