import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fillTemplate, type SliceNames } from './names.ts';
import { wireSlice } from './wiring.ts';

const templates = join(import.meta.dirname, 'templates');

/** Writes the files of a new slice and adds it to every list of slices. Returns the paths it wrote. */
export function scaffoldSlice(root: string, names: SliceNames): string[] {
  const folder = `src/features/${names.domain}/${names.many}`;
  if (existsSync(join(root, folder)))
    throw new Error(`There is already a slice "${names.domain}/${names.many}".`);
  const wired = wireSlice(root, names);
  const written = globSync('**/*.txt', { cwd: templates }).map((template) => {
    const path = `${folder}/${fillTemplate(template.replace(/\.txt$/, ''), names)}`;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), fillTemplate(readFileSync(join(templates, template), 'utf8'), names));
    return path;
  });
  return [...written.toSorted(), ...wired];
}
