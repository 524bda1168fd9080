import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Returns a digest of the names and contents of all sources of the pages, however `root` is written. */
export function sourceDigest(root: string): string {
  const hash = createHash('sha256');
  const inputs = [
    'package-lock.json',
    'vite.config.ts',
    'vite.chunks.ts',
    'react-router.config.ts',
    'scripts/build.ts',
    'scripts/compact-manifest.ts',
    'public',
    'src',
  ];
  for (const input of inputs) {
    for (const file of listFiles(join(root, input)))
      hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
