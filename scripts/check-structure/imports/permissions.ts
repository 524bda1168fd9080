import { type SlicePart, sliceParts, type Zone } from '../places.ts';

/** The imports that files of one zone may have. */
interface ZonePermission {
  zones: readonly Zone[];
  /** Parts of any slice. */
  parts: readonly SlicePart[];
  /** Zones of which only types may be imported. */
  typesOf?: readonly Zone[];
}

/** The imports that one part of a slice may have. */
interface PartPermission {
  zones: readonly Zone[];
  /** Parts of its own slice. */
  own: readonly SlicePart[];
  /** Parts of other slices: those of its own domain and of the domains before it. */
  others: readonly SlicePart[];
  /** True for the leaves, which may take `others` from every domain. */
  anyDomain?: boolean;
}

const described: readonly SlicePart[] = ['contract', 'rules'];
const shown: readonly SlicePart[] = [...described, 'components'];
const allButTests = sliceParts.filter((part) => part !== 'test');
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

export const partPermissions: Record<SlicePart, PartPermission> = {
  contract: { zones: ['lib'], own: described, others: described },
  rules: { zones: ['lib'], own: described, others: described },
  components: { zones: drawing, own: shown, others: shown },
  screens: { zones: drawing, own: shown, others: shown, anyDomain: true },
  tables: { zones: serving, own: [...described, 'tables'], others: [...described, 'tables'] },
  queries: {
    zones: serving,
    own: [...described, 'tables', 'queries'],
    others: [...described, 'tables', 'queries'],
  },
  commands: {
    zones: serving,
    own: [...described, 'tables', 'queries', 'commands', 'emails'],
    others: [...described, 'queries', 'commands'],
  },
  routes: {
    zones: serving,
    own: [...described, 'queries', 'commands', 'jobs', 'routes'],
    others: [...described, 'queries', 'commands', 'routes'],
  },
  jobs: {
    zones: serving,
    own: [...described, 'queries', 'commands', 'emails', 'jobs'],
    others: [...described, 'queries', 'commands'],
  },
  emails: { zones: serving, own: [...described, 'queries', 'emails'], others: [...described, 'queries'] },
  factory: {
    zones: serving,
    own: [...described, 'tables', 'factory'],
    others: [...described, 'tables', 'factory'],
  },
  test: {
    zones: [...drawing, ...serving, 'seed', 'support'],
    own: allButTests,
    others: allButTests.filter((part) => part !== 'screens' && part !== 'routes'),
    anyDomain: true,
  },
};

/** Zones that a test outside src/features may use in addition to those of the file that it tests. */
export const zonesForTests: readonly Zone[] = ['support', 'seed'];
