import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { topicChoices } from '../rules/topic-choices.ts';
import styles from './contact-form.module.css';
import { useContactForm } from './use-contact-form.ts';

/** The contact form. The validation is loaded with the first submission. */
export function ContactForm() {
  const { form, errors, problem, busy, sentTo, onSubmit } = useContactForm();
  const [params] = useSearchParams();
  // A link from an order passes its number, so that the user does not have to look it up.
  const order = params.get('order')?.slice(0, 120);
  if (sentTo !== null) return <Sent to={sentTo} />;
  return (
    <CheckedForm
      ref={form}
      method="post"
      aria-label="Write to us"
      onSubmit={onSubmit}
      className={styles.form}
    >
      {problem && <Banner>{problem}</Banner>}
      <noscript>
        <Banner look="warn" role="note">
          This form needs JavaScript, which is switched off in your browser.
        </Banner>
      </noscript>
      <div className={styles.pair}>
        <Field label="Name" required error={errors.name}>
          <TextInput name="name" autoComplete="name" />
        </Field>
        <Field label="Email" required error={errors.email}>
          <TextInput name="email" type="email" autoComplete="email" />
        </Field>
      </div>
      <Field label="What is it about?" required error={errors.topic}>
        <Select
          name="topic"
          placeholder="Please choose"
          options={topicChoices}
          defaultValue={order ? 'order' : ''}
        />
      </Field>
      <Field
        label="Message"
        required
        error={errors.message}
        hint="Addresses of pages and numbers of orders help us most."
      >
        <TextArea
          name="message"
          rows={6}
          limit={4000}
          defaultValue={order ? `About order ${order}:\n\n` : ''}
        />
      </Field>
      <Button type="submit" size="lg" busy={busy} busyLabel="Sending..." className={styles.send}>
        Send message
      </Button>
    </CheckedForm>
  );
}

/** Confirms that the message was sent. Takes the focus, because the form that had it is gone. */
function Sent({ to }: { to: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        We have your message
      </h3>
      <p>
        A person reads it and answers to <b>{to}</b>, as a rule within two working days. You need not write
        again: messages are answered in the order in which they came.
      </p>
    </div>
  );
}
