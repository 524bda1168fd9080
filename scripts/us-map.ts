import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

/**
 * Draws the states of the US from us-atlas (Albers, 975 × 610) into one small file, and prints where their
 * names stand, for `state-places.ts`: `node scripts/us-map.ts`, after another version of us-atlas.
 */
type Topology = Parameters<typeof feature>[0];
interface Atlas extends Topology {
  objects: {
    states: { type: 'GeometryCollection'; geometries: { type: null; properties: { name: string } }[] };
  };
}
type Point = [number, number];

/** Square pixels that a corner must enclose to stay, and an island to be shown. */
const leastCorner = 1.6;
const leastIsland = 9;
/** Numbers from here on are territories, which this projection leaves out. */
const firstTerritory = 60;

const draw = geoPath(null).digits(0);

function readAtlas(): Atlas {
  const file = createRequire(import.meta.url).resolve('us-atlas/states-albers-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  // Thinned as arcs, before they become states, so that neighbours still touch.
  const arcs = atlas.arcs.map((arc) => thin(decode(arc as Point[], { scale, translate })));
  return { type: 'Topology', objects: atlas.objects, arcs };
}

interface Grid {
  scale: Point;
  translate: Point;
}

/** Differences on a grid → points. */
function decode(arc: Point[], { scale, translate }: Grid): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Leaves out, one by one, the corner that matters least (Visvalingam and Whyatt). */
function thin(points: Point[]): Point[] {
  const kept = [...points];
  while (kept.length > 4) {
    const areas = kept.slice(1, -1).map((corner, i) => triangle([kept[i], corner, kept[i + 2]]));
    const least = Math.min(...areas);
    if (least > leastCorner) break;
    kept.splice(areas.indexOf(least) + 1, 1);
  }
  return kept;
}

function triangle(corners: readonly (Point | undefined)[]): number {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0]] = corners;
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

type State = ReturnType<typeof statesOf>[number];

const statesOf = (atlas: Atlas) =>
  feature(atlas, atlas.objects.states).features.filter(({ id }) => Number(id) < firstTerritory);

/** Islands too small to be seen are left out. */
function mainland(state: State): State {
  const { geometry } = state;
  if (geometry.type !== 'MultiPolygon') return state;
  const coordinates = geometry.coordinates.filter(
    (island) => geoPath(null).area({ type: 'Polygon', coordinates: island }) > leastIsland,
  );
  return coordinates.length > 0 ? { ...state, geometry: { ...geometry, coordinates } } : state;
}

/** Absolute lines → relative ones, which are shorter. */
function relative(path: string): string {
  const rings = path.split('M').filter(Boolean);
  return rings.map(relativeRing).join('');
}

function relativeRing(ring: string): string {
  const points = ring
    .replace(/Z$/, '')
    .split('L')
    .map((pair) => pair.split(',').map(Number) as Point);
  const steps = points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  const moved = steps.filter((step) => step !== '0 0').join(' ');
  return `M${points[0]?.join(' ')}l${moved.replaceAll(' -', '-')}z`;
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const states = statesOf(readAtlas()).toSorted((a, b) =>
  a.properties.name.localeCompare(b.properties.name, 'en'),
);
const paths = states.map(
  (state) => `<path id="${idOf(state.properties.name)}" d="${relative(draw(mainland(state)) ?? '')}"/>`,
);
writeFileSync(
  'src/app/home/states/us-states.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`,
);
for (const state of states)
  console.log(state.properties.name, ...draw.centroid(mainland(state)).map(Math.round));
