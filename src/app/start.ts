import { enableCompileCache } from 'node:module';
import { startProduct } from './start-product.ts';

// Starts the sources: during development, and while the build is being made. A build starts at start-built.ts.

// Node caches compiled code in the system's temporary folder, so that the next start does not compile it again.
enableCompileCache();
await startProduct(async () => {
  // oxlint-disable-next-line node/no-process-env -- set by startProduct
  if (process.env['NODE_ENV'] === 'development') {
    // Vite is large, and production never needs it.
    const { developmentPages } = await import('./pages/development-pages.ts');
    return { open: developmentPages, staticFolder: null };
  }
  const { ensureBuild } = await import('./pages/ensure-build.ts');
  await ensureBuild();
  const { builtPages } = await import('./pages/built-pages.ts');
  return builtPages();
});
