import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  deleteTyped,
  readTyped,
  saveTyped,
} from '#features/conversations/inquiries/components/use-saved-text.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { useLazyCall } from '#web/use-lazy-call.ts';
import type { sendQuestion } from './use-sending.ts';

const offline = 'Your question could not be sent. Your text is still here. Please try again.';

/** Returns the state of the question form. The text survives signing in; the code that sends it is loaded with the first submission. */
export function useAsk(slug: string) {
  const draftKey = `question:${slug}`;
  const navigate = useNavigate();
  const [typed, setText] = useState<string | null>(null);
  // Text typed before signing in; read after hydration, so that the first render matches the server's.
  const isHydrated = useHydrated();
  const saved = isHydrated ? readTyped(draftKey) : null;
  const text = typed ?? (typeof saved === 'string' ? saved : '');
  const { start, busy, outcome, reset } = useLazyCall(submit);
  const form = useRef<HTMLFormElement>(null);

  // Text typed before hydration is only in the field.
  useEffect(() => {
    const question = questionIn(form.current);
    if (question) setText((now) => now ?? question);
  }, []);

  async function send(question: string): Promise<void> {
    setText(question);
    const next = await start({ slug, question });
    if (next === 'sent') {
      deleteTyped(draftKey);
      setText('');
    }
    if (next !== 'sign-in') return;
    saveTyped(draftKey, question);
    await navigate(`/sign-in?next=${encodeURIComponent(`/products/${slug}?ask=public#inquiry`)}`);
  }

  return {
    form,
    text,
    problem: busy || typeof outcome !== 'object' ? null : outcome.problem,
    busy,
    sent: outcome === 'sent',
    type: (next: string) => setText(next),
    askAgain: reset,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void send(questionIn(form.current));
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
