const KEY = 'hotline.seen';
const MOST = 200;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** How many actions of a table this seat had seen in this browser; none if it never looked. */
export function seenBefore(table: string, seat: string): number | null {
  return all()[`${table}/${seat}`] ?? null;
}

/** Keeps how many actions were seen. */
export function keepSeen(table: string, seat: string, actions: number): void {
  const key = `${table}/${seat}`;
  const others = Object.entries(all()).filter(([name]) => name !== key);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [key, actions]])));
  } catch {
    // A browser that stores nothing shows no moves again.
  }
}
