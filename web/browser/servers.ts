/** How many tests run at once. Each has a server of its own: what a server counts by address is counted for one of them. */
export const WORKERS = Number(process.env['HOTLINE_WORKERS'] ?? 3);
/** A server that runs already; otherwise some are started, on databases of their own. */
const RUNNING = process.env['HOTLINE_URL'];

/** Returns the address of the server of a worker. */
export function address(worker: number): string {
  const found = RUNNING ?? process.env[`HOTLINE_BROWSER_${worker}`];
  if (found === undefined) throw new Error(`the server of worker ${worker} has printed no address`);
  return found;
}

/** Returns the servers to start. Each listens on a free port of the system's choice and prints it; Playwright keeps the address in the environment. */
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
