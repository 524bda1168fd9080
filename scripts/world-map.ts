import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

/**
 * Draws the countries of world-atlas into one small file, each under its two letters:
 * `node scripts/world-map.ts`, after another version of world-atlas.
 */
type Topology = Parameters<typeof feature>[0];
interface Atlas extends Topology {
  objects: {
    countries: { type: 'GeometryCollection'; geometries: { type: null; properties: { name: string } }[] };
  };
}

const antarctica = '010';
const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json');
const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
const table = JSON.parse(readFileSync('db/seed/reference/countries.json', 'utf8')) as {
  iso2: string;
  numeric: string;
}[];
const letters = new Map(table.map(({ numeric, iso2 }) => [numeric, iso2]));

const countries = feature(atlas, atlas.objects.countries).features.filter(({ id }) => id !== antarctica);
const projection = geoNaturalEarth1().fitSize([1400, 685], {
  type: 'FeatureCollection',
  features: countries,
});
const draw = geoPath(projection).digits(0);

/** Absolute lines → relative ones, which are shorter. */
function relative(path: string): string {
  return path.split('M').filter(Boolean).map(relativeRing).join('');
}

function relativeRing(ring: string): string {
  const points = ring
    .replace(/Z$/, '')
    .split('L')
    .map((pair) => pair.split(',').map(Number) as [number, number]);
  const steps = points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  const moved = steps.filter((step) => step !== '0 0').join(' ');
  return moved ? `M${points[0]?.join(' ')}l${moved.replaceAll(' -', '-')}z` : '';
}

const paths = countries.map((country) => {
  const { id, properties } = country;
  const name = letters.get(String(id)) ?? properties.name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return `<path id="${name}" d="${relative(draw(country) ?? '')}"/>`;
});
writeFileSync('src/ui/maps/world.svg', `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>\n`);
writeFileSync(
  'src/ui/maps/drawn-countries.ts',
  `/** Every country that the map draws, by the name of its path; made by scripts/world-map.ts. */\nexport const drawnCountries: readonly string[] =\n  '${countries
    .map(
      ({ id, properties }) =>
        letters.get(String(id)) ?? properties.name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    )
    .join(' ')}'.split(' ');\n`,
);
