import { type FeaturePart, featureParts, type Zone } from '../places.ts';

/** What files of one zone may import. */
interface ZonePermission {
  zones: readonly Zone[];
  /** Parts of any feature. */
  parts: readonly FeaturePart[];
  /** Zones of which only types may be imported. */
  typesOf?: readonly Zone[];
}

/** What one part of a feature may import. */
interface PartPermission {
  zones: readonly Zone[];
  /** Parts of its own feature. */
  own: readonly FeaturePart[];
  /** Parts of the features that stand earlier in the list. */
  earlier: readonly FeaturePart[];
  /** True for the leaves, which may take `earlier` from every feature. */
  anyFeature?: boolean;
}

const described: readonly FeaturePart[] = ['contract', 'rules'];
const shown: readonly FeaturePart[] = [...described, 'components'];
const allButTests = featureParts.filter((part) => part !== 'test');
const production = allButTests.filter((part) => part !== 'factory');
const everyZone: readonly Zone[] = [
  'lib',
  'ui',
  'web',
  'platform',
  'api',
  'app',
  'layout',
  'shell',
  'server shell',
];
const workshop: readonly Zone[] = ['seed', 'support', 'tests', 'bench', 'scripts', 'elsewhere'];

export const zonePermissions: Record<Zone, ZonePermission> = {
  lib: { zones: ['lib'], parts: [] },
  ui: { zones: ['lib', 'ui'], parts: [] },
  web: { zones: ['lib', 'ui', 'web'], parts: [], typesOf: ['api'] },
  platform: { zones: ['lib', 'platform'], parts: [] },
  api: { zones: ['lib'], parts: ['contract'] },
  app: { zones: ['lib', 'ui', 'web', 'platform', 'api', 'app', 'seed'], parts: production },
  layout: { zones: ['lib', 'ui', 'web', 'app', 'layout'], parts: shown, typesOf: ['api'] },
  shell: { zones: ['lib', 'ui', 'web', 'app', 'layout', 'shell'], parts: shown, typesOf: ['api'] },
  'server shell': { zones: everyZone, parts: shown },
  'url list': { zones: ['lib'], parts: [] },
  seed: {
    zones: ['lib', 'platform', 'ui', 'seed'],
    parts: ['contract', 'rules', 'tables', 'queries', 'commands', 'factory'],
  },
  support: { zones: [...everyZone, 'seed', 'support'], parts: allButTests },
  tests: { zones: [...everyZone, 'url list', ...workshop], parts: allButTests },
  bench: { zones: [...everyZone, 'url list', ...workshop], parts: allButTests },
  scripts: { zones: [...everyZone, 'url list', ...workshop], parts: allButTests },
  elsewhere: { zones: [...everyZone, 'url list', ...workshop], parts: allButTests },
};

const drawing: readonly Zone[] = ['lib', 'ui', 'web'];
const serving: readonly Zone[] = ['lib', 'platform'];

export const partPermissions: Record<FeaturePart, PartPermission> = {
  contract: { zones: ['lib'], own: described, earlier: described },
  rules: { zones: ['lib'], own: described, earlier: described },
  components: { zones: drawing, own: shown, earlier: shown },
  screens: { zones: drawing, own: shown, earlier: shown, anyFeature: true },
  tables: { zones: serving, own: [...described, 'tables'], earlier: [...described, 'tables'] },
  queries: {
    zones: serving,
    own: [...described, 'tables', 'queries'],
    earlier: [...described, 'tables', 'queries'],
  },
  commands: {
    zones: serving,
    own: [...described, 'tables', 'queries', 'commands', 'emails'],
    earlier: [...described, 'queries', 'commands'],
  },
  routes: {
    zones: serving,
    own: [...described, 'queries', 'commands', 'jobs', 'routes'],
    earlier: [...described, 'queries', 'commands'],
  },
  jobs: {
    zones: serving,
    own: [...described, 'queries', 'commands', 'emails', 'jobs'],
    earlier: [...described, 'queries', 'commands'],
  },
  emails: { zones: serving, own: [...described, 'queries', 'emails'], earlier: [...described, 'queries'] },
  factory: {
    zones: serving,
    own: [...described, 'tables', 'factory'],
    earlier: [...described, 'tables', 'factory'],
  },
  test: {
    zones: [...drawing, ...serving, 'seed', 'support'],
    own: allButTests,
    earlier: allButTests.filter((part) => part !== 'screens' && part !== 'routes'),
    anyFeature: true,
  },
};

/** What a test outside the features may use besides what the file it tests may use. */
export const zonesForTests: readonly Zone[] = ['support', 'seed'];
