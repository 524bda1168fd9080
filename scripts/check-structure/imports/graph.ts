import { isCode, type Project } from '../project.ts';
import { syntaxOf } from '../syntax.ts';
import { resolveImport } from './resolve.ts';

export interface Link {
  /** Path of the imported file, or `node:…` for what Node brings. */
  to: string;
  line: number;
  typeOnly: boolean;
}

/** Returns the modules that each module of the project imports. */
export function importGraph(project: Project): Map<string, Link[]> {
  return new Map(
    project.files.filter(isCode).map((file) => [
      file.path,
      syntaxOf(file).imports.flatMap(({ specifier, line, typeOnly }) => {
        const target = resolveImport(project, { from: file.path, specifier });
        if (target.kind === 'node') return [{ to: specifier, line, typeOnly }];
        return target.kind === 'own' ? [{ to: target.path, line, typeOnly }] : [];
      }),
    ]),
  );
}
