import { slicesOf } from '../domains.ts';
import type { Finding } from '../findings.ts';
import { isTest, type Project } from '../project.ts';

const maxEntries = 12;
const maxFiles = 40;

/** A slice stays small enough to be read as a whole; tests and CSS modules are not counted. */
export function checkFolderSizes({ paths, domains }: Project): Finding[] {
  return slicesOf(domains).flatMap((slice) => {
    const root = `src/features/${slice}`;
    const files = [...paths].filter((path) => path.startsWith(`${root}/`) && isCounted(path));
    return [...sliceTooBig(root, files), ...crowdedFolders(files)];
  });
}

const isCounted = (path: string): boolean => !isTest(path) && !path.endsWith('.module.css');

function sliceTooBig(root: string, files: readonly string[]): Finding[] {
  if (files.length <= maxFiles) return [];
  const message = `holds ${files.length} files, the limit is ${maxFiles}: move its second noun into a slice of its own.`;
  return [{ rule: 'folder-size', path: root, message }];
}

function crowdedFolders(files: readonly string[]): Finding[] {
  return [...entriesByFolder(files)].flatMap(([folder, entries]) => {
    if (entries.size <= maxEntries) return [];
    const message = `holds ${entries.size} entries, the limit is ${maxEntries}: join what belongs together, or group some of them in a folder.`;
    return [{ rule: 'folder-size', path: folder, message }];
  });
}

function entriesByFolder(files: readonly string[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = 4; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(parts[depth] ?? ''));
    }
  }
  return folders;
}
