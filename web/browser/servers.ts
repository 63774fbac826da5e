/** How many tests run at once. Each has a server of its own: what a server counts by address is counted for one of them. */
export const WORKERS = Number(process.env['HOTLINE_WORKERS'] ?? 2);
const PORT = Number(process.env['HOTLINE_PORT'] ?? 19461);
/** A server that runs already; otherwise some are started, on databases of their own. */
const RUNNING = process.env['HOTLINE_URL'];

/** Where the server of a worker is. */
export function address(worker: number): string {
  return RUNNING ?? `http://127.0.0.1:${PORT + worker}`;
}

/** The servers to start. */
export function servers(program: string): { command: string; url: string; timeout: number }[] {
  if (RUNNING) return [];
  return Array.from({ length: WORKERS }, (_, worker) => {
    const database = `artefacts/browser-${worker}.db`;
    return {
      command: `rm -f ${database}* && mkdir -p artefacts && ${program} serve --listen 127.0.0.1:${PORT + worker} --database sqlite:${database}`,
      url: `${address(worker)}/healthz`,
      timeout: 60_000,
    };
  });
}
