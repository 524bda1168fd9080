import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pages } from '../server.ts';
import { buildVersion } from './build-stamp.ts';
import type { PageBuild } from './page-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'build');
// The bundler recognises this form, and replaces it by the pages that are bundled with the server.
const pagesUrl = new URL('../../../build/server/index.js', import.meta.url);

/** Returns the pages of the finished build. */
export function builtPages(): Pages {
  const assets = new Map<string, string>();
  const build = import(pagesUrl.href) as Promise<PageBuild>;
  const source = {
    load: () => build,
    development: false,
    version: buildVersion(root),
    readAsset(path: string) {
      const file = join(folder, 'client', path);
      if (!assets.has(path) && existsSync(file)) assets.set(path, readFileSync(file, 'utf8'));
      return assets.get(path) ?? null;
    },
  };
  return { open: async () => source, staticFolder: folder };
}
