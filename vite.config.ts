import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './vite.chunks.ts';

/**
 * Gives the browser the paths and methods of the contract, without schemas, access rules and texts for the
 * documentation.
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
      return `const e=${leaf};export default ${generateCalls(minifyContractRouter(contract))}`;
    },
  };
}

type ContractTree = { '~orpc'?: { route: Record<string, unknown> } } & { [name: string]: ContractTree };

/** Returns the source of the endpoint tree, with a call for each endpoint. */
function generateCalls(tree: object): string {
  const { '~orpc': endpoint, ...branches } = tree as ContractTree;
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
  // Files are fetched by URL, so their endpoints are not called through the client.
  const callable = Object.entries(branches).filter(
    ([, { '~orpc': one }]) => one?.route['outputStructure'] !== 'detailed',
  );
  const named = callable.map(([name, branch]) => `${JSON.stringify(name)}:${generateCalls(branch)}`);
  return `{${named.join()}}`;
}

// Parts of React Router that this product never uses but every page would load: lazy route discovery (`routeDiscovery`
// is `initial`) and instrumentation.
const emptyModules: Record<string, string> = {
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

/** Replaces unused modules of React Router in the browser's bundle. */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, part = ''] = /\/react-router\/dist\/production\/(.+)$/.exec(id) ?? [];
      return emptyModules[part] ?? null;
    },
  };
}

/** Gives screens that the server renders a link without the handlers that only browsers need. */
function leanLinks(): Plugin {
  const id = '\0virtual:server-router';
  const link = join(import.meta.dirname, 'src/web/server-link.tsx');
  return {
    name: 'lean-links',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router$/ },
      handler: (_source, importer = '') =>
        /\/src\/.*\.tsx$/.test(importer) && importer !== link ? id : null,
    },
    load: {
      filter: { id: /virtual:server-router$/ },
      handler: () => `export * from 'react-router';export { Link } from ${JSON.stringify(link)};`,
    },
  };
}

/**
 * Draws the icons of Lucide with our own component, which puts the shapes of each into a page once. Drops the React
 * keys and the former names of icons: random letters, which do not compress, in every bundle.
 */
function leanIcons(): Plugin {
  const component = JSON.stringify(join(import.meta.dirname, 'src/ui/marks/icon.tsx'));
  return {
    name: 'lean-icons',
    apply: 'build',
    load: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => `export { createIcon as default } from ${component};`,
    },
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({
        code: code.replace(/,?\s*key: "[a-z0-9]+"/g, '').replace(/,\s*aliases: \[[^\]]*\]/, ''),
        map: null,
      }),
    },
  };
}

/** Keeps styles whose class names are never read because they are imported for markup that is made elsewhere. */
function unreferencedStyles(): Plugin {
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
 * Copies what pdf.js loads for some documents: character maps, standard fonts, the color profile of print, and decoders
 * of pictures. Their folder has the version of the package in its name, because browsers keep assets forever.
 */
function pdfResources(): Plugin {
  const source = join(import.meta.dirname, 'node_modules/pdfjs-dist');
  return {
    name: 'pdf-resources',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
        version: string;
      };
      for (const folder of ['cmaps', 'iccs', 'standard_fonts', 'wasm'])
        for (const name of readdirSync(join(source, folder)))
          this.emitFile({
            type: 'asset',
            fileName: `assets/pdfjs-${version}/${folder}/${name}`,
            source: readFileSync(join(source, folder, name)),
          });
    },
  };
}

/**
 * Returns a short class name. Names in a file share a prefix and are numbered, so that pages, which inline their
 * styles, stay small. The prefix depends on the path of the file, so a name is the same in every build.
 */
function shortClassName(name: string, file: string, css: string): string {
  const pathHash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url');
  const names = [...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found]) => found))];
  const number = names.includes(name) ? names.indexOf(name).toString(36) : `_${name}`;
  return `p${pathHash.slice(0, 5)}${number}`;
}

export default defineConfig(({ command }) => ({
  cacheDir: join(process.env.DATA_DIR ?? '.data', 'vite'),
  plugins: [
    minifiedContract(),
    leanRouter(),
    leanLinks(),
    leanIcons(),
    reactRouter(),
    unreferencedStyles(),
    pdfResources(),
  ],
  // All screens are scanned on start, so that no package is discovered late and forces a page reload.
  optimizeDeps: { entries: ['src/**/*.tsx', 'src/web/*.ts'], include: ['react-dropzone', 'sonner'] },
  build: {
    modulePreload: {
      // Every page has these already: listing them with each lazy chunk costs more than it saves.
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((path) => !/\/(react|rolldown-runtime|frame)-/.test(path)),
    },
    assetsInlineLimit: 0,
    sourcemap: false,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunks },
            // Every page loads the names of all files, so their hashes are as short as the bundler allows; after the
            // build, they become shorter still.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
      },
    },
  },
  // Icons are imported one by one; loading the package would keep all fifteen hundred of them in the server's memory.
  ssr: { noExternal: ['lucide-react'] },
  css: { modules: { generateScopedName: command === 'build' ? shortClassName : '[local]_[hash:base64:5]' } },
}));
