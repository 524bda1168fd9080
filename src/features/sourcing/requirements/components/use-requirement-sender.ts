import { api } from '#web/api.ts';
import { type Problem, toProblem } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';
import { requirementForm } from '../contract.ts';

export interface RequirementOutcome extends Pick<Problem, 'fields' | 'message'> {
  /** The product asked for, once the requirement is sent. */
  sent?: string;
}

/** Validates and sends a requirement. */
export async function sendRequirement(values: Record<string, string>): Promise<RequirementOutcome> {
  const result = requirementForm.safeParse(values);
  if (!result.success) {
    const fields = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { fields, message: null };
  }
  try {
    await sendOnce({ form: 'requirement', body: result.data }, (once) =>
      api.requirements.submit(result.data, once),
    );
    return { sent: result.data.productName, fields: [], message: null };
  } catch (error) {
    const { fields, message } = toProblem(error);
    return {
      fields,
      message: message ?? 'Your requirement could not be sent. Check your connection and try again.',
    };
  }
}
