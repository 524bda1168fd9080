import type { FieldError } from '#lib/errors.ts';
import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import { inquiryForm } from '../../contract.ts';
import { inquiryFromTyped } from '../../rules.ts';
import type { Errors } from './use-inquiry-form.ts';

interface Inquiry {
  /** Text of the form's inputs. */
  typed: Record<string, string>;
  productId?: string;
  variantId?: string;
  supplierId?: string;
  attachmentIds: string[];
}

type Outcome =
  | { kind: 'sent'; inquiryId: string }
  | { kind: 'sign-in' }
  | { kind: 'refused'; errors: Errors; message: string | null };

const offline = 'We could not send this. Your text is still here: please try again.';

/** Checks with the server's own rules and sends. */
export async function sendInquiry({ typed, ...more }: Inquiry, idempotencyKey: string): Promise<Outcome> {
  const checked = inquiryForm.safeParse({ ...inquiryFromTyped(typed), ...more });
  if (!checked.success) {
    const fields = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { kind: 'refused', errors: errorsOf(fields), message: null };
  }
  if (!currentSession()) return { kind: 'sign-in' };
  try {
    const { data } = await api.inquiries.send(checked.data, { context: { idempotencyKey } });
    return { kind: 'sent', inquiryId: data.inquiry.id };
  } catch (error) {
    const { code, message, fields } = problemOf(error);
    return code === 'unauthenticated'
      ? { kind: 'sign-in' }
      : { kind: 'refused', errors: errorsOf(fields), message: message ?? offline };
  }
}

/** A field of the contract → the input that holds it. */
const nameOf = (path: string): string => (path === 'targetUnitPriceMinor' ? 'targetPrice' : path);

/** The first message of each field. */
const errorsOf = (fields: readonly FieldError[]): Errors =>
  Object.fromEntries(fields.toReversed().map(({ path, message }) => [nameOf(path), message]));
