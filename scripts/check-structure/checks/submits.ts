import type { Finding } from '../findings.ts';
import { isTest, type Project } from '../project.ts';

const submitState = /\bset(?:Busy|Sending|Saving|Submitting|Problem|Failure)\]\s*=\s*useState/g;

/** Refuses components that keep the state of a call (busy, its failure) by hand: the hooks of src/web do that. */
export function checkSubmits({ files }: Project): Finding[] {
  return files
    .filter(({ path }) => /^src\/(?:features|app)\/.*\.tsx?$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const instead = /<(?:form|CheckedForm)\b/.test(text)
        ? 'useFormAction of #web/use-form-action.ts'
        : 'useAction of #web/use-action.ts';
      return [...text.matchAll(submitState)].map(({ index }) => ({
        rule: 'submit' as const,
        path,
        line: text.slice(0, index).split('\n').length,
        message: `keeps the state of a call by hand: use ${instead}.`,
      }));
    });
}
