import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it; without a mode, for its owner to list and everybody to pass. Node's own `recursive` never comes
 * back from where a system refuses with ENOENT although the folder above is there, as `/proc` does.
 */
export function makeFolder(path: string, mode = 0o711): void {
  const above = dirname(path);
  if (above !== path && !existsSync(above)) makeFolder(above);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    const isThere = statSync(path, { throwIfNoEntry: false })?.isDirectory();
    if (!isThere) throw error;
  }
}
