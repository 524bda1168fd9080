import { posix } from 'node:path';

/** Folders inside which imports are relative, and between which they start with a package import such as `#lib/…`. */
const homes =
  /^(src\/features\/[^/]+\/[^/]+|src\/lib|src\/ui|src\/web|src\/platform|src\/app|db\/seed|tests\/support|db|tests|bench|scripts)\//;

const homeOf = (path: string): string => homes.exec(path)?.[1] ?? '';

/** Returns a message when an import is written in the wrong way; null when it is right. */
export function spellingProblem(
  from: string,
  { to, specifier }: { to: string; specifier: string },
): string | null {
  if (!/\.[a-z0-9]+(\?.*)?$/.test(specifier)) return 'write the file extension.';
  const [here, there] = [homeOf(from), homeOf(to)];
  const relative = specifier.startsWith('.');
  if (relative && here !== there && isNamed(there)) {
    return `leaves its folder by a relative path: write ${byPackageImport(to)}.`;
  }
  if (!relative && here === there && here.startsWith('src/features/')) {
    return `inside a slice imports are relative: write ${relativeImport(from, to)}.`;
  }
  return null;
}

/** True for folders that package.json gives a name. */
const isNamed = (home: string): boolean => /^src\/|^db\/seed$|^tests\/support$/.test(home);

function relativeImport(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

const byPackageImport = (path: string): string => path.replace(/^(src|db|tests)\//, '#');
