import type { Finding } from '../findings.ts';
import { isCode, isTest, type Project } from '../project.ts';
import { syntaxOf } from '../syntax.ts';
import { resolveImport } from './resolve.ts';

/** Files that `npm ci --omit=dev && npm start` runs: the product, the demo that it loads, and the build. */
const runsInProduction = [
  /^(src|db\/seed)\/.*\.tsx?$/,
  /^scripts\/(start|build|bundle-server|copy-runtime|compact-manifest)\.ts$/,
  /^(vite\.config|vite\.chunks|react-router\.config)\.ts$/,
];

/** Refuses imports of packages that package.json does not name; what runs without development tools uses `dependencies` only. */
export function checkPackages(project: Project): Finding[] {
  return project.files.filter(isCode).flatMap((file) =>
    syntaxOf(file).imports.flatMap(({ specifier, line, typeOnly }) => {
      const target = resolveImport(project, { from: file.path, specifier });
      if (target.kind !== 'package') return [];
      const inProduct =
        runsInProduction.some((place) => place.test(file.path)) && !isTest(file.path) && !typeOnly;
      const message = packageProblem(packageOf(target.name), { inProduct, project });
      return message === null ? [] : [{ rule: 'import-rule', path: file.path, line, message }];
    }),
  );
}

/** `@scope/name` of `@scope/name/part`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function packageProblem(
  name: string,
  { inProduct, project: { packages } }: { inProduct: boolean; project: Project },
): string | null {
  if (packages.product.has(name)) return null;
  if (!packages.development.has(name)) return `imports ${name}, which package.json does not name.`;
  return inProduct ? `imports ${name}, which is installed for development only.` : null;
}
