import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'build/app');

/** The product, the processes and threads that it starts, and the built pages. */
const programs: Record<string, string> = {
  start: 'src/app/start-built.ts',
  background: 'src/app/background/background.ts',
  'memory-worker': 'src/features/search/index/server/queries/memory-worker.ts',
  'shrink-program': 'src/platform/files/shrink-program.ts',
  'table-program': 'src/platform/spreadsheets/table-program.ts',
  pages: 'build/server/index.js',
};

/** Packages that stay in node_modules: native code, and what reads files of its own package. */
export const packagesOutsideBundle = ['sharp', '@node-rs/argon2', 'pdfkit'];

/** Returns a relative path with slashes, as in URLs, also on Windows. */
const urlPath = (from: string, to: string): string => relative(from, to).replaceAll('\\', '/');

const programUrl = /new URL\('(\.[^']+\.[jt]s)', import\.meta\.url\)/g;

/**
 * Our modules read data files next to their source, which stay where they are: to such a module, its location is still
 * that of the source. Programs that it starts are those of the bundle.
 */
function sourceLocations(): Plugin {
  return {
    name: 'source-locations',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\/(src|db)\/.*\.ts$/, exclude: /node_modules/ },
        code: /import\.meta\.(url|dirname)/,
      },
      handler(code, id) {
        const source = `new URL(${JSON.stringify(urlPath(outDir, id))}, BUNDLE_URL)`;
        return {
          code: code
            .replace(programUrl, (_all, path: string) => {
              const file = urlPath(root, join(dirname(id), path));
              const name = Object.keys(programs).find((one) => programs[one] === file);
              return name ? `new URL('./${name}.js', BUNDLE_URL)` : this.error(`${file} is no program`);
            })
            .replaceAll('import.meta.url', `${source}.href`)
            .replaceAll(
              'import.meta.dirname',
              `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${source}))`,
            )
            .replaceAll('BUNDLE_URL', 'import.meta.url'),
          map: null,
        };
      },
    },
  };
}

/** Bundles the server into few files, because Node takes longer to find thousands of modules than to run them. */
export async function bundleServer(): Promise<void> {
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    plugins: [sourceLocations()],
    // React chooses its build by this.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: packagesOutsideBundle },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node22',
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: programs,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          sourcemapExcludeSources: true,
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}
