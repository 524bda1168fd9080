import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FeatureNames, fillTemplate } from './names.ts';

/** A line that a file of the project gets, and the pattern before which it is put. */
interface Insertion {
  file: string;
  line: string;
  before: RegExp;
}

/** The places that list all features, in the words of the templates. */
const insertions: readonly Insertion[] = [
  {
    file: 'src/contract.ts',
    line: "import { widgetsContract } from '#features/widgets/contract.ts';",
    before: /^/,
  },
  { file: 'src/contract.ts', line: '  widgets: widgetsContract,', before: /^\};$/m },
  {
    file: 'src/app/router.ts',
    line: "import { widgetsRoutes } from '#features/widgets/server/routes.ts';",
    before: /^/,
  },
  { file: 'src/app/router.ts', line: '  widgets: widgetsRoutes,', before: /^\};$/m },
  {
    file: 'src/routes.ts',
    line: "    route('widgets', 'features/widgets/screens/widgets.tsx'),",
    before: /^ *route\('\*'/m,
  },
];

const featuresFile = 'scripts/check-structure/features.json';

/** Enters the feature in the list of features, the contract, the router and the list of URLs. Answers the files. */
export function wireFeature(
  root: string,
  { names, after }: { names: FeatureNames; after?: string },
): string[] {
  for (const { file, line, before } of insertions) {
    const text = readFileSync(join(root, file), 'utf8');
    if (!before.test(text)) throw new Error(`Found no place in ${file} for: ${fillTemplate(line, names)}`);
    writeFileSync(
      join(root, file),
      text.replace(before, (found) => `${fillTemplate(line, names)}\n${found}`),
    );
  }
  listFeature(root, { name: names.many, after });
  return [...new Set(insertions.map(({ file }) => file)), featuresFile];
}

/** Features import only earlier ones, so a new one comes last unless told otherwise. */
function listFeature(root: string, { name, after }: { name: string; after: string | undefined }): void {
  const features = readFeatures(root);
  const at = after === undefined ? features.length : features.indexOf(after) + 1;
  if (at === 0) throw new Error(`There is no feature "${after}".`);
  writeFileSync(join(root, featuresFile), `${JSON.stringify(features.toSpliced(at, 0, name), null, 2)}\n`);
}

/** The features in import order. */
export const readFeatures = (root: string): string[] =>
  JSON.parse(readFileSync(join(root, featuresFile), 'utf8')) as string[];
