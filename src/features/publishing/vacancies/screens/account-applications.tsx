import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { CardHead } from '#features/publishing/engine/components/cards/card-head.tsx';
import { CardList, CardListSkeleton } from '#features/publishing/engine/components/cards/card-list.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
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

const head = { title: 'Job applications', lead: 'Your job applications and their status.' };

export const meta = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor');
  const { data } = await api.jobs.applications.listOwn(cursor ? { cursor } : {});
  return { ...data, first: !cursor };
}

export default function AccountApplications({
  loaderData: { applications, nextCursor, first },
}: Route.ComponentProps) {
  return (
    <CardList
      head={head}
      items={applications}
      renderItem={(application) => <ApplicationItem application={application} />}
      empty={
        <EmptyState title="No applications yet" action={<ButtonLink to="/jobs">View open jobs</ButtonLink>}>
          Jobs you apply for appear here.
        </EmptyState>
      }
      pages={{ path: '/account/applications', isFirst: first, nextCursor, moreLabel: 'Older applications' }}
    />
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
      <CardHead
        title={<Link to={jobPath(job.slug)}>{job.title}</Link>}
        facts={
          <>
            {job.companyName} · <DateText when={createdAt} zone="viewer" />
          </>
        }
        mark={<StatusChip status={look}>{label}</StatusChip>}
      />
      <Cluster gap={3} align="stretch" justify="between">
        <CvLink applicationId={id} name={cvName} />
        {withdrawable.includes(status) && <Withdraw id={id} title={job.title} />}
      </Cluster>
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
    failure: 'The application could not be withdrawn. Please try again.',
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
      The company will see that you are no longer available. You can apply again while the job is open.
    </ConfirmDialog>
  );
}

export const HydrateFallback = () => <CardListSkeleton head={head} />;
