const KEY = 'hotline.invitations';

function all(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Stores the secret of an invitation, which the server sends only once. */
export function keepInvitation(table: string, secret: string): void {
  const kept = Object.entries(all()).slice(-50);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, secret]])));
}

/** Returns the link that lets another visitor sit down at a table of mine. */
export function invitation(table: string): string | null {
  const secret = all()[table];
  return secret ? new URL(`/t/${table}?invite=${secret}`, location.origin).href : null;
}
