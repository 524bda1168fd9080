import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents; by default, only the owner may list it, and everyone may pass through. Node's own
 * `recursive` never returns if the system refuses with ENOENT although the parent exists, as in `/proc`.
 */
export function makeFolder(path: string, mode = 0o711): void {
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) makeFolder(parent);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const isThere = statSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (!isThere) throw error;
  }
}
