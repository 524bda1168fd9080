import type { Finding } from '../findings.ts';
import { isCode, type Project } from '../project.ts';
import { syntaxOf } from '../syntax.ts';

const riddles =
  /^(What|Those|The same|One of them|How it|How they|Whom|Who|The latter|The former|Of which)\b/;

/** A docstring starts with what the function returns or does, or with the noun that it describes. */
export function checkDocstrings({ files }: Project): Finding[] {
  return files.filter(isCode).flatMap((file) =>
    syntaxOf(file).comments.flatMap(({ text, line }) => {
      if (!text.startsWith('*')) return [];
      const opening = riddles.exec(text.replace(/^[*\s]+/, ''))?.[1];
      if (opening === undefined) return [];
      const message = `a docstring begins with "${opening}": begin with what the function returns or does, as "Returns the …", or with the noun, as "The …".`;
      return [{ rule: 'docstring' as const, path: file.path, line, message }];
    }),
  );
}
