import { Download } from 'lucide-react';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useOutlet,
} from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { RequirementList } from '#features/sourcing/requirements/components/requirement-list.tsx';
import type { MatchedRequirement } from '#features/sourcing/requirements/contract.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonButton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { useDownload } from '#web/use-download.ts';
import { InboxFilters, InboxFiltersSkeleton, loadInboxCounts } from '../components/inbox-filters.tsx';
import { InquiryList } from '../components/inquiry-list.tsx';
import { TwoPanes } from '../components/two-panes.tsx';
import { type InquiryPage, useMoreInquiries } from '../components/use-more-inquiries.ts';
import { type InquiryTab, inquiryTabs } from '../contract.ts';

const title = 'Buyer inquiries';
const lead = 'Messages and requests from buyers.';

export const meta: MetaFunction = () =>
  hiddenMeta({ title, description: 'Messages and requests from buyers, newest first.' });

type Tab = InquiryTab | 'requirements';
const none: InquiryPage = { inquiries: [], nextCursor: null };

/** The inquiries and requirements of a store. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const tab =
    ([...inquiryTabs, 'requirements'] as const).find((known) => known === query.get('tab')) ?? 'all';
  const q = query.get('q')?.trim().slice(0, 100) ?? '';
  const sample = isSampleView();
  try {
    const [page, requirements, counts] = await Promise.all([
      tab === 'requirements' ? none : loadPage({ tab, q }),
      tab === 'requirements' ? loadRequirements() : [],
      loadInboxCounts(),
    ]);
    return { kind: 'store' as const, sample, tab, q, page, requirements, counts };
  } catch (error) {
    if (toProblem(error).reason === 'registration_unfinished') return { kind: 'unfinished' as const };
    throw error;
  }
}

interface Filter {
  tab: InquiryTab;
  q: string;
  cursor?: string;
}

async function loadPage({ q, ...filter }: Filter): Promise<InquiryPage> {
  const { list } = api.inquiries.store;
  return (await list({ ...filter, ...(q ? { q } : {}) })).data;
}

async function loadRequirements(): Promise<MatchedRequirement[]> {
  return (await api.requirements.listMatched({ limit: 100 })).data.requirements;
}

export function HydrateFallback() {
  return (
    <>
      <PageHead title={title} lead={lead} actions={<SkeletonButton width={124} height={36} />} />
      <Loading>
        <InboxFiltersSkeleton />
        <Card as="div" flush>
          <SkeletonRows rows={7} columns={1} />
        </Card>
      </Loading>
    </>
  );
}

export default function BuyerInquiries() {
  useLiveRevalidation(['inquiries', 'requirements']);
  const loaded = useLoaderData<typeof clientLoader>();
  return loaded.kind === 'store' ? <Inbox {...loaded} /> : <Unfinished />;
}

function Unfinished() {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <Card as="div">
        <EmptyState
          title="No store yet"
          action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
        >
          Finish it so that buyers can message you.
        </EmptyState>
      </Card>
    </>
  );
}

interface InboxProps {
  sample: boolean;
  tab: Tab;
  q: string;
  page: InquiryPage;
  requirements: MatchedRequirement[];
  counts: { unread: number; unseen: number };
}

function Inbox({ sample, tab, q, page, requirements, counts }: InboxProps) {
  const detail = useOutlet();
  const { search } = useLocation();
  const filter = { tab: tab === 'requirements' ? 'all' : tab, q, sample } as const;
  const { rows, more } = useMoreInquiries(page, {
    key: `${tab}:${q}`,
    load: (cursor) => loadPage({ ...filter, cursor }),
  });
  const isEmpty = tab === 'requirements' ? requirements.length === 0 : rows.length === 0;
  return (
    <TwoPanes
      backTo={`/dashboard/buyer-inquiries${search}`}
      backLabel={tab === 'requirements' ? 'All requirements' : 'All inquiries'}
      head={<Head tab={tab} q={q} counts={counts} sample={sample} />}
      detail={detail}
      placeholder={
        !isEmpty && (
          <EmptyState title={tab === 'requirements' ? 'Select a requirement' : 'Select a conversation'}>
            Its messages appear here.
          </EmptyState>
        )
      }
      list={<List isEmpty={isEmpty} tab={tab} q={q} requirements={requirements} rows={rows} more={more} />}
    />
  );
}

interface ListProps
  extends Pick<InboxProps, 'tab' | 'q' | 'requirements'>,
    Pick<ReturnType<typeof useMoreInquiries>, 'rows' | 'more'> {
  isEmpty: boolean;
}

function List({ isEmpty, tab, q, requirements, rows, more }: ListProps) {
  const { search } = useLocation();
  if (isEmpty) return <NothingHere tab={tab} q={q} />;
  if (tab === 'requirements') return <RequirementList label="Requirements" rows={requirements} />;
  return (
    <InquiryList
      label="Inquiries"
      side="supplier"
      rows={rows}
      more={more}
      to={({ id }) => `/dashboard/buyer-inquiries/${id}${search}`}
    />
  );
}

function Head({ tab, q, counts, sample }: Pick<InboxProps, 'tab' | 'q' | 'counts' | 'sample'>) {
  return (
    <>
      <PageHead
        title={title}
        lead={lead}
        actions={!sample && tab !== 'requirements' && <ExportButton tab={tab} q={q} />}
      />
      <InboxFilters current={tab} q={q} sample={sample} counts={counts} />
    </>
  );
}

/** A button that downloads the filtered list; without a filter, with the archive. */
function ExportButton({ tab, q }: { tab: InquiryTab; q: string }) {
  const { busy, save } = useDownload();
  const narrowed = tab !== 'all' || q !== '';
  const query = new URLSearchParams({ tab, ...(q && { q }), ...(narrowed && { archived: 'false' }) });
  return (
    <Button
      variant="line"
      size="sm"
      icon={<Download aria-hidden />}
      busy={busy !== null}
      busyLabel="Exporting..."
      onClick={() => void save({ path: `/store/inquiries/export?${query}` })}
    >
      Export CSV
    </Button>
  );
}

function NothingHere({ tab, q }: Pick<InboxProps, 'tab' | 'q'>) {
  if (q) return <EmptyState title="No inquiries found">No inquiries match “{q}”.</EmptyState>;
  if (tab === 'unread') return <EmptyState title="No unread inquiries">You’ve read all messages.</EmptyState>;
  if (tab === 'unanswered')
    return <EmptyState title="No inquiries need a reply">You’ve replied to every open inquiry.</EmptyState>;
  if (tab === 'mine')
    return (
      <EmptyState title="Nothing assigned to you">Conversations assigned to you appear here.</EmptyState>
    );
  if (tab === 'answered')
    return (
      <EmptyState title="No replied inquiries">Conversations with your latest reply appear here.</EmptyState>
    );
  if (tab === 'requirements') {
    return (
      <EmptyState title="No requirements yet">
        Requirements that match your products appear here. Clear product titles improve matching.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No inquiries yet"
      action={<ButtonLink to="/dashboard/add-product">Add product</ButtonLink>}
    >
      Messages from buyers appear here. Add more products to get more inquiries.
    </EmptyState>
  );
}
