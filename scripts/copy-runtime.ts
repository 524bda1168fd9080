import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packagesOutsideBundle } from './bundle-server.ts';

// Usage: node scripts/copy-runtime.ts <folder>
// Copies what a built server reads at run time, for an image without sources and development tools.

const root = join(import.meta.dirname, '..');
const [, , target] = process.argv;
if (!target) throw new Error('Usage: node scripts/copy-runtime.ts <folder>');

for (const path of ['package.json', 'build/app', 'build/client', 'build/sources.json', 'db/migrations'])
  copy(path);
// Data files are next to the modules that read them.
copy('db/seed', (file) => !file.endsWith('.ts'));
copy('src', (file) => !/\.(tsx?|css)$/.test(file));
for (const name of withDependencies(packagesOutsideBundle)) copy(`node_modules/${name}`);

function copy(path: string, filter?: (file: string) => boolean): void {
  const destination = join(target ?? '', path);
  mkdirSync(dirname(destination), { recursive: true });
  cpSync(join(root, path), destination, { recursive: true, ...(filter && { filter }) });
}

/** Returns the names of packages and of everything that they depend on and that is installed. */
function withDependencies(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const manifest = join(root, 'node_modules', name, 'package.json');
    // Optional packages for other platforms are missing.
    if (found.has(name) || !existsSync(manifest)) continue;
    found.add(name);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
      string,
      Record<string, string> | undefined
    >;
    waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
  }
  return found;
}
