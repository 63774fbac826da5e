const KEY = 'hotline.seen';
const MOST = 200;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Returns how many actions of a table this seat has seen in this browser; null if it never looked. */
export function seenBefore(table: string, seat: string): number | null {
  return all()[`${table}/${seat}`] ?? null;
}

/** Stores how many actions were seen. */
export function keepSeen(table: string, seat: string, actions: number): void {
  const key = `${table}/${seat}`;
  const others = Object.entries(all()).filter(([name]) => name !== key);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [key, actions]])));
  } catch {
    // Without storage, moves are not shown again.
  }
}
