import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { IdempotentCallOptions } from '#web/send-once.ts';
import { useAction } from '#web/use-action.ts';
import type { RequestQuestion } from '../contract.ts';
import styles from './request-content.module.css';

interface QuestionsProps {
  questions: readonly RequestQuestion[];
  /** Answers a question; undefined for suppliers. */
  answer?: (questionId: string, answer: string) => Promise<unknown>;
  /** Asks a question; undefined for the buyer, and once the request is closed. */
  ask?: (question: string, once: IdempotentCallOptions) => Promise<unknown>;
}

/** Questions about a request with their answers, which all invited suppliers read. */
export function Questions({ questions, answer, ask }: QuestionsProps) {
  if (questions.length === 0 && !ask) return null;
  return (
    <Card title="Questions">
      <Stack>
        {questions.length > 0 && (
          <ol className={styles.lines}>
            {questions.map((question) => (
              <li key={question.id} className={styles.line}>
                <Stack gap={2}>
                  <p className={`break-words pre-line ${styles.title}`}>{question.question}</p>
                  <p className="muted note">
                    From a supplier, <RelativeTime when={question.askedAt} />
                  </p>
                  {question.answer !== null && <p className="break-words pre-line">{question.answer}</p>}
                  {question.answer === null && answer && (
                    <TextForm
                      id={question.id}
                      label="Your answer"
                      hint="All invited suppliers read it."
                      button="Answer"
                      success="We notified all invited suppliers."
                      send={(text) => answer(question.id, text)}
                    />
                  )}
                  {question.answer === null && !answer && <p className="muted small">Not answered yet.</p>}
                </Stack>
              </li>
            ))}
          </ol>
        )}
        {ask && (
          <TextForm
            id="ask"
            label="Ask the buyer"
            hint="All invited suppliers read the question and the answer, without your name."
            button="Ask"
            success="Question sent."
            send={ask}
          />
        )}
      </Stack>
    </Card>
  );
}

interface TextFormProps {
  id: string;
  label: string;
  hint: string;
  button: string;
  success: string;
  send: (text: string, once: IdempotentCallOptions) => Promise<unknown>;
}

function TextForm({ id, label, hint, button, success, send }: TextFormProps) {
  const [text, setText] = useState('');
  const { revalidate } = useRevalidator();
  const { start, busy, problem } = useAction({
    form: `request-question:${id}`,
    send: (typed: string, once) => send(typed, once),
    success,
    failure: 'It could not be sent. Your text is still here. Please try again.',
    showFailure: 'inline',
    onSuccess: () => {
      setText('');
      return revalidate();
    },
  });
  return (
    <Stack
      as={CheckedForm}
      gap={3}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void start(text);
      }}
    >
      {problem && <Banner>{problem.message}</Banner>}
      <Field label={label} hint={hint}>
        <TextArea rows={2} maxLength={1000} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div>
        <Button
          type="submit"
          variant="line"
          size="sm"
          busy={busy}
          busyLabel="Sending..."
          disabled={!text.trim()}
        >
          {button}
        </Button>
      </div>
    </Stack>
  );
}
