// Writes the logs of `logs/` with the program itself: `node dev/logs.mjs [path of hotline]`. Each is the log of a whole random game as one seat reads
// it, in English: input for the tests of the log and of results.
import { mkdirSync, writeFileSync } from 'node:fs';
import { call, program } from './rpc.mjs';

/** Facts that begin a part of the log, as the server marks them. */
const OPENS = { twilight: ['turn', 'round'], curtain: ['round_began', 'turn_began'], spies: ['turn'] };

/** Plays a random game and saves its log, action by action. */
async function save(game, seed, most) {
  let status = await call('new', { game, seed });
  const { table } = status;
  const by = [];
  while (status.actor && by.length < most) {
    const { side, action } = await call('bot', { table, name: 'random', milliseconds: 1 });
    const { record } = await call('record', { table });
    by[record.actions.length] = side; // all others are chance's: dice and draws
    status = await call('play', { table, side, action });
  }
  const { facts } = await call('facts', { table, seat: 'west', since: 0, lang: 'en' });
  const log = [];
  for (const { after: action, fact, text } of facts) {
    if (log.at(-1)?.action !== action) log.push({ action, by: by[action] ?? 'chance', facts: [] });
    const tag = typeof fact === 'string' ? fact : Object.keys(fact)[0];
    log.at(-1).facts.push({ fact, text, ...(OPENS[game].includes(tag) ? { opens: true } : {}) });
  }
  writeFileSync(new URL(`logs/${game}.json`, import.meta.url), `[\n${log.map((group) => JSON.stringify(group)).join(',\n')}\n]\n`);
  console.log(game, log.length, facts.length);
}

mkdirSync(new URL('logs/', import.meta.url), { recursive: true });
await save('twilight', 21, 400);
await save('curtain', 9, 400);
await save('spies', 12, 120);
program.stdin.end();
