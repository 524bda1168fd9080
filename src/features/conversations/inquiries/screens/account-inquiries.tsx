import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { OwnRequirements } from '#features/sourcing/requirements/components/own-requirements.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { InquiryList } from '../components/inquiry-list.tsx';
import { type InquiryPage, useMoreInquiries } from '../components/use-more-inquiries.ts';
import styles from './account-inquiries.module.css';

const head = { title: 'Inquiries', lead: 'Your questions to suppliers, and their replies.' };

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

const tabs = { all: 'All', unread: 'Unread', archived: 'Archived', requirements: 'Requirements' };
type Tab = keyof typeof tabs;
const none: InquiryPage = { inquiries: [], nextCursor: null };

/** Loads the account's inquiries, and its requirements with their quotes. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('tab') ?? 'all';
  const tab = (Object.hasOwn(tabs, asked) ? asked : 'all') as Tab;
  const [page, requirements, counts] = await Promise.all([
    tab === 'requirements' ? none : loadPage({ tab }),
    tab === 'requirements' ? api.requirements.listOwn({ limit: 50 }) : null,
    api.inquiries.buyer.counts(),
  ]);
  return { tab, page, requirements: requirements?.data.requirements ?? [], unread: counts.data.unread };
}

async function loadPage({ tab, cursor }: { tab: Tab; cursor?: string }): Promise<InquiryPage> {
  const { data } = await api.inquiries.buyer.list({
    tab: tab === 'unread' ? 'unread' : 'all',
    archived: tab === 'archived' ? 'true' : 'false',
    ...(cursor ? { cursor } : {}),
  });
  return data;
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <Loading>
        <div className={styles.tabs}>
          <Skeleton height={46} />
        </div>
        <Card as="div" flush>
          <SkeletonRows rows={5} columns={1} />
        </Card>
      </Loading>
    </>
  );
}

export default function AccountInquiries() {
  useLiveRevalidation(['inquiries', 'requirements']);
  const { tab, page, requirements, unread } = useLoaderData<typeof clientLoader>();
  const { rows, more } = useMoreInquiries(page, { key: tab, load: (cursor) => loadPage({ tab, cursor }) });
  return (
    <>
      <PageHead {...head} />
      <div className={styles.tabs}>
        <TabLinks
          label="Filter inquiries"
          items={(Object.keys(tabs) as Tab[]).map((value) => ({
            label: tabs[value],
            to: value === 'all' ? '/account/inquiries' : `/account/inquiries?tab=${value}`,
            current: value === tab,
            ...(value === 'unread' ? { count: unread } : {}),
          }))}
        />
      </div>
      {tab === 'requirements' && requirements.length > 0 ? (
        <OwnRequirements rows={requirements} />
      ) : (
        <Card as="div" flush>
          {rows.length === 0 ? (
            <Nothing tab={tab} />
          ) : (
            <InquiryList
              label="Inquiries"
              side="buyer"
              rows={rows}
              more={more}
              to={({ id }) => `/account/inquiries/${id}`}
            />
          )}
        </Card>
      )}
    </>
  );
}

function Nothing({ tab }: { tab: Tab }) {
  if (tab === 'unread') return <EmptyState title="No unread inquiries">You’ve read all replies.</EmptyState>;
  if (tab === 'archived')
    return <EmptyState title="No archived inquiries">Conversations you archive appear here.</EmptyState>;
  if (tab === 'requirements') {
    return (
      <EmptyState title="No requirements yet" action={<ButtonLink to="/request">Get quotes</ButtonLink>}>
        Describe what you need once, and up to 10 matching suppliers reply with a quote.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No inquiries yet" action={<ButtonLink to="/search">Find products</ButtonLink>}>
      Messages with suppliers appear here.
    </EmptyState>
  );
}
