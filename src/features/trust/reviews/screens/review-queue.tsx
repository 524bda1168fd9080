import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { RatingMark } from '#ui/marks/rating-mark.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { reportReasonLabels } from '../contract/review-forms.ts';
import type { QueuedReview } from '../contract/review-views.ts';
import type { Route } from './+types/review-queue.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Reviews · Packwright' },
  { name: 'robots', content: 'noindex' },
];

const tabs = [
  { value: 'reported', label: 'Reported', none: 'Reported reviews appear here until you decide.' },
  { value: 'hidden', label: 'Hidden', none: 'Hidden reviews appear here. You can show them again.' },
  { value: 'all', label: 'All', none: 'Published reviews appear here.' },
] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const tab = tabs.find(({ value }) => value === query.get('show')) ?? tabs[0];
  const cursor = query.get('cursor');
  const { data } = await api.reviews.queue({ show: tab.value, ...(cursor ? { cursor } : {}) });
  return { ...data, tab: tab.value, isFirst: !cursor };
}

const head = (
  <PageHead
    title="Reviews"
    lead="What buyers and suppliers wrote about each other. Hide abuse, personal data and false claims."
  />
);

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading reviews">
        <SkeletonRows rows={4} columns={2} />
      </Loading>
    </>
  );
}

export default function ReviewQueue({ loaderData }: Route.ComponentProps) {
  const { reviews, nextCursor, tab, isFirst } = loaderData;
  const { none } = tabs.find(({ value }) => value === tab) ?? tabs[0];
  return (
    <Stack>
      {head}
      <TabLinks
        label="Filter"
        items={tabs.map(({ value, label }) => ({ to: `?show=${value}`, label, current: value === tab }))}
      />
      {reviews.length === 0 && (
        <Card as="div">
          <EmptyState title="No reviews">{none}</EmptyState>
        </Card>
      )}
      <Stack as="ul">
        {reviews.map((review) => (
          <li key={review.id}>
            <Queued review={review} />
          </li>
        ))}
      </Stack>
      <CursorPages
        path={`?show=${tab}`}
        isFirst={isFirst}
        nextCursor={nextCursor}
        moreLabel="Earlier reviews"
      />
    </Stack>
  );
}

function Queued({ review }: { review: QueuedReview }) {
  const { side, authorName, supplierName, supplierSlug, buyerName, overallTenths, text } = review;
  const { publishedAt, photos, reply, hidden, reports } = review;
  return (
    <Card as="article">
      <Stack gap={3} shrink>
        <Cluster gap={3} rowGap={1} align="baseline">
          <RatingMark tenths={overallTenths} />
          <h2 className="break-words">
            {authorName} about{' '}
            {side === 'buyer' ? (
              <Link to={`/suppliers/${supplierSlug}#reviews`}>{supplierName}</Link>
            ) : (
              buyerName
            )}
          </h2>
          <span className="muted note">
            <DateText when={publishedAt} format="datetime" zone="viewer" />
          </span>
        </Cluster>
        <p className="break-words pre-line">{text || 'Without text.'}</p>
        {photos.length > 0 && (
          <Cluster gap={2}>
            {photos.map(({ url, thumbnailUrl }, i) => (
              <a key={url} href={url}>
                <img src={thumbnailUrl} alt={`Goods of the review, ${i + 1}`} width={96} loading="lazy" />
              </a>
            ))}
          </Cluster>
        )}
        {reply && <p className="muted break-words pre-line">Reply: {reply.text}</p>}
        {reports.map(({ id, reason, note, reportedAt }) => (
          <Banner key={id} look="warn" title={reportReasonLabels[reason]}>
            {note} <DateText when={reportedAt} zone="viewer" />
          </Banner>
        ))}
        {hidden && (
          <Banner look="info" title="Hidden">
            {hidden.reason}
          </Banner>
        )}
        <Actions review={review} />
      </Stack>
    </Card>
  );
}

function Actions({ review: { id, hidden, reports } }: { review: QueuedReview }) {
  const { revalidate } = useRevalidator();
  const [isHiding, setHiding] = useState(false);
  const failure = 'The review could not be changed. Please try again.';
  const unhide = useAction({
    send: () => api.reviews.unhide({ id }),
    success: 'Review visible again.',
    onSuccess: revalidate,
    failure,
  });
  const dismiss = useAction({
    send: () => api.reviews.dismissReports({ id }),
    success: 'Reports dismissed.',
    onSuccess: revalidate,
    failure,
  });
  return (
    <Cluster gap={2}>
      {hidden ? (
        <Button size="sm" variant="line" busy={unhide.busy} onClick={() => void unhide.start(undefined)}>
          Show again
        </Button>
      ) : (
        <Button size="sm" variant="line" onClick={() => setHiding(true)}>
          Hide
        </Button>
      )}
      {reports.length > 0 && (
        <Button size="sm" variant="quiet" busy={dismiss.busy} onClick={() => void dismiss.start(undefined)}>
          Dismiss reports
        </Button>
      )}
      {isHiding && (
        <ReasonDialog
          title="Hide this review?"
          label="Reason (visible to the author)"
          confirmLabel="Hide review"
          busyLabel="Hiding..."
          onConfirm={async (reason) => {
            await api.reviews.hide({ id, reason });
            await revalidate();
          }}
          onClose={() => setHiding(false)}
        >
          It no longer counts in the ratings, and only its author sees it.
        </ReasonDialog>
      )}
    </Cluster>
  );
}
