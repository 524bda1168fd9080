import { useRevalidator } from 'react-router';
import { CardHead } from '#features/publishing/engine/components/cards/card-head.tsx';
import { CardList, CardListSkeleton } from '#features/publishing/engine/components/cards/card-list.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmailText } from '#ui/facts/email-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useAction } from '#web/use-action.ts';
import { type HelpMessage, messageStates } from '../contract.ts';
import { topicLabel } from '../rules/topic-choices.ts';
import type { Route } from './+types/help-messages.ts';
import styles from './help-messages.module.css';

const head = {
  title: 'Messages',
  lead: 'Messages from the Help Center, oldest first.',
};

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'Messages · Administration', description: head.lead });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const state = messageStates.find((known) => known === query.get('state')) ?? 'open';
  const cursor = query.get('cursor');
  const { data } = await api.help.listMessages({ state, ...(cursor ? { cursor } : {}) });
  return { ...data, state, first: !cursor };
}

export default function HelpMessagesScreen({
  loaderData: { messages, nextCursor, state, first },
}: Route.ComponentProps) {
  return (
    <CardList
      head={head}
      tabs={{
        label: 'Status',
        items: [
          { to: '?state=open', label: 'Open', current: state === 'open' },
          { to: '?state=answered', label: 'Answered', current: state === 'answered' },
        ],
      }}
      items={messages}
      renderItem={(message) => <Message message={message} />}
      empty={
        <Card as="div">
          <EmptyState title={state === 'open' ? 'No open messages' : 'No answered messages'}>
            {state === 'open'
              ? 'New messages from the contact form appear here. You are notified of each one.'
              : 'Messages marked as answered appear here.'}
          </EmptyState>
        </Card>
      }
      pages={{ path: `?state=${state}`, isFirst: first, nextCursor }}
    />
  );
}

function Message({
  message: { id, name, email, topic, message, state, createdAt },
}: {
  message: HelpMessage;
}) {
  const { revalidate } = useRevalidator();
  const next = state === 'open' ? 'answered' : 'open';
  const { start, busy } = useAction({
    send: () => api.help.setMessageState({ id, state: next }),
    success: next === 'answered' ? 'Message marked as answered.' : 'Message reopened.',
    failure: 'The message could not be updated. Please try again.',
    onSuccess: revalidate,
    onFailure: revalidate,
  });
  const subject = `Your message to Packwright: ${topicLabel(topic)}`;
  return (
    <Card as="article">
      <CardHead
        title={name}
        facts={
          <>
            <EmailText>{email}</EmailText> · {topicLabel(topic)} ·{' '}
            <DateText when={createdAt} format="datetime" zone="viewer" />
          </>
        }
      />
      <p className={`break-words pre-line ${styles.text}`}>{message}</p>
      <Cluster gap={3} align="stretch" className={styles.acts}>
        <ButtonLink
          size="sm"
          to={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
          reloadDocument
        >
          Reply by email
        </ButtonLink>
        <Button size="sm" variant="line" busy={busy} busyLabel="Saving..." onClick={() => void start()}>
          {next === 'answered' ? 'Mark as answered' : 'Reopen'}
        </Button>
      </Cluster>
    </Card>
  );
}

export const HydrateFallback = () => <CardListSkeleton head={head} />;
