// Writes the moments of `fixtures/` with the program itself: `node dev/fixtures.mjs [path of hotline]`. A moment is what one seat gets: its view, the
// question, the choices and the last facts, in every language. Games are played by the protocol; figures and stakes come from a server, which imports
// the record of each.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, path, program } from './rpc.mjs';

const folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
const ORIGIN = 'http://127.0.0.1:19470';
const server = spawn(path, ['serve', '--listen', '127.0.0.1:19470', '--database', `sqlite:${folder}/games.db`], { stdio: 'ignore' });
let cookie = '';

/** Sends a request to the server, with the guest's cookie. */
async function ask(method, address, body) {
  const headers = { Origin: ORIGIN, Cookie: cookie, ...(body ? { 'Content-Type': 'application/json' } : {}) };
  const response = await fetch(ORIGIN + address, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
  return response.json();
}

while (!(await fetch(`${ORIGIN}/healthz`).then(({ ok }) => ok, () => false))) await new Promise((resolve) => setTimeout(resolve, 100));
await ask('POST', '/api/guest', { name: 'Ann' });

/** Returns what the server derives from a table of the protocol: the figures of a seat, and the stakes of its choices. */
async function counted(table, seat) {
  const { record } = await call('record', { table });
  const { id, actions } = await ask('POST', '/api/records', { text: JSON.stringify(record) });
  const { scene, outcome } = await ask('GET', `/api/tables/${id}/replay?at=${actions}&seat=${seat}`);
  if (outcome || seat === 'spectator') return { figures: scene.figures, choices: [] };
  const again = await ask('POST', '/api/tables', { game: record.game, start: { kind: 'table', id, at: actions }, opponent: { kind: 'hot_seat' } });
  const { now } = await ask('GET', `/api/tables/${again.id}?seat=${seat}`);
  return { figures: scene.figures, choices: [...now.choices, ...now.interrupts] };
}

const LANGUAGES = ['en', 'pl', 'fr'];
const tag = (form) => (typeof form === 'string' ? form : form && Object.keys(form)[0]);
const text = (entry) => entry.text;

/** Saves a seat's moment of a table. */
async function save(name, table, seat) {
  const { version, actor, question, outcome, view } = await call('view', { table, seat });
  const mine = actor === seat;
  const { next } = await call('facts', { table, seat, since: 1e6 });
  const words = {};
  let actions = [];
  let interrupts = [];
  let facts = [];
  for (const lang of LANGUAGES) {
    const legal = actor ? await call('legal', { table, lang }) : { text: '', actions: [], interrupts: [] };
    const told = await call('facts', { table, seat, since: Math.max(0, next - 14), lang });
    const own = legal.interrupts.filter(({ side }) => side === seat);
    actions = mine ? legal.actions.map(({ action }) => action) : [];
    interrupts = own.map(({ action }) => action);
    facts = told.facts.map(({ number, after, fact }) => ({ number, after, fact }));
    words[lang] = {
      question: mine ? legal.text : '',
      actions: mine ? legal.actions.map(text) : [],
      interrupts: own.map(text),
      facts: told.facts.map(text),
    };
  }
  const { figures, choices } = await counted(table, seat);
  const stakes = [...actions, ...interrupts].map((action) => choices.find((choice) => JSON.stringify(choice.action) === JSON.stringify(action))?.stakes ?? null);
  const moment = { game: view.game, seat, version, actor, question, outcome, view, figures, actions, interrupts, stakes, facts, words };
  writeFileSync(new URL(`fixtures/${name}.json`, import.meta.url), `${JSON.stringify(moment)}\n`);
  console.log(name, tag(question), actor, actions.length);
}

/** Plays a random game until `done`; returns its table and the side to act. */
async function play(setup, done) {
  let status = await call('new', setup);
  for (let step = 0; status.actor && step < 4000; step++) {
    if (done(status.question, step, status)) break;
    const { side, action } = await call('bot', { table: status.table, name: 'random', milliseconds: 1 });
    status = { ...(await call('play', { table: status.table, side, action })), table: status.table };
  }
  return status;
}

/** Plays given actions from a position. */
async function follow(position, ...actions) {
  const { table } = await call('new', { game: position.game, seed: 7, position });
  for (const action of actions) await call('play', { table, action });
  return table;
}

const asks = (kind, after = 0) => (question, step) => tag(question) === kind && step >= after;

/** Saves the first moment of a random game with this kind of question after a number of steps; tries another game if it has none. */
async function search(game, name, kind, after, seed) {
  for (let tries = 0; tries < 60; tries++) {
    const status = await play({ game, seed: seed + 100 * tries }, asks(kind, after));
    if (tag(status.question) === kind) return save(`${game}-${name}`, status.table, status.actor);
  }
  throw new Error(`${game} never asks ${kind}`);
}

const west = {
  canada: 2, united_kingdom: 5, west_germany: 5, france: 3, italy: 3, greece: 2, turkey: 2, spain_portugal: 1, yugoslavia: 1, israel: 2,
  lebanon: 1, egypt: 1, iran: 2, jordan: 2, saudi_arabia: 2, pakistan: 2, south_korea: 4, japan: 4, philippines: 2, thailand: 3,
  malaysia: 2, indonesia: 1, australia: 4, morocco: 1, nigeria: 1, cameroon: 1, zaire: 1, kenya: 2, south_africa: 3, botswana: 1,
  mexico: 2, guatemala: 1, haiti: 1, costa_rica: 1, panama: 2, venezuela: 2, colombia: 1, brazil: 1, peru: 1,
};
const east = {
  finland: 1, east_germany: 4, poland: 4, west_germany: 1, france: 2, czechoslovakia: 1, austria: 1, romania: 3, bulgaria: 1, yugoslavia: 2,
  israel: 1, lebanon: 1, syria: 2, iraq: 3, libya: 2, egypt: 3, algeria: 2, afghanistan: 2, india: 3, north_korea: 3, south_korea: 1,
  burma: 1, thailand: 1, laos_cambodia: 1, vietnam: 2, saharan_states: 1, ethiopia: 1, angola: 2, zimbabwe: 1,
  southeast_african_states: 1, cuba: 3, nicaragua: 1, peru: 2, chile: 3, argentina: 1,
};
const middle = {
  game: 'twilight', turn: 5, round: 4, to_move: 'west', defcon: 3, vp: -4, milops: { west: 0, east: 3 }, space: { west: 3, east: 4 },
  china: { holder: 'west', up: true }, influence: { west, east },
  hands: {
    west: ['brush_war', 'decolonization', 'africa_scoring', 'nuclear_subs', 'portuguese_empire_crumbles'],
    east: ['willy_brandt', 'abm_treaty', 'muslim_revolution', 'nasser'],
  },
  in_force: ['nato', 'de_gaulle_leads_france', 'us_japan_mutual_defense_pact', 'flower_power', 'marshall_plan', 'camp_david_accords'],
  discard: ['south_african_unrest', 'the_voice_of_america', 'che', 'asia_scoring', 'one_small_step', 'duck_and_cover'],
  removed: ['fidel', 'truman_doctrine', 'blockade'],
  seen: { west: ['willy_brandt'] },
};

await save('twilight-round', await follow(middle), 'west');
await save('twilight-use', await follow(middle, { card: 'portuguese_empire_crumbles' }), 'west');
const ops = await follow(middle, { card: 'brush_war' }, 'ops');
await save('twilight-ops', ops, 'west');
await save('twilight-waiting', ops, 'east');
await save('twilight-spectator', ops, 'spectator');
await save('twilight-event', await follow(middle, { card: 'brush_war' }, 'event'), 'west');
for (const [name, kind, after, seed] of [
  ['setup', 'set_up', 0, 1], ['headline', 'headline', 30, 1], ['place', 'place', 60, 3], ['remove', 'remove', 60, 4],
  ['trapped', 'trapped', 0, 5], ['hand', 'hand', 60, 6], ['discards', 'discards', 0, 8], ['choose', 'choose', 0, 9],
  ['late', 'ops', 340, 22],
]) await search('twilight', name, kind, after, seed);
const bidding = await play({ game: 'twilight', seed: 2, options: { bidding: true, us_handicap: 0 } }, asks('bid'));
await save('twilight-bid', bidding.table, bidding.actor);
await save('twilight-over', (await play({ game: 'twilight', seed: 11 }, () => false)).table, 'west');

for (const [name, kind, after, seed] of [
  ['play', 'play', 40, 3], ['lay', 'lay', 60, 4], ['course', 'course', 24, 5], ['place', 'place', 40, 6], ['remove', 'remove', 20, 7],
  ['start', 'play', 0, 8],
]) await search('curtain', name, kind, after, seed);
await save('curtain-over', (await play({ game: 'curtain', seed: 9 }, () => false)).table, 'west');

const spies = (name, objective, more) => ({ game: 'spies', ...more, objective, phase: name });
const struggle = spies('influence_struggle', 'iran', {
  to_move: 'west', turn: 6, balance: 'east', groups: { west: ['police', 'radio'], east: ['opposition', 'mafia', 'mercenaries'] },
  ready: ['police', 'opposition', 'mafia'], discard: ['students'],
  claimed: { west: ['egypt', 'libya', 'afghanistan', 'space_race'], east: ['panama', 'turkey', 'cuba'] },
  agents: {
    west: { x: 'analyst', leave: ['master_spy'], terminated: ['assassin'] },
    east: { x: 'double_agent', leave: ['analyst'], terminated: ['director'] },
  },
});
const act = await follow(struggle);
await save('spies-act', act, 'west');
await save('spies-waiting', act, 'east');
for (const [name, kind, after, seed] of [
  ['agent', 'agent', 30, 3], ['media', 'media', 0, 4], ['space-race', 'space_race', 0, 5], ['double-agent', 'double_agent', 0, 6],
  ['window', 'window', 0, 7], ['analyst', 'analyst', 0, 8],
]) await search('spies', name, kind, after, seed);
await save('spies-over', (await play({ game: 'spies', seed: 12 }, () => false)).table, 'east');
program.stdin.end();
server.kill();
rmSync(folder, { recursive: true });
