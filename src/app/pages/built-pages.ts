import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageBuild, PageSource } from './page-server.ts';

/** Returns the pages of the finished build in `folder`. */
export function builtPages(folder: string): PageSource {
  const assets = new Map<string, string>();
  const build = import(pathToFileURL(join(folder, 'server/index.js')).href) as Promise<PageBuild>;
  return {
    load: () => build,
    development: false,
    version: readFileSync(join(folder, 'source.digest'), 'utf8'),
    readAsset(path) {
      const file = join(folder, 'client', path);
      if (!assets.has(path) && existsSync(file)) assets.set(path, readFileSync(file, 'utf8'));
      return assets.get(path) ?? null;
    },
  };
}
