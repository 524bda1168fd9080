const numbers = /-?(?:\d+\.?\d*|\.\d+)/g;

interface SqueezeOptions {
  /** Digits after the decimal point. */
  digits: 0 | 1;
  /** Length above which faint details are left out, one sort after the other. */
  maxLength: number;
}

/**
 * Returns the body of a drawing in fewer characters, for a scene that shows it smaller than on its own and contains others
 * as well: polygons relative to their first points, other coordinates rounded, neighbors of the same look as one path.
 */
export function squeeze(body: string, { digits, maxLength }: SqueezeOptions): string {
  const unit = 10 ** digits;
  const write = (number: string): string => String(Math.round(Number(number) * unit) / unit + 0);
  const rounded = (text: string): string => text.replace(/-?\d+\.\d+/g, write);
  const short = body
    .replace(/ d="([^"]+)"/g, (_, path: string) => {
      const isPolygon = /^[\sMLZ\d.-]+$/.test(path);
      return ` d="${tight(isPolygon ? relative(path, unit) : rounded(path))}"`;
    })
    .replace(/ (cx|cy|rx|ry)="([^"]+)"/g, (_, name: string, value: string) => ` ${name}="${rounded(value)}"`);
  return lighten(joinPaths(short), maxLength);
}

/** A minus sign separates numbers as well as a space. */
const tight = (path: string): string => path.replaceAll(' -', '-');

function relative(path: string, unit: number): string {
  return path.replace(/M([^MZ]+)/g, (_, points: string) => {
    const [x = 0, y = 0, ...rest] = (points.match(numbers) ?? []).map((n) => Math.round(Number(n) * unit));
    let [lastX, lastY] = [x, y];
    const steps: number[] = [];
    for (let i = 0; i + 1 < rest.length; i += 2) {
      const [nextX = 0, nextY = 0] = [rest[i], rest[i + 1]];
      if (nextX === lastX && nextY === lastY) continue;
      steps.push((nextX - lastX) / unit, (nextY - lastY) / unit);
      [lastX, lastY] = [nextX, nextY];
    }
    return `M${x / unit} ${y / unit}l${steps.join(' ')}`;
  });
}

/** Joins neighbors that differ only in their path and are opaque. */
function joinPaths(body: string): string {
  const pair = /<path d="([^"]+)"( fill="#\w+")\/><path d="([^"]+)"\2\/>/;
  let joined = body;
  while (pair.test(joined)) joined = joined.replace(new RegExp(pair, 'g'), '<path d="$1$3"$2/>');
  return joined;
}

/**
 * The faintest details first: the thin shade at the left, ribs, the second shade, windings, every other layer of a
 * thickness, and every third piece of a heap.
 */
const details: readonly ((body: string) => string)[] = [
  (body) => body.replace(/<path [^>]* opacity="(?:0|0\.08|\.17)"\/>/g, ''),
  (body) => body.replace(/(<path [^>]* opacity="0\.13"\/>)<path [^>]* opacity="0\.13"\/>/g, '$1'),
  (body) => body.replace(/<path [^>]* opacity="\.5"\/>/g, ''),
  (body) => without(body, { sort: layer, every: 2 }),
  (body) => without(body, { sort: layer, every: 2 }),
  (body) => without(body, { sort: heapPiece, every: 3 }),
  (body) => without(body, { sort: heapPiece, every: 3 }),
];
const layer = /<g transform="matrix[^>]*><path [^>]*\/><\/g>/g;
const heapPiece =
  /<path transform="[^>]*\/>|<g transform="translate\([^)]*\)(?: rotate\([^)]*\))?">(?:<path [^>]*\/>)+<\/g>/g;

function without(body: string, { sort, every }: { sort: RegExp; every: number }): string {
  let index = 0;
  return body.replace(sort, (piece) => (++index % every === 0 ? '' : piece));
}

function lighten(body: string, maxLength: number): string {
  let light = body;
  for (const leaveOut of details) if (light.length > maxLength) light = leaveOut(light);
  return light;
}
