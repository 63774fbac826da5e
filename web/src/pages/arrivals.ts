const KEY = 'hotline.arrived';

/** Returns true if a paired player has not been taken to that table yet, and remembers it, since the server keeps reporting the pairing. */
export function arrive(table: string): boolean {
  if (sessionStorage.getItem(KEY) === table) return false;
  sessionStorage.setItem(KEY, table);
  return true;
}
