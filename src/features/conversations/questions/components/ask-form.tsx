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
          Your question is with {supplierName}
        </h3>
        <p>It appears here with the answer, without your name, and we write to you then.</p>
        <Button variant="line" size="sm" onClick={acts.askAgain}>
          Ask something else
        </Button>
      </div>
    );
  return (
    <CheckedForm
      ref={form}
      method="post"
      onSubmit={acts.onSubmit}
      className={styles.form}
      aria-label="Ask in public"
    >
      <Field
        label="Your question"
        error={problem ?? undefined}
        hint="Without links, addresses or numbers: everybody can read it once it is answered."
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
          Asking needs JavaScript, which is switched off in your browser.
        </Banner>
      </noscript>
      <div className={styles.foot}>
        <Button type="submit" variant="line" busy={busy} busyLabel="Sending...">
          Ask in public
        </Button>
        <p className={`${styles.note} guest-only`}>You sign in next. Your text is kept.</p>
      </div>
    </CheckedForm>
  );
}
