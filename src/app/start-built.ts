import './compile-cache.js';
import { builtPages } from './pages/built-pages.ts';
import { startProduct } from './start-product.ts';

// Starts a build: scripts/bundle-server.ts makes build/app/start.js of it.
await startProduct(async () => builtPages());
