import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StoredFile } from '#features/files/contract.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { dropTyped, keepTyped, readTyped } from '../use-kept-text.ts';
import type { sendInquiry } from './send-inquiry.ts';

export type Errors = Partial<Record<string, string>>;

interface About {
  target: { productId: string; variantId?: string } | { supplierId: string };
  /** Where the form stands, to come back to after signing in. */
  returnTo: string;
}

/** The form's life: typed, kept over signing in, checked, sent. The inputs hold their values themselves. */
export function useInquiryForm({ target, returnTo }: About) {
  const keptAs = `inquiry:${Object.values(target)[0]}`;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const idempotencyKey = useRef<string | null>(null);
  const isRestored = useRestored(form, keptAs);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentId, setSentId] = useState<string | null>(null);
  const [attachments, setAttachments] = useState<StoredFile[]>([]);

  async function send(): Promise<void> {
    if (!form.current || busy) return;
    const typed = typedIn(form.current);
    setBusy(true);
    setProblem(null);
    // A changed text is another inquiry and gets another key.
    idempotencyKey.current ??= newKey();
    const attachmentIds = attachments.map(({ id }) => id);
    const outcome = await submit({ typed, ...target, attachmentIds }, idempotencyKey.current);
    setBusy(false);
    if (outcome.kind === 'sign-in') {
      keepTyped(keptAs, typed);
      return navigate(`/sign-in?next=${encodeURIComponent(returnTo)}`);
    }
    if (outcome.kind === 'sent') {
      dropTyped(keptAs);
      return setSentId(outcome.inquiryId);
    }
    setProblem(outcome.message);
    setErrors(outcome.errors);
    focusFirst(form.current, outcome.errors);
  }

  return {
    form,
    errors,
    problem,
    busy,
    isRestored,
    sentId,
    attachments,
    setAttachments,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void send();
    },
    onInput: () => void (idempotencyKey.current = null),
    askAgain: () => {
      setSentId(null);
      setErrors({});
      setAttachments([]);
    },
  };
}

const offline = 'We could not send this. Your text is still here: please try again.';

/** What it takes to check and to send is loaded with the first submission. */
const submit: typeof sendInquiry = async (...asked) => {
  const sender = await import('./send-inquiry.ts').catch(() => null);
  return sender ? sender.sendInquiry(...asked) : { kind: 'refused', errors: {}, message: offline };
};

/** Fills the inputs with what was kept before signing in; true when there was something. */
function useRestored(form: RefObject<HTMLFormElement | null>, keptAs: string): boolean {
  const isAwake = useHydrated();
  useEffect(() => {
    for (const [name, value] of Object.entries(readTyped(keptAs) ?? {})) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
        control.value = String(value);
    }
  }, [form, keptAs]);
  return isAwake && readTyped(keptAs) !== null;
}

/** Browsers give random ids on secure origins only. */
const newKey = (): string => crypto.randomUUID?.() ?? `inquiry-${Date.now()}-${Math.random()}`;

const typedIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const first = [...form.elements].find((control) => (control.getAttribute('name') ?? '') in errors);
  if (first instanceof HTMLElement) first.focus();
}
