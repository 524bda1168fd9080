/** Parts of a slice, by the file or folder that holds them. */
export const sliceParts = [
  'contract',
  'rules',
  'tables',
  'queries',
  'commands',
  'routes',
  'jobs',
  'emails',
  'factory',
  'screens',
  'components',
  'test',
] as const;
export type SlicePart = (typeof sliceParts)[number];

/** The parts in the server folder of a slice. */
export const serverParts = ['tables', 'queries', 'commands', 'routes', 'jobs', 'emails', 'factory'] as const;

const isServerPart = (name: string): name is (typeof serverParts)[number] =>
  (serverParts as readonly string[]).includes(name);

/**
 * The area of the project a file belongs to, outside src/features. `app` is the composition of the server (.ts),
 * `layout` the components of src/app (.tsx), `shell` the files the router asks for (root, entries), `api` is
 * src/contract.ts, `url list` is src/routes.ts.
 */
export type Zone =
  | 'lib'
  | 'ui'
  | 'web'
  | 'platform'
  | 'api'
  | 'app'
  | 'layout'
  | 'shell'
  | 'server shell'
  | 'url list'
  | 'seed'
  | 'support'
  | 'tests'
  | 'bench'
  | 'scripts'
  | 'elsewhere';

export interface ZonePlace {
  kind: 'zone';
  zone: Zone;
}

export interface SlicePlace {
  kind: 'slice';
  domain: string;
  /** `domain/slice`, as messages and imports write it. */
  slice: string;
  /** Null when the file's name is not in the vocabulary; the file-name check reports that. */
  part: SlicePart | null;
}

export type Place = ZonePlace | SlicePlace;

const zones: readonly (readonly [pattern: RegExp, zone: Zone])[] = [
  [/^src\/lib\//, 'lib'],
  [/^src\/ui\//, 'ui'],
  [/^src\/web\//, 'web'],
  [/^src\/platform\//, 'platform'],
  [/^src\/contract\.ts$/, 'api'],
  [/^src\/routes\.ts$/, 'url list'],
  [/^src\/entry\.server\.tsx$/, 'server shell'],
  [/^src\/(root|entry\.client)\./, 'shell'],
  [/^src\/app\/.*\.(tsx|css)$/, 'layout'],
  [/^src\/app\//, 'app'],
  [/^db\//, 'seed'],
  [/^tests\/support\//, 'support'],
  [/^tests\//, 'tests'],
  [/^bench\//, 'bench'],
  [/^scripts\//, 'scripts'],
];

/** Returns the slice and part, or the zone, that the file at `path` belongs to. */
export function placeOf(path: string): Place {
  const [, domain, name, inside] = /^src\/features\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (domain !== undefined && name !== undefined && inside !== undefined) {
    return { kind: 'slice', domain, slice: `${domain}/${name}`, part: partOf(inside) };
  }
  return { kind: 'zone', zone: zones.find(([pattern]) => pattern.test(path))?.[1] ?? 'elsewhere' };
}

/** The part that a path inside a slice belongs to. */
function partOf(inside: string): SlicePart | null {
  if (/\.test\.tsx?$/.test(inside)) return 'test';
  const [first = '', second = ''] = inside.split('/').map((name) => name.replace(/\.ts$/, ''));
  if (first === 'server') return isServerPart(second) ? second : null;
  return first === 'contract' || first === 'rules' || first === 'screens' || first === 'components'
    ? first
    : null;
}
