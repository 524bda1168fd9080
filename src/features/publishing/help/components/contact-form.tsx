import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { messageForm } from '../contract.ts';
import { topicChoices } from '../rules/topic-choices.ts';
import styles from './contact-form.module.css';

const resolver = standardSchemaResolver(messageForm);

/** The contact form. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [params] = useSearchParams();
  // A link from an order passes its number, so that the user does not have to look it up.
  const order = params.get('order')?.slice(0, 120);
  const { form, submit, busy, message } = useFormAction({
    resolver,
    form: 'message',
    send: api.help.sendMessage,
    onSuccess: (_data, { email }) => setSentTo(email),
    failure: 'Your message could not be sent. Check your connection and try again.',
  });
  const { register, formState } = form;
  const { errors } = formState;
  if (sentTo !== null) return <Sent to={sentTo} />;
  return (
    <Stack as={CheckedForm} method="post" aria-label="Contact us" onSubmit={(event) => void submit(event)}>
      {message && <Banner>{message}</Banner>}
      <noscript>
        <Banner look="warn" role="note">
          This form needs JavaScript, which is switched off in your browser.
        </Banner>
      </noscript>
      <Grid columns={2} below={640}>
        <Field label="Name" required error={errors.name?.message}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <Field label="Email" required error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
      </Grid>
      <Field label="Topic" required error={errors.topic?.message}>
        <Select
          placeholder="Select a topic"
          options={topicChoices}
          defaultValue={order ? 'order' : ''}
          {...register('topic')}
        />
      </Field>
      <Field
        label="Message"
        required
        error={errors.message?.message}
        hint="Include page links and order numbers if you can."
      >
        <TextArea
          rows={6}
          limit={4000}
          defaultValue={order ? `About order ${order}:\n\n` : ''}
          {...register('message')}
        />
      </Field>
      <Button type="submit" size="lg" busy={busy} busyLabel="Sending..." className={styles.send}>
        Send message
      </Button>
    </Stack>
  );
}

/** Confirms that the message was sent. Takes the focus, because the form that had it is gone. */
function Sent({ to }: { to: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap={3} className={styles.sent}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        Message sent
      </h3>
      <p>
        We’ll reply to <b>{to}</b>, usually within two business days.
      </p>
    </Stack>
  );
}
