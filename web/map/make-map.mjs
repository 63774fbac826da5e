// Builds the stretched world map of the Twilight Struggle table.
//   npm i world-atlas topojson-client d3-geo polygon-clipping smol-toml
//   node make-map.mjs path/to/map.toml out-directory
// 1. merge today's countries of world-atlas into the 84 countries of the game, the USSR, the USA, China and "other land";
// 2. project (Natural Earth, centred on 11° E) and fit to the canvas;
// 3. take the box positions of the table below;
// 4. warp the land so that every country moves under its box, in many small steps of a smooth field, which cannot fold.
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { mergeArcs, feature } from 'topojson-client';
import { geoNaturalEarth1, geoPath, geoCentroid, geoArea } from 'd3-geo';
import clip from 'polygon-clipping';
import { parse } from 'smol-toml';

const require = createRequire(import.meta.url);
const atlas = require('world-atlas/countries-110m.json');
const [, , tomlPath, outDir = '.'] = process.argv;
const map = parse(fs.readFileSync(tomlPath, 'utf8'));

const W = 1600, H = 1020, BOX = { w: 118, h: 54 }, GAP = { x: 6, y: 8 };

// ---------------------------------------------------------------- 1. countries
const IDS = {
  canada: ['124'], united_kingdom: ['826'], norway: ['578'], sweden: ['752'], finland: ['246'], denmark: ['208'],
  benelux: ['056', '528', '442'], france: ['250'], spain_portugal: ['724', '620'], italy: ['380'], greece: ['300'],
  turkey: ['792'], poland: ['616'], czechoslovakia: ['203', '703'], austria: ['040'], hungary: ['348'], romania: ['642'],
  yugoslavia: ['191', '070', '807', '688', '499', '705', 'Kosovo'], bulgaria: ['100'],
  lebanon: ['422'], syria: ['760'], israel: ['376', '275'], iraq: ['368'], iran: ['364'], libya: ['434'], egypt: ['818'],
  jordan: ['400'], gulf_states: ['784', '634', '414', '512'], saudi_arabia: ['682'],
  afghanistan: ['004'], pakistan: ['586'], india: ['356'], burma: ['104'], laos_cambodia: ['418', '116'], thailand: ['764'],
  vietnam: ['704'], malaysia: ['458', '096'], indonesia: ['360', '626'], philippines: ['608'], australia: ['036'],
  japan: ['392'], taiwan: ['158'], south_korea: ['410'], north_korea: ['408'],
  morocco: ['504', '732'], algeria: ['012'], tunisia: ['788'],
  west_african_states: ['686', '270', '624', '324', '694', '430', '478'], saharan_states: ['466', '562', '148', '854'],
  sudan: ['729', '728'], ivory_coast: ['384', '288'], nigeria: ['566', '204', '768'], ethiopia: ['231', '232', '262'],
  somalia: ['706', 'Somaliland'], cameroon: ['120', '226', '266', '178'], zaire: ['180'], kenya: ['404', '800'], angola: ['024'],
  zimbabwe: ['716', '894'], southeast_african_states: ['508', '454', '834'], botswana: ['072'], south_africa: ['710', '516', '426', '748'],
  mexico: ['484'], guatemala: ['320', '084'], el_salvador: ['222'], honduras: ['340'], costa_rica: ['188'], nicaragua: ['558'],
  panama: ['591'], cuba: ['192'], haiti: ['332'], dominican_republic: ['214'],
  colombia: ['170'], venezuela: ['862', '328', '740', '780'], ecuador: ['218'], peru: ['604'], bolivia: ['068'], brazil: ['076'],
  paraguay: ['600'], uruguay: ['858'], chile: ['152'], argentina: ['032'],
  ussr: ['643', '398', '860', '762', '417', '795', '051', '112', '804', '498', '440', '428', '233', '031', '268'],
  usa: ['840'], china: ['156'],
};
const DROP = new Set(['010', '260', '238', '242', '548', '540', '090']);
const geoms = atlas.objects.countries.geometries;
const key = g => g.id ?? g.properties.name;
const used = new Set(['276', ...DROP, ...Object.values(IDS).flat()]);
const merged = {};
for (const [slug, ids] of Object.entries(IDS)) merged[slug] = mergeArcs(atlas, geoms.filter(g => ids.includes(key(g))));
merged.other = mergeArcs(atlas, geoms.filter(g => !used.has(key(g))));
const shapes = Object.fromEntries(Object.entries(merged).map(([s, g]) => [s, feature(atlas, g).geometry]));
// Germany is split along the line of 1949-1990.
const german = feature(atlas, geoms.find(g => g.id === '276')).geometry;
const east = [[[10.95, 55.5], [10.93, 53.9], [10.75, 53.3], [11.6, 53.0], [10.95, 52.75], [10.95, 52.2], [10.6, 51.9], [10.55, 51.55],
  [10.1, 51.3], [10.05, 50.75], [10.75, 50.3], [11.5, 50.42], [12.2, 50.25], [12.5, 49.8], [17, 49.8], [17, 55.5], [10.95, 55.5]]];
const rewind = m => ({ type: 'MultiPolygon', coordinates: m.map(p => p.map((r, i) => (geoArea({ type: 'Polygon', coordinates: [r] }) > 2 * Math.PI) === (i === 0) ? [...r].reverse() : r)) });
shapes.east_germany = rewind(clip.intersection(german.coordinates, east));
shapes.west_germany = rewind(clip.difference(german.coordinates, east));
const ringArea = r => Math.abs(r.reduce((a, p, i) => { const q = r[(i + 1) % r.length]; return a + p[0] * q[1] - q[0] * p[1]; }, 0) / 2);
// France without Guiana, Norway without Svalbard, and no specks.
shapes.france.coordinates = shapes.france.coordinates.filter(p => p[0][0][1] > 35);
shapes.norway.coordinates = shapes.norway.coordinates.filter(p => p[0][0][1] < 73);

// ---------------------------------------------------------------- 2. projection
const LABEL = { // where the box should be on its country, if not at the centre of the largest part [lon, lat]
  canada: [-80, 51], norway: [8, 61.5], sweden: [15, 62], united_kingdom: [-2, 53.5], usa: [-98, 39.5], ussr: [75, 59], indonesia: [114, -1.5], malaysia: [103, 4],
  chile: [-71, -33], argentina: [-65, -36], vietnam: [107.5, 14.5], gulf_states: [54.5, 23.5], japan: [138, 36.5], italy: [12.3, 43],
  yugoslavia: [19.5, 44], brazil: [-50, -11], philippines: [122.5, 12.5], south_africa: [22, -31], france: [2, 46.8], mexico: [-102, 24],
  greece: [22.2, 39.2], morocco: [-6.5, 31.5], saharan_states: [9, 18], west_african_states: [-11.5, 13.5], southeast_african_states: [37, -12], kenya: [37, 0.5],
  zimbabwe: [29, -17], cameroon: [13, 4], finland: [26, 63], somalia: [46.5, 5], cuba: [-79, 22], costa_rica: [-84, 10], israel: [34.9, 31.4], lebanon: [35.6, 33.9],
};
const biggest = g => g.type === 'Polygon' ? g : { type: 'Polygon', coordinates: g.coordinates.reduce((a, b) => ringArea(a[0]) > ringArea(b[0]) ? a : b) };
const proj = geoNaturalEarth1().rotate([-11, 0]).scale(300).translate([0, 0]).precision(0.2);
const anchor = s => proj(LABEL[s] ?? geoCentroid(biggest(shapes[s])));

// ---------------------------------------------------------------- 3. boxes
// Set by hand from the x/y of map.toml: same neighbourhoods, but room for boxes of 118 x 54 (81 x 37 px on a laptop).
const at = {
  canada: [262, 150], norway: [600, 62], sweden: [728, 62], finland: [868, 62], united_kingdom: [500, 190], denmark: [664, 128],
  benelux: [560, 254], east_germany: [792, 150], poland: [920, 160], west_germany: [688, 224], czechoslovakia: [868, 226],
  france: [544, 324], austria: [730, 290], hungary: [862, 290], romania: [996, 270], spain_portugal: [470, 396], italy: [672, 364],
  yugoslavia: [804, 356], bulgaria: [988, 338], greece: [862, 424], turkey: [1012, 404],
  lebanon: [988, 470], syria: [1116, 470], israel: [964, 536], jordan: [1088, 533], iraq: [1212, 533], iran: [1244, 462],
  libya: [700, 552], egypt: [834, 558], saudi_arabia: [1072, 598], gulf_states: [1198, 598],
  afghanistan: [1288, 396], pakistan: [1352, 528], india: [1338, 592], burma: [1406, 658], laos_cambodia: [1484, 722],
  thailand: [1356, 724], vietnam: [1500, 786], malaysia: [1366, 796], indonesia: [1440, 860], philippines: [1533, 646],
  australia: [1480, 950], japan: [1533, 446], taiwan: [1500, 514], south_korea: [1420, 384], north_korea: [1410, 318],
  morocco: [486, 478], algeria: [614, 464], tunisia: [740, 486], west_african_states: [492, 560], saharan_states: [622, 620],
  sudan: [860, 626], ivory_coast: [498, 650], nigeria: [640, 690], ethiopia: [940, 692], somalia: [1068, 716], cameroon: [676, 756],
  zaire: [802, 800], kenya: [930, 772], angola: [676, 850], zimbabwe: [836, 866], southeast_african_states: [964, 846],
  botswana: [806, 932], south_africa: [680, 946],
  mexico: [84, 408], guatemala: [106, 476], el_salvador: [80, 542], honduras: [207, 546], costa_rica: [168, 640], nicaragua: [296, 612],
  panama: [240, 704], cuba: [236, 410], haiti: [326, 474], dominican_republic: [362, 540],
  colombia: [300, 782], venezuela: [408, 718], ecuador: [176, 808], peru: [190, 872], bolivia: [326, 852], brazil: [452, 798],
  paraguay: [400, 918], uruguay: [526, 922], chile: [236, 936], argentina: [364, 984],
};
const POWER = { usa: [140, 290], ussr: [1180, 190], china: [1430, 500] };
for (const a in at) for (const b in at) if (a < b && Math.abs(at[a][0] - at[b][0]) < BOX.w + GAP.x && Math.abs(at[a][1] - at[b][1]) < BOX.h + GAP.y) console.log('too close:', a, b);
if (map.country.some(c => !at[c.slug])) throw new Error('a country has no box');

// ---------------------------------------------------------------- 4. flow
const FREE = new Set(['dominican_republic', 'philippines', 'lebanon', 'taiwan', 'el_salvador']); // their boxes stand beside them
const slugs = Object.keys(at).filter(s => !FREE.has(s));
const src = [...slugs, 'usa', 'ussr', 'china'].map(anchor);
const dst = [...slugs.map(s => at[s]), POWER.usa, POWER.ussr, POWER.china];
const fit = k => { // least squares: dst = a + b * src
  const n = src.length, ms = src.reduce((t, p) => t + p[k], 0) / n, md = dst.reduce((t, p) => t + p[k], 0) / n;
  const b = src.reduce((t, p, i) => t + (p[k] - ms) * (dst[i][k] - md), 0) / src.reduce((t, p) => t + (p[k] - ms) ** 2, 0);
  return p => md + b * (p - ms);
};
const fx = fit(0), fy = fit(1), place = ([x, y]) => [fx(x), fy(y)];
const ctrl = src.map(place);
// the frame stays fixed
const frame = [];
for (let i = 0; i <= 8; i++) frame.push([i * W / 8, -160], [i * W / 8, H + 160]);
for (let i = 0; i <= 5; i++) frame.push([-160, i * H / 5], [W + 160, i * H / 5]);
const STEPS = 60, SIGMAS = [320, 150, 80], RIDGE = 0.35;

function solve(A, B) { // Gaussian elimination, several right-hand sides
  const n = A.length, m = B[0].length;
  for (let c = 0; c < n; c++) {
    let p = c; for (let r = c + 1; r < n; r++) if (Math.abs(A[r][c]) > Math.abs(A[p][c])) p = r;
    [A[c], A[p]] = [A[p], A[c]]; [B[c], B[p]] = [B[p], B[c]];
    for (let r = c + 1; r < n; r++) { const f = A[r][c] / A[c][c]; if (!f) continue; for (let k = c; k < n; k++) A[r][k] -= f * A[c][k]; for (let k = 0; k < m; k++) B[r][k] -= f * B[c][k]; }
  }
  for (let c = n - 1; c >= 0; c--) for (let k = 0; k < m; k++) { for (let r = c + 1; r < n; r++) B[c][k] -= A[c][r] * B[r][k]; B[c][k] /= A[c][c]; }
  return B;
}
const kern = (p, q) => { const d2 = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2; return SIGMAS.reduce((t, s) => t + Math.exp(-d2 / (2 * s * s)), 0); };
const fields = [];
let cur = [...ctrl.map(p => [...p]), ...frame];
for (let s = 0; s < STEPS; s++) {
  const left = STEPS - s;
  const want = cur.map((p, i) => i < dst.length ? [(dst[i][0] - p[0]) / left, (dst[i][1] - p[1]) / left] : [0, 0]);
  const wts = solve(cur.map((p, i) => cur.map((q, j) => kern(p, q) + (i === j ? RIDGE : 0))), want);
  const pts = cur.map(p => [...p]);
  const f = p => { let x = 0, y = 0; for (let j = 0; j < pts.length; j++) { const k = kern(p, pts[j]); x += wts[j][0] * k; y += wts[j][1] * k; } return [p[0] + x, p[1] + y]; };
  fields.push(f);
  cur = cur.map((p, i) => i < dst.length ? f(p) : p);
}
const flow = p => fields.reduce((q, f) => f(q), p);
const cache = new Map();
const bend = p => { const k = p[0].toFixed(2) + ',' + p[1].toFixed(2); let v = cache.get(k); if (!v) cache.set(k, v = flow(p)); return v; };

// ---------------------------------------------------------------- output
function rings(geometry) { // projected rings, with long edges divided
  const out = []; let ring;
  const ctx = { moveTo(x, y) { ring = [[x, y]]; out.push(ring); }, lineTo(x, y) { ring.push([x, y]); }, closePath() {}, arc() {}, beginPath() {} };
  geoPath(proj, ctx)(geometry);
  return out.map(r => {
    const q = r.map(place), dense = [];
    q.forEach((p, i) => { const n = q[(i + 1) % q.length], k = Math.max(1, Math.ceil(Math.hypot(n[0] - p[0], n[1] - p[1]) / 9)); for (let t = 0; t < k; t++) dense.push([p[0] + (n[0] - p[0]) * t / k, p[1] + (n[1] - p[1]) * t / k]); });
    return dense;
  });
}
function thin(r, tol) { // Douglas-Peucker on a closed ring
  if (r.length < 5) return r;
  const keep = new Uint8Array(r.length); keep[0] = keep[r.length - 1] = 1;
  const stack = [[0, r.length - 1]];
  while (stack.length) {
    const [a, b] = stack.pop(); let m = 0, mi = -1; const [ax, ay] = r[a], [bx, by] = r[b], L = Math.hypot(bx - ax, by - ay) || 1e-9;
    for (let i = a + 1; i < b; i++) { const d = L < 1e-6 ? Math.hypot(r[i][0] - ax, r[i][1] - ay) : Math.abs((by - ay) * r[i][0] - (bx - ax) * r[i][1] + bx * ay - by * ax) / L; if (d > m) { m = d; mi = i; } }
    if (m > tol) { keep[mi] = 1; stack.push([a, mi], [mi, b]); }
  }
  return r.filter((_, i) => keep[i]);
}
const d = {};
for (const [slug, g] of Object.entries(shapes)) {
  d[slug] = rings(g).map(r => r.map(bend)).filter(r => ringArea(r) > 14)
    .map(r => thin(r, 0.35)).map(r => 'M' + r.map(p => p.map(v => v.toFixed(1).replace(/\.0$/, '')).join(' ')).join('L') + 'Z').join('');
}
const lines = (object) => Object.entries(object).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n');
const land = `{\n${lines(d)}\n}\n`;
fs.writeFileSync(path.join(outDir, 'land.json'), land);
const head = `{\n"canvas": [${W},${H}],\n"box": [${BOX.w},${BOX.h}],\n"country": {\n`;
fs.writeFileSync(path.join(outDir, 'layout.json'), `${head}${lines(at)}\n},\n"power": ${JSON.stringify(POWER)}\n}\n`);
// distortion: the smallest area factor over a grid of cells (<= 0 would be a fold)
let worst = 9; for (let x = 60; x < W; x += 20) for (let y = 60; y < H; y += 20) { const a = bend([x, y]), b = bend([x + 4, y]), c = bend([x, y + 4]); worst = Math.min(worst, ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 16); }
console.log('bytes', land.length, 'smallest area factor', worst.toFixed(3), 'largest miss', Math.max(...dst.map((p, i) => Math.hypot(cur[i][0] - p[0], cur[i][1] - p[1]))).toFixed(1));
