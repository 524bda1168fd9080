import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './vite.chunks.ts';

/**
 * Hands the browser the paths and methods of the contract: without its schemas, without who may call, and without
 * what is written for readers of the documentation.
 */
function minifiedContract(): Plugin {
  const id = '\0virtual:contract';
  return {
    name: 'minified-contract',
    resolveId: (source) => (source === 'virtual:contract' ? id : null),
    async load(requested) {
      if (requested !== id) return null;
      const { minifyContractRouter } = await import('@orpc/contract');
      const { contract } = await import('./src/contract.ts');
      const leaf = `(method,path,more)=>({"~orpc":{errorMap:{},meta:{},route:{method,path,...more}}})`;
      return `const e=${leaf};export default ${paths(minifyContractRouter(contract))}`;
    },
  };
}

type Paths = { '~orpc'?: { route: Record<string, unknown> } } & { [name: string]: Paths };

/** Source of the tree of endpoints, each as a call that makes it. */
function paths(tree: object): string {
  const { '~orpc': endpoint, ...branches } = tree as Paths;
  if (endpoint) {
    const {
      method,
      path,
      successStatus: _1,
      summary: _2,
      description: _3,
      tags: _4,
      ...more
    } = endpoint.route;
    const parts = [method, path, ...(Object.keys(more).length > 0 ? [more] : [])];
    return `e(${parts.map((part) => JSON.stringify(part)).join()})`;
  }
  // Files are fetched by address: what answers with one has no call.
  const called = Object.entries(branches).filter(
    ([, { '~orpc': one }]) => one?.route['outputStructure'] !== 'detailed',
  );
  const named = called.map(([name, branch]) => `${JSON.stringify(name)}:${paths(branch)}`);
  return `{${named.join()}}`;
}

// Parts of the router that this product never switches on, and every page would load: finding routes step by
// step (`routeDiscovery` is `initial`) and instrumentation.
const leftOut: Record<string, string> = {
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getManifestPath = () => undefined, getPathsWithAncestors = () => [];
    export const handleClientVersionMismatch = () => undefined, URL_LIMIT = 0;`,
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler, instrumentationResultMetaContext = undefined;`,
};

/** Leaves out of the browser's router what is switched off. */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, part = ''] = /\/react-router\/dist\/production\/(.+)$/.exec(id) ?? [];
      return leftOut[part] ?? null;
    },
  };
}

/** Styles that are imported for markup made elsewhere, so that no name of theirs is read, stay in the build. */
function keptStyles(): Plugin {
  return {
    name: 'kept-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}

/**
 * Names of classes: those of one file share their beginning and count on, so that pages, which carry their styles,
 * stay small. The place of the file decides, so a name is the same in every build.
 */
function shortName(name: string, file: string, css: string): string {
  const place = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url');
  const names = [...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found]) => found))];
  const number = names.includes(name) ? names.indexOf(name).toString(36) : `_${name}`;
  return `p${place.slice(0, 5)}${number}`;
}

export default defineConfig(({ command }) => ({
  cacheDir: join(process.env.DATA_DIR ?? '.data', 'vite'),
  plugins: [minifiedContract(), leanRouter(), reactRouter(), keptStyles()],
  // Every screen is read ahead, so that no package is found late and the page need not reload in the middle of work.
  optimizeDeps: { entries: ['src/**/*.tsx', 'src/web/*.ts'], include: ['react-dropzone', 'sonner'] },
  build: {
    modulePreload: {
      // Every page has these already: naming them again with each part that comes later costs more than it saves.
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((path) => !/\/(react|rolldown-runtime|frame)-/.test(path)),
    },
    assetsInlineLimit: 0,
    sourcemap: false,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  // Icons are taken one by one; loaded as a package, all fifteen hundred of them would stay in the server's memory.
  ssr: { noExternal: ['lucide-react'] },
  css: { modules: { generateScopedName: command === 'build' ? shortName : '[local]_[hash:base64:5]' } },
}));
