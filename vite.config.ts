import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './vite.chunks.ts';

/** Hands the browser the paths and methods of the contract, without its schemas. */
function minifiedContract(): Plugin {
  const id = '\0virtual:contract';
  return {
    name: 'minified-contract',
    resolveId: (source) => (source === 'virtual:contract' ? id : null),
    async load(requested) {
      if (requested !== id) return null;
      const { minifyContractRouter } = await import('@orpc/contract');
      const { contract } = await import('./src/contract.ts');
      return `export default ${JSON.stringify(minifyContractRouter(contract))}`;
    },
  };
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

export default defineConfig({
  cacheDir: join(process.env.DATA_DIR ?? '.data', 'vite'),
  plugins: [minifiedContract(), leanRouter(), reactRouter()],
  // Every screen is read ahead, so that no package is found late and the page need not reload in the middle of work.
  optimizeDeps: { entries: ['src/**/*.tsx', 'src/web/*.ts'], include: ['react-dropzone', 'sonner'] },
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
});
