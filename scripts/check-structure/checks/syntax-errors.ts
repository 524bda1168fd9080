import type { Finding } from '../findings.ts';
import { isCode, type Project } from '../project.ts';
import { syntaxOf } from '../syntax.ts';

/** A file that cannot be parsed cannot be checked either. */
export function checkSyntax({ files }: Project): Finding[] {
  return files.filter(isCode).flatMap((file) => {
    const { error } = syntaxOf(file);
    return error === null ? [] : [{ rule: 'syntax', path: file.path, message: `cannot be parsed: ${error}` }];
  });
}
