import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useAction } from '#web/use-action.ts';
import { CvLink } from '../components/cv-link.tsx';
import { jobPath } from '../components/job-card.tsx';
import type { OwnApplication } from '../contract/applications.ts';
import { applicationStatusLabels, withdrawable } from '../rules.ts';
import type { Route } from './+types/account-applications.ts';
import styles from './account-applications.module.css';

const head = { title: 'Job applications', lead: 'What you applied for, and how far it has come.' };

export const meta = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor');
  const { data } = await api.jobs.applications.listOwn(cursor ? { cursor } : {});
  return data;
}

export default function AccountApplications({ loaderData }: Route.ComponentProps) {
  const { applications, nextCursor } = loaderData;
  return (
    <div className={styles.screen}>
      <PageHead {...head} />
      {applications.length === 0 ? (
        <EmptyState title="No applications yet" action={<ButtonLink to="/jobs">See open jobs</ButtonLink>}>
          Apply for a job, and it stands here with its CV.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationItem application={application} />
            </li>
          ))}
        </ul>
      )}
      {nextCursor && (
        <p>
          <ButtonLink variant="line" to={`/account/applications?cursor=${nextCursor}`}>
            Older applications
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function ApplicationItem({
  application: { id, job, status, cvName, createdAt },
}: {
  application: OwnApplication;
}) {
  const { label, status: look } = applicationStatusLabels[status];
  return (
    <Card as="article">
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>
            <Link to={jobPath(job.slug)}>{job.title}</Link>
          </h2>
          <p className={styles.company}>
            {job.companyName} · <DateText when={createdAt} zone="viewer" />
          </p>
        </div>
        <StatusChip status={look}>{label}</StatusChip>
      </div>
      <div className={styles.foot}>
        <CvLink applicationId={id} name={cvName} />
        {withdrawable.includes(status) && <Withdraw id={id} title={job.title} />}
      </div>
    </Card>
  );
}

function Withdraw({ id, title }: { id: string; title: string }) {
  const [asking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const done = async (): Promise<void> => {
    await revalidate();
    setAsking(false);
  };
  const { start, busy } = useAction({
    send: () => api.jobs.applications.withdraw({ id }),
    success: 'Withdrawn.',
    failure: 'This could not be saved. Please try again.',
    onSuccess: done,
    onFailure: done,
  });
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      trigger={
        <Button size="sm" variant="bad">
          Withdraw<span className="sr-only">: {title}</span>
        </Button>
      }
      title={`Withdraw your application for “${title}”?`}
      confirmLabel="Withdraw"
      busy={busy}
      onConfirm={() => void start()}
    >
      They see that you are no longer available. You can apply again while the job is open.
    </ConfirmDialog>
  );
}

export const HydrateFallback = () => (
  <div className={styles.screen}>
    <PageHead {...head} />
    <Loading>
      <SkeletonRows rows={3} columns={1} />
    </Loading>
  </div>
);
