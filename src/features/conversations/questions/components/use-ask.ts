import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  dropTyped,
  keepTyped,
  readTyped,
} from '#features/conversations/inquiries/components/use-kept-text.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { useHydratedForm } from '#web/use-early-submits.ts';
import type { sendQuestion } from './use-sending.ts';

const offline = 'We could not send this. Your text is still here: please try again.';

/** A question's life: typed, kept over signing in, sent. What sending takes is loaded with the first one. */
export function useAsk(slug: string) {
  const keptAs = `question:${slug}`;
  const navigate = useNavigate();
  const [typed, setText] = useState<string | null>(null);
  // What was typed before signing in; read once the page is awake, so that the server's first picture holds.
  const isAwake = useHydrated();
  const kept = isAwake ? readTyped(keptAs) : null;
  const text = typed ?? (typeof kept === 'string' ? kept : '');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useHydratedForm(form);

  // What was typed before the script came stands in the field alone.
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
      keepTyped(keptAs, question);
      return navigate(`/sign-in?next=${encodeURIComponent(`/products/${slug}#questions`)}`);
    }
    if (outcome !== 'sent') return setProblem(outcome.problem);
    dropTyped(keptAs);
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

/** What it takes to check and to send is loaded with the first question. */
const submit: typeof sendQuestion = async (question) => {
  const sender = await import('./use-sending.ts').catch(() => null);
  return sender ? sender.sendQuestion(question) : { problem: offline };
};
