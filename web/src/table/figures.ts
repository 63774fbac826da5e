import type { Form, Json } from '$/boards/contract.ts';
import { api } from '$/lib/api.ts';

/** Asks the server for the odds in a country (`{"odds": "iran"}`) or for the scores of all regions; null where there are none. */
export function askFigures(table: string, about: Form, query: { seat: string; at?: number }): Promise<Json> {
  const country = typeof about === 'object' ? about['odds'] : undefined;
  if (typeof country === 'string') return api.get<Json>(`/api/tables/${table}/odds`, { ...query, country }).catch(() => null);
  if (about === 'scores') return api.get<Json>(`/api/tables/${table}/scores`, query).catch(() => null);
  return Promise.resolve(null);
}
