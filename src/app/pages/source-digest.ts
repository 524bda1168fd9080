import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Fingerprint of everything the pages are built from, by name, size and time: quick, and exact enough. */
export function sourceDigest(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const inputs = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'public', 'src'];
  for (const input of inputs)
    for (const file of filesBelow(join(root, input))) hash.update(describe(root, file));
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function describe(root: string, file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${file.slice(root.length)} ${size} ${mtimeMs}\n`;
}
