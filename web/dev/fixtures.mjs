// Writes the moments of `fixtures/` with the program itself: `node dev/fixtures.mjs [path of hotline]`.
// A moment is what one seat gets: its view, the question, the choices and the last facts, in every language.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const program = spawn(process.argv[2] ?? '../target/release/hotline', ['rpc'], { stdio: ['pipe', 'pipe', 'inherit'] });
const waiting = new Map();
let sent = 0;
createInterface({ input: program.stdout }).on('line', (line) => {
  const reply = JSON.parse(line);
  waiting.get(reply.id)(reply);
  waiting.delete(reply.id);
});

function call(method, params) {
  const id = ++sent;
  return new Promise((resolve, reject) => {
    waiting.set(id, ({ result, error }) => (error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result)));
    program.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
  });
}

const LANGUAGES = ['en', 'pl', 'fr'];
const tag = (form) => (typeof form === 'string' ? form : form && Object.keys(form)[0]);
const text = (entry) => entry.text;

/** Saves what a seat sees of a table. */
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
  const moment = { game: view.game, seat, version, actor, question, outcome, view, actions, interrupts, facts, words };
  writeFileSync(new URL(`fixtures/${name}.json`, import.meta.url), `${JSON.stringify(moment)}\n`);
  console.log(name, tag(question), actor, actions.length);
}

/** A random game, played until `done`; gives its table and who decides. */
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
]) {
  for (let tries = 0; tries < 60; tries++) {
    const status = await play({ game: 'twilight', seed: seed + 100 * tries }, asks(kind, after));
    if (tag(status.question) !== kind) continue;
    await save(`twilight-${name}`, status.table, status.actor);
    break;
  }
}
const bidding = await play({ game: 'twilight', seed: 2, options: { bidding: true, us_handicap: 0 } }, asks('bid'));
await save('twilight-bid', bidding.table, bidding.actor);
await save('twilight-over', (await play({ game: 'twilight', seed: 11 }, () => false)).table, 'west');

for (const [name, done, seed] of [
  ['play', asks('play', 40), 3], ['lay', asks('lay', 60), 4], ['course', asks('course', 24), 5], ['place', asks('place', 40), 6],
  ['remove', asks('remove', 20), 7], ['start', asks('play'), 8],
]) {
  const status = await play({ game: 'curtain', seed }, done);
  await save(`curtain-${name}`, status.table, status.actor);
}
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
]) {
  for (let tries = 0; tries < 60; tries++) {
    const status = await play({ game: 'spies', seed: seed + 100 * tries }, asks(kind, after));
    if (tag(status.question) !== kind) continue;
    await save(`spies-${name}`, status.table, status.actor);
    break;
  }
}
await save('spies-over', (await play({ game: 'spies', seed: 12 }, () => false)).table, 'east');
program.stdin.end();
