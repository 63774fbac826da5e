import type { Error as Problem } from '$/wire/index.ts';
import { during } from './busy.ts';
import { speech } from './speech.svelte.ts';

/** Error response of the server; its text is in the reader's language. */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.text);
    this.problem = problem;
  }
}

function address(path: string, query: Record<string, string | number | undefined>): string {
  const url = new URL(path, location.origin);
  url.searchParams.set('lang', speech.language);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

async function answer<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  throw new ApiError(isProblem(body) ? body : { code: 'internal', text: speech.say('web-error-server') });
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'text' in body;
}

function request<T>(method: string, path: string, query: Record<string, string | number | undefined>, body?: unknown, more: RequestInit = {}): Promise<T> {
  return during('request', send<T>(method, path, query, body, more));
}

async function send<T>(method: string, path: string, query: Record<string, string | number | undefined>, body: unknown, more: RequestInit): Promise<T> {
  const init: RequestInit = { ...more, method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(address(path, query), init);
  } catch {
    throw new ApiError({ code: 'busy', text: speech.say('web-error-network') });
  }
  return answer<T>(response);
}

export const api = {
  get: <T>(path: string, query: Record<string, string | number | undefined> = {}): Promise<T> => request('GET', path, query),
  post: <T>(path: string, body: unknown = {}, query: Record<string, string | number | undefined> = {}): Promise<T> =>
    request('POST', path, query, body),
  put: <T>(path: string, body: unknown, more: RequestInit = {}): Promise<T> => request('PUT', path, {}, body, more),
  remove: <T>(path: string, body?: unknown): Promise<T> => request('DELETE', path, {}, body),
  address,
};

/** Returns the text that describes an error. */
export function problemText(error: unknown): string {
  return error instanceof ApiError ? error.message : speech.say('web-error-server');
}

/** Returns 64 random hexadecimal digits. Dice and draws depend on them, so the player does not have to trust the server. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
