import { posix } from 'node:path';
import type { Project } from '../project.ts';

type Target =
  | { kind: 'own'; path: string }
  | { kind: 'package'; name: string }
  | { kind: 'node' }
  /** Made by the bundler or by `react-router typegen`; not ours to check. */
  | { kind: 'generated' }
  | { kind: 'missing'; path: string };

/** Finds what `specifier` means in the file at `from`, without touching the disk. */
export function resolveImport(
  project: Project,
  { from, specifier }: { from: string; specifier: string },
): Target {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.includes('/+types/') || plain.startsWith('virtual:')) return { kind: 'generated' };
  if (plain.startsWith('node:')) return { kind: 'node' };
  if (plain.startsWith('#')) return ownFile(project, byPackageImports(project, plain) ?? plain);
  if (plain.startsWith('.')) return ownFile(project, posix.join(posix.dirname(from), plain));
  return { kind: 'package', name: plain };
}

function ownFile({ paths }: Project, path: string): Target {
  return paths.has(path) ? { kind: 'own', path } : { kind: 'missing', path };
}

/** `#lib/money.ts` → `src/lib/money.ts` through `"#lib/*": "./src/lib/*"`. */
function byPackageImports({ packageImports }: Project, specifier: string): string | null {
  const found = Object.entries(packageImports).find(
    ([name]) => name === specifier || (name.endsWith('*') && specifier.startsWith(name.slice(0, -1))),
  );
  if (!found) return null;
  const [name, target] = found;
  return posix.normalize(target.replace('*', specifier.slice(name.length - 1)));
}
