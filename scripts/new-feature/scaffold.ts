import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FeatureNames, fillTemplate } from './names.ts';
import { readFeatures, wireFeature } from './wiring.ts';

const templates = join(import.meta.dirname, 'templates');

interface NewFeature {
  names: FeatureNames;
  /** The feature that it follows in import order; last if left out. */
  after?: string;
}

/** Writes the files of a new feature and enters it where all features are listed. Answers every path it touched. */
export function scaffoldFeature(root: string, { names, after }: NewFeature): string[] {
  const folder = `src/features/${names.many}`;
  if (existsSync(join(root, folder)) || readFeatures(root).includes(names.many)) {
    throw new Error(`There is already a feature "${names.many}".`);
  }
  const wired = wireFeature(root, { names, ...(after === undefined ? {} : { after }) });
  const written = globSync('**/*.txt', { cwd: templates }).map((template) => {
    const path = `${folder}/${fillTemplate(template.replace(/\.txt$/, ''), names)}`;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), fillTemplate(readFileSync(join(templates, template), 'utf8'), names));
    return path;
  });
  return [...written.toSorted(), ...wired];
}
