import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const pageInputs = [
  'package-lock.json',
  'vite.config.ts',
  'vite.chunks.ts',
  'react-router.config.ts',
  'scripts/build.ts',
  'scripts/compact-manifest.ts',
  'public',
  'src',
];
// `formats.ts` writes the numbers in drawings with dimensions.
const drawingInputs = ['src/ui/packart', 'src/lib/art', 'src/lib/formats.ts', 'src/app/pages/art-route.ts'];

/** Returns a digest of the names and contents of all sources of the pages, however `root` is written. */
export const sourceDigest = (root: string): string => digestFiles(root, pageInputs);

/** Returns a short digest of everything that decides what a drawing looks like. */
export const drawingDigest = (root: string): string => digestFiles(root, drawingInputs).slice(0, 12);

function digestFiles(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
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
