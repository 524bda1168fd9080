import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  deleteTyped,
  readTyped,
  saveTyped,
} from '#features/conversations/inquiries/components/use-saved-text.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { useHydratedForm } from '#web/use-early-submits.ts';
import type { sendQuestion } from './use-sending.ts';

const offline = 'We could not send this. Your text is still here: please try again.';

/** Returns the state of the question form. The text survives signing in; the code that sends it is loaded with the first submission. */
export function useAsk(slug: string) {
  const draftKey = `question:${slug}`;
  const navigate = useNavigate();
  const [typed, setText] = useState<string | null>(null);
  // Text typed before signing in; read after hydration, so that the first render matches the server's.
  const isHydrated = useHydrated();
  const saved = isHydrated ? readTyped(draftKey) : null;
  const text = typed ?? (typeof saved === 'string' ? saved : '');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useHydratedForm(form);

  // Text typed before hydration is only in the field.
  useEffect(() => {
    const question = questionIn(form.current);
    if (question) setText((now) => now ?? question);
  }, []);

  async function send(question: string): Promise<void> {
    setText(question);
    setBusy(true);
    setProblem(null);
    const outcome = await submit({ slug, question });
    setBusy(false);
    if (outcome === 'sign-in') {
      saveTyped(draftKey, question);
      return navigate(`/sign-in?next=${encodeURIComponent(`/products/${slug}#questions`)}`);
    }
    if (outcome !== 'sent') return setProblem(outcome.problem);
    deleteTyped(draftKey);
    setText('');
    setSent(true);
  }

  return {
    form,
    text,
    problem,
    busy,
    sent,
    type: (next: string) => setText(next),
    askAgain: () => setSent(false),
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!busy) void send(questionIn(form.current));
    },
  };
}

function questionIn(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('question');
  return field instanceof HTMLTextAreaElement ? field.value : '';
}

/** Loads the code that validates and sends with the first question. */
const submit: typeof sendQuestion = async (question) => {
  const sender = await import('./use-sending.ts').catch(() => null);
  return sender ? sender.sendQuestion(question) : { problem: offline };
};
