import { type SubmitEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FieldError } from '#lib/errors.ts';
import { useClock } from '#ui/facts/clock.ts';
import { toProblem } from '#web/problem.ts';
import { useUser } from '#web/use-session.ts';
import type { SessionForm } from '../contract.ts';
import { mentorPath } from '../rules.ts';

type Values = Omit<SessionForm, 'timeZone'>;

export interface SessionFormState {
  values: Values;
  change(changes: Partial<Values>): void;
  errors: Partial<Record<string, string>>;
  problem: string | null;
  busy: boolean;
  sent: boolean;
  again(): void;
  submit(event: SubmitEvent<HTMLFormElement>): void;
  isAdmin: boolean;
  /** The user's time zone; empty until it is known. */
  zone: string;
  /** The first day that can be selected. */
  today: string | undefined;
}

const empty: Values = { topic: '', message: '', times: [{ date: '', part: 'morning' }] };
const offlineMessage =
  'We could not send this. What you wrote is still here: please check your connection and try again.';

/** Holds the state of the form. It is stored for this tab, so that signing in on the way loses nothing. */
export function useSessionForm(slug: string): SessionFormState {
  const storageKey = `packwright:session-request:${slug}`;
  const user = useUser();
  const navigate = useNavigate();
  const now = useClock();
  const isAwake = now !== null;
  const [typed, setTyped] = useState<Values | null>(null);
  const stored = useMemo(() => (isAwake ? readStoredValues(storageKey) : null), [isAwake, storageKey]);
  const values = typed ?? stored ?? empty;
  const [failure, setFailure] = useState<{ message: string | null; fields: FieldError[] } | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    setFailure(null);
    const submitted = { ...values, slug, timeZone: browserTimeZone() };
    try {
      const [{ api }, { sendOnce }] = await Promise.all([import('#web/api.ts'), import('#web/send-once.ts')]);
      await sendOnce({ form: 'session', body: submitted }, (once) =>
        api.mentors.requestSession(submitted, once),
      );
      setSent(true);
      setTyped(empty);
      storeValues(storageKey, null);
    } catch (error) {
      const { message, fields } = toProblem(error);
      setFailure({ message: message ?? offlineMessage, fields });
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    change: (changes) => {
      const next = { ...values, ...changes };
      setTyped(next);
      storeValues(storageKey, next);
    },
    errors: errorsOf(failure?.fields ?? []),
    // An error that belongs to a field is shown at the field.
    problem: failure && failure.fields.length === 0 ? failure.message : null,
    busy,
    sent,
    again: () => setSent(false),
    submit: (event) => {
      event.preventDefault();
      if (busy) return;
      if (user) void send();
      else void navigate(`/sign-in?next=${encodeURIComponent(`${mentorPath(slug)}#ask`)}`);
    },
    isAdmin: user?.role === 'admin',
    zone: isAwake ? browserTimeZone() : '',
    today: now === null ? undefined : new Date(now).toLocaleDateString('sv'),
  };
}

/** Returns the first error of each field; an error about all times is shown at the first one. */
const errorsOf = (fields: readonly FieldError[]): Partial<Record<string, string>> =>
  Object.fromEntries(
    fields.toReversed().map(({ path, message }) => [path === 'times' ? 'times.0.date' : path, message]),
  );

const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function storeValues(storageKey: string, values: Values | null): void {
  try {
    if (values) sessionStorage.setItem(storageKey, JSON.stringify(values));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage, the form can still be sent.
  }
}

/** Only this form writes this key, but the stored value may still be invalid. */
function readStoredValues(storageKey: string): Values | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Values> | null;
    const isComplete =
      typeof stored?.topic === 'string' && typeof stored.message === 'string' && Array.isArray(stored.times);
    return isComplete ? (stored as Values) : null;
  } catch {
    return null;
  }
}
