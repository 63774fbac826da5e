import type { Form, Json } from '$/boards/contract.ts';
import { api, ApiError } from '$/lib/api.ts';

/** Tables of games whose regions the server does not score: they are not asked again. */
const unscored = new Set<string>();

/** Asks the server for the odds in a country (`{"odds": "iran"}`) or for the scores of all regions; null where there are none. */
export function askFigures(table: string, about: Form, query: { seat: string; at?: number }): Promise<Json> {
  const country = typeof about === 'object' ? about['odds'] : undefined;
  if (typeof country === 'string') return api.get<Json>(`/api/tables/${table}/odds`, { ...query, country }).catch(() => null);
  if (about !== 'scores' || unscored.has(table)) return Promise.resolve(null);
  return api.get<Json>(`/api/tables/${table}/scores`, query).catch((error: unknown) => {
    if (error instanceof ApiError && error.problem.code === 'not_found') unscored.add(table);
    return null;
  });
}
