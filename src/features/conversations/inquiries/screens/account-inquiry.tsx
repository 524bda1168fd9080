import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { ConversationQuotes } from '#features/sourcing/quotes/components/conversation-quotes.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { Conversation } from '../components/conversation.tsx';
import { ConversationError, ConversationSkeleton } from '../components/conversation-states.tsx';
import styles from './account-inquiry.module.css';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: loaderData?.conversation.inquiry.subject ?? 'Inquiry',
    description: 'Your inquiry to a supplier, and the replies.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.id ?? '';
  const [{ data }, { data: offered }] = await Promise.all([
    api.inquiries.buyer.get({ id }),
    api.quotes.buyer.ofInquiry({ id }),
  ]);
  return { conversation: { ...data, viewer: 'buyer' as const }, quotes: offered.quotes };
}

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Inquiry" />
      <ConversationSkeleton />
    </>
  );
}

/** A buyer's conversation with a supplier. */
export default function AccountInquiry() {
  useLiveRevalidation(['inquiries']);
  const { conversation, quotes } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const { supplier } = conversation.inquiry;
  return (
    <>
      <PageHead
        title={`Conversation with ${supplier.name}`}
        before={
          <Breadcrumbs items={[{ label: 'Inquiries', to: '/account/inquiries' }, { label: supplier.name }]} />
        }
      />
      <div className={`panel ${styles.card}`}>
        <Conversation
          {...conversation}
          quotes={<ConversationQuotes quotes={quotes} side="buyer" />}
          onArchived={() => void navigate('/account/inquiries')}
        />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <PageHead
        title="Inquiry"
        before={
          <Breadcrumbs items={[{ label: 'Inquiries', to: '/account/inquiries' }, { label: 'Inquiry' }]} />
        }
      />
      <ConversationError />
    </>
  );
}
