import type { Finding } from '../findings.ts';
import type { Project } from '../project.ts';

const home = 'src/ui/fields/checked-form.tsx';

/** Refuses forms that switch the browser's own checks off and do not say what is wrong in the way all forms do. */
export function checkForms({ files }: Project): Finding[] {
  return files
    .filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx') && path !== home)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/<form\b[^<]*?\bnoValidate\b/g)].map(({ index }) => ({
        rule: 'form' as const,
        path,
        line: text.slice(0, index).split('\n').length,
        message: `<form noValidate> leaves errors out of sight: use CheckedForm of #${home.slice(4)}.`,
      })),
    );
}
