import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Characters of a hash that stay: with those before it, enough to tell a few hundred files and their versions apart. */
const kept = 5;

const hashedName = /[\w.-]+-[\w-]{7}\.(?:js|css)/g;
const parts = /^(.+-)([\w-]{7})(\.(?:js|css))$/;

/**
 * Shortens the hashes in the names of scripts and styles, which the bundler does not make shorter than seven characters.
 * Every page loads the names of all files, and random characters cannot be compressed. The folders hold the files and
 * everything that names them.
 */
export function shortenNames(assets: string, folders: readonly string[]): void {
  const names = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const [, start, hash, end] = parts.exec(name) ?? [];
    if (start && hash && end) names.set(name, `${start}${hash.slice(0, kept)}${end}`);
  }
  if (new Set(names.values()).size < names.size) throw new Error('Two files would have the same name.');
  for (const path of folders.flatMap(textsIn)) {
    const text = readFileSync(path, 'utf8');
    const short = text.replace(hashedName, (name) => names.get(name) ?? name);
    if (short !== text) writeFileSync(path, short);
  }
  for (const [name, short] of names) renameSync(join(assets, name), join(assets, short));
}

/** Returns the paths of all scripts, styles, pages and lists below a folder. */
function textsIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return textsIn(path);
    return /\.(?:m?js|css|html|json)$/.test(name) ? [path] : [];
  });
}
