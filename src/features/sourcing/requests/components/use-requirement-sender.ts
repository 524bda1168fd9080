import { api } from '#web/api.ts';
import { type Problem, toProblem } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';
import { requirementForm } from '../contract.ts';

/** Validates and sends a requirement. Returns null after success. */
export async function sendRequirement(
  values: Record<string, string>,
): Promise<Pick<Problem, 'fields' | 'message'> | null> {
  const result = requirementForm.safeParse(values);
  if (!result.success) {
    const fields = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { fields, message: null };
  }
  try {
    await sendOnce({ form: 'requirement', body: result.data }, (once) =>
      api.sourcing.submit(result.data, once),
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
