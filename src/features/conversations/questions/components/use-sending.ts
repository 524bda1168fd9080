import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { sendOnce } from '#web/send-once.ts';
import { currentSession } from '#web/session.ts';
import { questionForm } from '../contract.ts';

const offline = 'This could not be sent. Your text is still here. Please try again.';
type Outcome = 'sent' | 'sign-in' | { problem: string };

/** Validates by the same rules as the server, and sends. */
export async function sendQuestion(question: { slug: string; question: string }): Promise<Outcome> {
  const checked = questionForm.safeParse(question);
  if (!checked.success) return { problem: checked.error.issues[0]?.message ?? offline };
  if (!currentSession()) return 'sign-in';
  try {
    await sendOnce({ form: 'question', body: question }, (once) => api.questions.ask(question, once));
    return 'sent';
  } catch (error) {
    const { code, message } = toProblem(error);
    return code === 'unauthenticated' ? 'sign-in' : { problem: message ?? offline };
  }
}
