import { type SubmitEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FieldError } from '#lib/errors.ts';
import { useClock } from '#ui/facts/clock.ts';
import { problemOf } from '#web/problem.ts';
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
  /** The reader's time zone; empty until it is known. */
  zone: string;
  /** The first day that can be chosen. */
  today: string | undefined;
}

const empty: Values = { topic: '', message: '', times: [{ date: '', part: 'morning' }] };
const offline =
  'We could not send this. What you wrote is still here: please check your connection and try again.';

/** The life of the form. What is typed is kept for this tab, so that signing in on the way loses nothing. */
export function useSessionForm(slug: string): SessionFormState {
  const keptAs = `packwright:session-request:${slug}`;
  const user = useUser();
  const navigate = useNavigate();
  const now = useClock();
  const isAwake = now !== null;
  const [typed, setTyped] = useState<Values | null>(null);
  const kept = useMemo(() => (isAwake ? readKept(keptAs) : null), [isAwake, keptAs]);
  const values = typed ?? kept ?? empty;
  const [failure, setFailure] = useState<{ message: string | null; fields: FieldError[] } | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    setFailure(null);
    const wanted = { ...values, slug, timeZone: ownZone() };
    try {
      const [{ api }, { sendOnce }] = await Promise.all([import('#web/api.ts'), import('#web/send-once.ts')]);
      await sendOnce({ form: 'session', body: wanted }, (once) => api.mentors.requestSession(wanted, once));
      setSent(true);
      setTyped(empty);
      keep(keptAs, null);
    } catch (error) {
      const { message, fields } = problemOf(error);
      setFailure({ message: message ?? offline, fields });
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    change: (changes) => {
      const next = { ...values, ...changes };
      setTyped(next);
      keep(keptAs, next);
    },
    errors: errorsOf(failure?.fields ?? []),
    // What belongs to a field stands at the field.
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
    zone: isAwake ? ownZone() : '',
    today: now === null ? undefined : new Date(now).toLocaleDateString('sv'),
  };
}

/** The first message of each field; what is wrong with all times stands at the first. */
const errorsOf = (fields: readonly FieldError[]): Partial<Record<string, string>> =>
  Object.fromEntries(
    fields.toReversed().map(({ path, message }) => [path === 'times' ? 'times.0.date' : path, message]),
  );

const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function keep(keptAs: string, values: Values | null): void {
  try {
    if (values) sessionStorage.setItem(keptAs, JSON.stringify(values));
    else sessionStorage.removeItem(keptAs);
  } catch {
    // Without storage the form still sends.
  }
}

/** Only this form writes there, but a reader must bear anything. */
function readKept(keptAs: string): Values | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptAs) ?? 'null') as Partial<Values> | null;
    const isWhole =
      typeof kept?.topic === 'string' && typeof kept.message === 'string' && Array.isArray(kept.times);
    return isWhole ? (kept as Values) : null;
  } catch {
    return null;
  }
}
