import { type SubmitEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { displayNumber } from '#lib/ids.ts';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { SessionRow } from '../../contract.ts';
import { mentorPath, nextStatuses, type RequestStatus, requestStatusLabels } from '../../rules.ts';
import { SessionDetails } from '../session-details.tsx';
import styles from './request-card.module.css';

/** A session request as admins see it, with buttons for its next status. */
export function RequestCard({ session }: { session: SessionRow }) {
  const { mentor, person, topic, number, status, createdAt, contactEmail } = session;
  const { label, look } = requestStatusLabels[status];
  return (
    <Card as="article">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.topic}>{topic}</h2>
          <p className={`${styles.facts} num`}>
            {displayNumber(number)} · {person.name},{' '}
            <a href={`mailto:${person.email}`}>
              <EmailText>{person.email}</EmailText>
            </a>{' '}
            · for <Link to={mentorPath(mentor.slug)}>{mentor.name}</Link>
            {contactEmail ? '' : ' (no contact is known: please pass it on)'} ·{' '}
            <DateText when={createdAt} zone="viewer" />
          </p>
        </div>
        <StatusChip status={look}>{label}</StatusChip>
      </div>
      <SessionDetails session={session} />
      {nextStatuses[status].length > 0 && <StatusForm key={status} session={session} />}
    </Card>
  );
}

function StatusForm({ session }: { session: SessionRow }) {
  const choices = nextStatuses[session.status];
  const { revalidate } = useRevalidator();
  const [status, setStatus] = useState<RequestStatus>(choices[0] ?? 'declined');
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      await api.mentors.setSessionStatus({ id: session.id, status, answer });
      toast.success(`${requestStatusLabels[status].label}. We wrote to ${session.person.name}.`);
      await revalidate();
    } catch (error) {
      setProblem(
        toProblem(error).message ??
          'We could not save this. What you wrote is still here: please check your connection and try again.',
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <CheckedForm method="post" onSubmit={(event) => void run(event)} className={styles.form}>
      {problem && <Banner>{problem}</Banner>}
      <Field label="Now it is">
        <Select
          value={status}
          options={choices.map((choice) => ({ value: choice, label: requestStatusLabels[choice].label }))}
          onChange={({ target }) => setStatus(choices.find((choice) => choice === target.value) ?? status)}
        />
      </Field>
      <Field label={`Words to ${session.person.name}`} optional hint="They go into the mail and the account.">
        <TextArea rows={2} limit={1000} value={answer} onChange={(event) => setAnswer(event.target.value)} />
      </Field>
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save and tell them
      </Button>
    </CheckedForm>
  );
}
