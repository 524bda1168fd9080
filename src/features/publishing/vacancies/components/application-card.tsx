import { useRevalidator } from 'react-router';
import { CardHead } from '#features/publishing/engine/components/cards/card-head.tsx';
import { formatPhone } from '#lib/phones.ts';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { ReceivedApplication } from '../contract/applications.ts';
import type { ApplicationStatus } from '../contract/options.ts';
import { applicationStatusLabels, nextSteps } from '../rules.ts';
import styles from './application-card.module.css';
import { CvLink } from './cv-link.tsx';

/** An application with the applicant's details and buttons for the next steps. */
export function ApplicationCard({ application }: { application: ReceivedApplication }) {
  const { id, name, email, phone, message, status, createdAt, cvName } = application;
  const { label, status: look } = applicationStatusLabels[status];
  const { revalidate } = useRevalidator();
  const { start, busy } = useAction({
    send: (to: ApplicationStatus) => api.jobs.applications.decide({ id, from: status, to }),
    success: (_data, to) => `${name}: ${applicationStatusLabels[to].label}.`,
    failure: 'The status could not be saved. Please try again.',
    onSuccess: revalidate,
    onFailure: revalidate,
  });
  return (
    <Card as="article">
      <CardHead
        picture={<Portrait name={name} size={44} />}
        title={name}
        facts={
          <>
            <a href={`mailto:${email}`}>
              <EmailText>{email}</EmailText>
            </a>{' '}
            {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{formatPhone(phone)}</a>}{' '}
            <DateText when={createdAt} zone="viewer" />
          </>
        }
        mark={<StatusChip status={look}>{label}</StatusChip>}
      />
      {message && <p className={`break-words pre-line ${styles.message}`}>{message}</p>}
      <Cluster gap={3} justify="between" className={styles.foot}>
        <CvLink applicationId={id} name={cvName} />
        <Cluster gap={2} align="stretch">
          {nextSteps[status].map((step) => (
            <Button
              key={step}
              size="sm"
              variant={step === 'declined' ? 'bad' : 'line'}
              disabled={busy}
              onClick={() => void start(step)}
            >
              {applicationStatusLabels[step].action}
              <span className="sr-only">: {name}</span>
            </Button>
          ))}
        </Cluster>
      </Cluster>
    </Card>
  );
}
