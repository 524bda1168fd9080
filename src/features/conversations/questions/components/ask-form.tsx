import { useEffect, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import styles from './ask-form.module.css';
import { useAsk } from './use-ask.ts';

interface AskFormProps {
  slug: string;
  supplierName: string;
}

/** A form for a public question. Guests can type first and sign in afterwards. */
export function AskForm({ slug, supplierName }: AskFormProps) {
  const { form, text, problem, busy, sent, ...acts } = useAsk(slug);
  const thanks = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent) thanks.current?.focus();
  }, [sent]);
  if (sent)
    return (
      <div className={styles.sent}>
        <h3 ref={thanks} tabIndex={-1} className={styles.thanks}>
          Question sent to {supplierName}
        </h3>
        <p>We’ll email you when it’s answered. It then appears here without your name.</p>
        <Button variant="line" size="sm" onClick={acts.askAgain}>
          Ask another question
        </Button>
      </div>
    );
  return (
    <CheckedForm
      ref={form}
      method="post"
      onSubmit={acts.onSubmit}
      className={styles.form}
      aria-label="Post question"
    >
      <Field
        label="Your question"
        error={problem ?? undefined}
        hint="Leave out links and contact details. Answered questions are public."
      >
        <TextArea
          name="question"
          rows={3}
          limit={600}
          value={text}
          onChange={({ target }) => acts.type(target.value)}
        />
      </Field>
      <noscript>
        <Banner look="warn" role="note">
          Turn on JavaScript in your browser to ask a question.
        </Banner>
      </noscript>
      <div className={styles.foot}>
        <Button type="submit" size="lg" busy={busy} busyLabel="Sending...">
          Post question
        </Button>
        <p className={`${styles.note} guest-only`}>
          Next: sign in or create an account. Your question is saved.
        </p>
      </div>
    </CheckedForm>
  );
}
