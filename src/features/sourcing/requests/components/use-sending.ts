import type { FieldError } from '#lib/errors.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';
import { requirementForm } from '../contract.ts';

interface Refused {
  fields: FieldError[];
  message: string | null;
}

/** Checks with the server's own rules and sends; null when the server has it. */
export async function sendRequirement(typed: Record<string, string>): Promise<Refused | null> {
  const checked = requirementForm.safeParse(typed);
  if (!checked.success) {
    return {
      fields: checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      message: null,
    };
  }
  try {
    await sendOnce({ form: 'requirement', body: checked.data }, (once) =>
      api.sourcing.submit(checked.data, once),
    );
    return null;
  } catch (error) {
    const { fields, message } = toProblem(error);
    return {
      fields,
      message: message ?? 'We could not send this. Please check your connection and try again.',
    };
  }
}
