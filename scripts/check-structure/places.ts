/** Parts of a feature, by the file or folder that holds them. */
export const featureParts = [
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
export type FeaturePart = (typeof featureParts)[number];

/** The parts that stand in a feature's server folder. */
export const serverParts = ['tables', 'queries', 'commands', 'routes', 'jobs', 'emails', 'factory'] as const;

const isServerPart = (name: string): name is (typeof serverParts)[number] =>
  (serverParts as readonly string[]).includes(name);

/**
 * Where a file stands. `app` holds the server's composition (.ts), `layout` what app draws (.tsx),
 * `shell` the router's own files (root, entries), `api` is src/contract.ts, `url list` is src/routes.ts.
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

export interface FeaturePlace {
  kind: 'feature';
  feature: string;
  /** Null when the file's name is not in the vocabulary; the file-name check reports that. */
  part: FeaturePart | null;
}

export type Place = ZonePlace | FeaturePlace;

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

export function placeOf(path: string): Place {
  const inFeature = /^src\/features\/([^/]+)\/(.+)$/.exec(path);
  if (inFeature) return { kind: 'feature', feature: inFeature[1] ?? '', part: partOf(inFeature[2] ?? '') };
  return { kind: 'zone', zone: zones.find(([pattern]) => pattern.test(path))?.[1] ?? 'elsewhere' };
}

/** The part that a path inside a feature belongs to. */
function partOf(inside: string): FeaturePart | null {
  if (/\.test\.tsx?$/.test(inside)) return 'test';
  const [first = '', second = ''] = inside.split('/').map((name) => name.replace(/\.ts$/, ''));
  if (first === 'server') return isServerPart(second) ? second : null;
  return first === 'contract' || first === 'rules' || first === 'screens' || first === 'components'
    ? first
    : null;
}
