import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { CardHead } from '#features/publishing/engine/components/cards/card-head.tsx';
import { CardList, CardListSkeleton } from '#features/publishing/engine/components/cards/card-list.tsx';
import { displayNumber } from '#lib/ids.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useAction } from '#web/use-action.ts';
import { SessionDetails } from '../components/session-details.tsx';
import type { MySession } from '../contract.ts';
import { canWithdraw, mentorPath, requestStatusLabels } from '../rules.ts';
import type { Route } from './+types/account-mentors.ts';
import styles from './account-mentors.module.css';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Mentor sessions',
    description: 'Your session requests and replies from mentors.',
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor');
  const { data } = await api.mentors.listMySessions(cursor ? { cursor } : {});
  return { ...data, first: !cursor };
}

const head = { title: 'Mentor sessions', lead: 'Your requests, newest first.' };

export default function AccountMentorsScreen({
  loaderData: { sessions, nextCursor, first },
}: Route.ComponentProps) {
  return (
    <CardList
      head={{
        ...head,
        actions: (
          <ButtonLink variant="line" to="/mentors">
            All mentors
          </ButtonLink>
        ),
      }}
      items={sessions}
      renderItem={(session) => <Session session={session} />}
      empty={
        <EmptyState
          title="No session requests yet"
          action={<ButtonLink to="/mentors">Find a mentor</ButtonLink>}
        >
          Find a mentor and book a free one-hour session.
        </EmptyState>
      }
      pages={{ path: '/account/mentors', isFirst: first, nextCursor, moreLabel: 'Earlier requests' }}
    />
  );
}

function Session({ session }: { session: MySession }) {
  const { mentor, topic, number, status, createdAt } = session;
  const { label, look } = requestStatusLabels[status];
  return (
    <Card as="article">
      <CardHead
        picture={<Portrait name={mentor.name} src={mentor.photo} size={48} />}
        title={topic}
        facts={
          <>
            <Link to={mentorPath(mentor.slug)}>{mentor.name}</Link> · {displayNumber(number)} ·{' '}
            <DateText when={createdAt} zone="viewer" />
          </>
        }
        mark={<StatusChip status={look}>{label}</StatusChip>}
      />
      <SessionDetails session={session} />
      {canWithdraw(status) && <Withdraw session={session} />}
    </Card>
  );
}

function Withdraw({ session }: { session: MySession }) {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const done = async (): Promise<void> => {
    await revalidate();
    setAsking(false);
  };
  const { start, busy } = useAction({
    send: () => api.mentors.withdrawSession({ id: session.id }),
    success: 'Request withdrawn.',
    failure: 'The request could not be withdrawn. Check your connection and try again.',
    onSuccess: done,
    onFailure: done,
  });
  return (
    <div className={styles.way}>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        trigger={
          <Button variant="line" size="sm">
            Withdraw<span className="sr-only"> “{session.topic}”</span>
          </Button>
        }
        title="Withdraw this request?"
        confirmLabel="Withdraw"
        busy={busy}
        onConfirm={() => void start()}
      >
        {session.mentor.name} will no longer receive your request. You can send a new one at any time.
      </ConfirmDialog>
    </div>
  );
}

export const HydrateFallback = () => <CardListSkeleton head={head} />;
