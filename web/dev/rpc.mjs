// Starts the program for the scripts of this folder, which use its protocol: `node dev/SCRIPT.mjs [path of hotline]`.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export const path = process.argv[2] ?? '../target/release/hotline';
export const program = spawn(path, ['rpc'], { stdio: ['pipe', 'pipe', 'inherit'] });
const waiting = new Map();
let sent = 0;
createInterface({ input: program.stdout }).on('line', (line) => {
  const reply = JSON.parse(line);
  waiting.get(reply.id)(reply);
  waiting.delete(reply.id);
});

/** Calls a method of the protocol. */
export function call(method, params) {
  const id = ++sent;
  return new Promise((resolve, reject) => {
    waiting.set(id, ({ result, error }) => (error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result)));
    program.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
  });
}
