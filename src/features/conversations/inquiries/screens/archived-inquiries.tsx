import { ArchiveRestore } from 'lucide-react';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { useLiveRevalidation } from '#features/notifications/notifications/components/use-live-revalidation.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { useAction } from '#web/use-action.ts';
import { InboxFilters, loadInboxCounts } from '../components/inbox-filters.tsx';
import { InquiryList } from '../components/inquiry-list.tsx';
import { type InquiryPage, useMoreInquiries } from '../components/use-more-inquiries.ts';
import type { InquiryRow } from '../contract.ts';

const head = {
  title: 'Archived inquiries',
  lead: 'Archived conversations. A new message moves one back to your inbox.',
};

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

const none: InquiryPage = { inquiries: [], nextCursor: null };

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const sample = isSampleView();
  try {
    const [page, counts] = await Promise.all([loadPage({ q }), loadInboxCounts()]);
    return { q, sample, page, counts };
  } catch (error) {
    if (toProblem(error).reason === 'registration_unfinished') return { q, sample, page: none, counts: null };
    throw error;
  }
}

async function loadPage({ q, cursor }: { q: string; cursor?: string }): Promise<InquiryPage> {
  const { list } = api.inquiries.store;
  return (await list({ archived: 'true', ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) })).data;
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={5} columns={1} />
        </Card>
      </Loading>
    </>
  );
}

export default function ArchivedInquiries() {
  useLiveRevalidation(['inquiries']);
  const { q, sample, page, counts } = useLoaderData<typeof clientLoader>();
  const { rows, more } = useMoreInquiries(page, {
    key: q,
    load: (cursor) => loadPage({ q, cursor }),
  });
  return (
    <>
      <PageHead {...head} />
      {counts && <InboxFilters current="archived" q={q} sample={sample} counts={counts} />}
      <Card as="div" flush>
        {rows.length === 0 ? (
          <Nothing q={q} />
        ) : (
          <InquiryList
            label="Archived inquiries"
            side="supplier"
            rows={rows}
            more={more}
            to={({ id }) => `/dashboard/buyer-inquiries/${id}`}
            {...(sample ? {} : { action: restoreButton })}
          />
        )}
      </Card>
    </>
  );
}

function Nothing({ q }: { q: string }) {
  if (q) return <EmptyState title="No inquiries found">No archived inquiries match “{q}”.</EmptyState>;
  return (
    <EmptyState
      title="No archived inquiries"
      action={
        <ButtonLink to="/dashboard/buyer-inquiries" variant="line">
          View buyer inquiries
        </ButtonLink>
      }
    >
      Archive conversations when you’re done with them. They stay available here.
    </EmptyState>
  );
}

const restoreButton = ({ id, subject }: InquiryRow) => <Restore id={id} subject={subject} />;

function Restore({ id, subject }: { id: string; subject: string }) {
  const { revalidate } = useRevalidator();
  const { start: restore, busy } = useAction({
    send: () => api.inquiries.store.restore({ id }),
    success: 'Conversation moved to your inbox.',
    onSuccess: revalidate,
    failure: 'The conversation could not be restored. Please try again.',
  });
  return (
    <Button
      variant="line"
      size="sm"
      icon={<ArchiveRestore aria-hidden />}
      aria-label={`Restore: ${subject}`}
      busy={busy}
      onClick={() => void restore()}
    >
      <span data-word>Restore</span>
    </Button>
  );
}
