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

export default defineConfig({
  cacheDir: join(process.env.DATA_DIR ?? '.data', 'vite'),
  plugins: [minifiedContract(), reactRouter()],
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
