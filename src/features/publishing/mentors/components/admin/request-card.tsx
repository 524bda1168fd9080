import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link, useRevalidator } from 'react-router';
import { CardHead } from '#features/publishing/engine/components/cards/card-head.tsx';
import { displayNumber } from '#lib/ids.ts';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Split } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { statusForm } from '../../contract/sessions.ts';
import type { SessionRow } from '../../contract.ts';
import { mentorPath, nextStatuses, requestStatusLabels } from '../../rules.ts';
import { SessionDetails } from '../session-details.tsx';
import styles from './request-card.module.css';

const resolver = standardSchemaResolver(statusForm);

/** A session request as admins see it, with buttons for its next status. */
export function RequestCard({ session }: { session: SessionRow }) {
  const { mentor, person, topic, number, status, createdAt, contactEmail } = session;
  const { label, look } = requestStatusLabels[status];
  return (
    <Card as="article">
      <CardHead
        title={topic}
        facts={
          <>
            {displayNumber(number)} · {person.name},{' '}
            <a href={`mailto:${person.email}`}>
              <EmailText>{person.email}</EmailText>
            </a>{' '}
            · for <Link to={mentorPath(mentor.slug)}>{mentor.name}</Link>
            {contactEmail ? '' : ' (no contact on file; forward it manually)'} ·{' '}
            <DateText when={createdAt} zone="viewer" />
          </>
        }
        mark={<StatusChip status={look}>{label}</StatusChip>}
      />
      <SessionDetails session={session} />
      {nextStatuses[status].length > 0 && <StatusForm key={status} session={session} />}
    </Card>
  );
}

function StatusForm({ session: { id, status, person } }: { session: SessionRow }) {
  const choices = nextStatuses[status];
  const { revalidate } = useRevalidator();
  const { form, submit, busy, message } = useFormAction({
    resolver,
    defaultValues: { status: choices[0] ?? 'declined', answer: '' },
    send: (decision) => api.mentors.setSessionStatus({ ...decision, id }),
    success: (_data, decision) =>
      `${requestStatusLabels[decision.status].label}. We’ve emailed ${person.name}.`,
    failure: 'Your changes could not be saved. Your text is still here. Check your connection and try again.',
    onSuccess: revalidate,
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Split
      as={CheckedForm}
      columns="200px 1fr"
      below={900}
      method="post"
      onSubmit={(event) => void submit(event)}
      className={styles.form}
    >
      {message && <Banner>{message}</Banner>}
      <Field label="New status" error={errors.status?.message}>
        <Select
          options={choices.map((choice) => ({ value: choice, label: requestStatusLabels[choice].label }))}
          {...register('status')}
        />
      </Field>
      <Field
        label={`Message to ${person.name}`}
        optional
        hint="Included in the email and shown in their account."
        error={errors.answer?.message}
      >
        <TextArea rows={2} limit={1000} {...register('answer')} />
      </Field>
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save and notify
      </Button>
    </Split>
  );
}
