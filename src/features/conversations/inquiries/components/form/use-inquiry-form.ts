import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StoredFile } from '#features/files/files/contract.ts';
import type { FieldError } from '#lib/errors.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { currentSession } from '#web/session.ts';
import { useLazyCall } from '#web/use-lazy-call.ts';
import { deleteTyped, readTyped, saveTyped } from '../use-saved-text.ts';

export type Errors = Partial<Record<string, string>>;

interface About {
  target: { productId: string; variantId?: string } | { supplierId: string };
  /** URL of the form, to return to after signing in. */
  returnTo: string;
}

/** Returns the state of the inquiry form, with uncontrolled inputs. Typed text survives signing in. */
export function useInquiryForm({ target, returnTo }: About) {
  const draftKey = `inquiry:${Object.values(target)[0]}`;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isRestored = useRestored(form, draftKey);
  const { start, busy, outcome, reset } = useLazyCall(submit);
  const refused = outcome?.kind === 'refused' ? outcome : null;
  const [attachments, setAttachments] = useState<StoredFile[]>([]);

  async function send(): Promise<void> {
    if (!form.current) return;
    const typed = typedIn(form.current);
    const attachmentIds = attachments.map(({ id }) => id);
    const next = await start({ typed, ...target, attachmentIds });
    if (next?.kind === 'sent') deleteTyped(draftKey);
    if (next?.kind !== 'sign-in') return;
    saveTyped(draftKey, typed);
    await navigate(`/sign-in?next=${encodeURIComponent(returnTo)}`);
  }

  return {
    form,
    errors: errorsOf(refused?.fields ?? []),
    problem: busy ? null : refused?.message,
    busy,
    isRestored,
    sentId: outcome?.kind === 'sent' ? outcome.inquiryId : null,
    attachments,
    setAttachments,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void send();
    },
    askAgain: () => {
      reset();
      setAttachments([]);
    },
  };
}

interface Submission {
  typed: Record<string, string>;
  attachmentIds: string[];
}

type Outcome =
  | { kind: 'sent'; inquiryId: string }
  | { kind: 'sign-in' }
  | { kind: 'refused'; fields: FieldError[]; message: string | null };

const offline = 'Your inquiry could not be sent. Your text is still here. Please try again.';

/** Validates by the same rules as the server, and sends. The code for it is loaded with the first submission. */
async function submit({ typed, ...more }: Submission): Promise<Outcome> {
  const loaded = await Promise.all([
    import('../../rules.ts'),
    import('../../contract/inquiry-form.ts'),
    import('#web/api.ts'),
    import('#web/problem.ts'),
    import('#web/send-once.ts'),
    import('#lib/describe-typed-number.ts'),
  ]).catch(() => null);
  if (!loaded) return { kind: 'refused', fields: [], message: offline };
  const [{ inquiryFromTyped }, { inquiryForm }, { api }, { toProblem: problemOf }, { sendOnce }, numbers] =
    loaded;
  const describeNumber = (path: string): string | null =>
    path === 'quantity' || path === 'targetUnitPriceMinor'
      ? numbers.describeTypedNumber(typed[nameOf(path)] ?? '', { whole: path === 'quantity' })
      : null;
  const checked = inquiryForm.safeParse({ ...inquiryFromTyped(typed), ...more });
  if (!checked.success) {
    const fields = checked.error.issues.map((issue) => {
      const path = issue.path.join('.');
      return { path, message: describeNumber(path) ?? issue.message };
    });
    return { kind: 'refused', fields, message: null };
  }
  if (!currentSession()) return { kind: 'sign-in' };
  try {
    const { data } = await sendOnce({ form: 'inquiry', body: checked.data }, (once) =>
      api.inquiries.send(checked.data, once),
    );
    return { kind: 'sent', inquiryId: data.inquiry.id };
  } catch (error) {
    const { code, message, fields } = problemOf(error);
    return code === 'unauthenticated'
      ? { kind: 'sign-in' }
      : { kind: 'refused', fields, message: message ?? offline };
  }
}

/** Restores text typed before signing in; returns true if there was any. */
function useRestored(form: RefObject<HTMLFormElement | null>, draftKey: string): boolean {
  const isHydrated = useHydrated();
  useEffect(() => {
    for (const [name, value] of Object.entries(readTyped(draftKey) ?? {})) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
        control.value = String(value);
    }
  }, [form, draftKey]);
  return isHydrated && readTyped(draftKey) !== null;
}

/** Returns the name of the input for a field of the contract. */
const nameOf = (path: string): string => (path === 'targetUnitPriceMinor' ? 'targetPrice' : path);

/** Returns the first message of each field. */
const errorsOf = (fields: readonly FieldError[]): Errors =>
  Object.fromEntries(fields.toReversed().map(({ path, message }) => [nameOf(path), message]));

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
