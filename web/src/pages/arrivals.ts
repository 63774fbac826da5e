const KEY = 'hotline.arrived';

/** Whether somebody who was paired has not been taken to that table yet; from then on they have, whatever the server goes on telling. */
export function arrive(table: string): boolean {
  if (sessionStorage.getItem(KEY) === table) return false;
  sessionStorage.setItem(KEY, table);
  return true;
}
