/** Number of parallel workers. Each has a server of its own, so that limits per address count one worker only. */
export const WORKERS = Number(process.env['HOTLINE_WORKERS'] ?? 3);
/** A running server to use; otherwise servers are started, on their own databases. */
const RUNNING = process.env['HOTLINE_URL'];

/** Returns the address of a worker's server. */
export function address(worker: number): string {
  const found = RUNNING ?? process.env[`HOTLINE_BROWSER_${worker}`];
  if (found === undefined) throw new Error(`the server of worker ${worker} has printed no address`);
  return found;
}

/**
 * Returns the servers to start. Each listens on a free port chosen by the system and prints it; Playwright passes the address on in the environment.
 */
export function servers(program: string): { command: string; wait: { stdout: RegExp }; timeout: number }[] {
  if (RUNNING) return [];
  return Array.from({ length: WORKERS }, (_, worker) => {
    const database = `artefacts/browser-${worker}.db`;
    return {
      command: `rm -f ${database}* && mkdir -p artefacts && exec ${program} serve --listen 127.0.0.1:0 --database sqlite:${database}`,
      wait: { stdout: new RegExp(`(?<hotline_browser_${worker}>http://127\\.0\\.0\\.1:\\d+)/`) },
      timeout: 60_000,
    };
  });
}
