import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useNavigate } from 'react-router';
import {
  deleteTyped,
  readTyped,
  saveTyped,
} from '#features/conversations/inquiries/components/use-saved-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { useClock } from '#ui/facts/clock.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { useUser } from '#web/use-session.ts';
import { type SessionForm, sessionForm } from '../contract/sessions.ts';
import { dayPartLabels, dayParts, describeTimeZone, mentorPath } from '../rules.ts';
import styles from './session-form.module.css';

const resolver = standardSchemaResolver(sessionForm);
const emptyForm: SessionForm = {
  topic: '',
  message: '',
  times: [{ date: '', part: 'morning' }],
  timeZone: 'UTC',
};

/** The form “Request a session”: a topic, a message and up to three times. Nothing that was typed is lost. */
export function SessionFormCard({ slug, name }: { slug: string; name: string }) {
  const [isSent, setSent] = useState(false);
  return (
    <Card title="Request a session" className={styles.card ?? ''} id="ask">
      {isSent ? (
        <Stack className={styles.sent} role="status">
          <p>
            <b>Request sent to {name}.</b> We’ve sent you a confirmation and will email you when there is a
            reply.
          </p>
          <p>
            <TextLink to="/account/mentors">View my requests</TextLink>
          </p>
          <Button variant="line" size="sm" onClick={() => setSent(false)}>
            Request another session
          </Button>
        </Stack>
      ) : (
        <RequestForm slug={slug} name={name} onSent={() => setSent(true)} />
      )}
    </Card>
  );
}

interface RequestFormProps {
  slug: string;
  name: string;
  onSent: () => void;
}

function RequestForm({ slug, name, onSent }: RequestFormProps) {
  const user = useUser();
  const navigate = useNavigate();
  const storageKey = `session-request:${slug}`;
  const { form, submit, busy, message } = useFormAction({
    resolver,
    defaultValues: emptyForm,
    form: 'session',
    send: (request, once) => api.mentors.requestSession({ ...request, slug }, once),
    onSuccess: () => {
      deleteTyped(storageKey);
      onSent();
    },
    failure: 'Your request could not be sent. Your text is still here. Check your connection and try again.',
  });
  useKeptRequest(form, storageKey);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Stack
      as={CheckedForm}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (user) void submit(event);
        else void navigate(`/sign-in?next=${encodeURIComponent(`${mentorPath(slug)}#ask`)}`);
      }}
    >
      {message && <Banner>{message}</Banner>}
      <Field label="Topic" required error={errors.topic?.message}>
        <TextInput maxLength={120} placeholder="Boxes that lean after a week" {...register('topic')} />
      </Field>
      <Field
        label="What are you working on?"
        required
        error={errors.message?.message}
        hint="Include sizes, weights and what you’ve tried so far."
      >
        <TextArea rows={5} limit={3000} {...register('message')} />
      </Field>
      <Times form={form} />
      <Button type="submit" variant="go" wide busy={busy} busyLabel="Sending...">
        <span className="member-only">Send request to {name}</span>
        <span className="guest-only">Sign in to send request</span>
      </Button>
      <p className={styles.note}>
        {user?.role === 'admin'
          ? 'Admin accounts can’t send requests.'
          : 'Sessions are free. We don’t share your email address with other members.'}
      </p>
    </Stack>
  );
}

type RequestFormState = UseFormReturn<SessionForm, unknown, SessionForm>;

/** Stores the request for this tab, so that signing in on the way loses nothing. */
function useKeptRequest(form: RequestFormState, storageKey: string): void {
  const { reset, setValue, subscribe } = form;
  useEffect(() => {
    const kept = readTyped(storageKey);
    if (typeof kept === 'object' && kept !== null) reset({ ...emptyForm, ...kept });
    setValue('timeZone', Intl.DateTimeFormat().resolvedOptions().timeZone);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveTyped(storageKey, values),
    });
  }, [reset, setValue, subscribe, storageKey]);
}

function Times({ form }: { form: RequestFormState }) {
  const { control, register, formState, watch } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'times' });
  const now = useClock();
  const errors = formState.errors.times;
  return (
    <Stack as="fieldset" gap={3} shrink className={styles.times}>
      <legend>Preferred times</legend>
      {fields.map(({ id }, place) => (
        <Split gap={3} columns="1fr 1.15fr auto" align="end" key={id} className={styles.time}>
          <Field
            label={`Day ${place + 1}`}
            error={errors?.[place]?.date?.message ?? (place === 0 ? errors?.message : undefined)}
          >
            <DateInput
              min={now === null ? undefined : new Date(now).toLocaleDateString('sv')}
              {...register(`times.${place}.date`)}
            />
          </Field>
          <Field label={`Time of day ${place + 1}`}>
            <Select
              options={dayParts.map((part) => ({ value: part, label: dayPartLabels[part] }))}
              {...register(`times.${place}.part`)}
            />
          </Field>
          {fields.length > 1 && (
            <IconButton label={`Remove day ${place + 1}`} onClick={() => remove(place)}>
              <X aria-hidden />
            </IconButton>
          )}
        </Split>
      ))}
      <p className={styles.zone}>
        {now === null ? 'In your time zone.' : `In your time zone, ${describeTimeZone(watch('timeZone'))}.`}
      </p>
      {fields.length < 3 && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={() => append({ date: '', part: 'morning' })}
        >
          Add time
        </Button>
      )}
    </Stack>
  );
}
