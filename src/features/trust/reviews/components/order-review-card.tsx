import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#features/orders/order-record/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { OrderReview, OrderReviews } from '../contract/review-views.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReviewBody } from './review-body.tsx';
import { BuyerReviewDialog, SupplierReviewDialog } from './review-dialog.tsx';
import { ReviewPhotos } from './review-photos.tsx';

interface OrderReviewCardProps {
  order: Order;
  /** Null if they could not be loaded. */
  reviews: OrderReviews | null;
  side: 'buyer' | 'supplier';
}

/** The place on the order page to which notices about reviews lead. */
const reviewsId = 'reviews';

/** Renders what the two sides of a delivered order wrote about each other, with what this side can do. */
export function OrderReviewCard({ order, reviews, side }: OrderReviewCardProps) {
  const [open, setOpen] = useState<'write' | 'reply' | null>(null);
  const { revalidate } = useRevalidator();
  if (!reviews) return <Banner>The reviews could not be loaded. Reload the page.</Banner>;
  const { own, other, actions } = reviews;
  if (!own && !other && !actions.includes('write')) return null;
  const done = (message: string): void => {
    setOpen(null);
    toast.success(message);
    void revalidate();
  };
  const Dialog = side === 'buyer' ? BuyerReviewDialog : SupplierReviewDialog;
  const otherName = side === 'buyer' ? order.supplier.name : (order.buyer.company ?? order.buyer.name);
  return (
    <Card title="Review" id={reviewsId} tabIndex={-1}>
      <Stack gap={4} shrink>
        {!own && actions.includes('write') && (
          <Invitation reviews={reviews} otherName={otherName} onWrite={() => setOpen('write')} />
        )}
        {own && (
          <OwnReview
            orderId={order.id}
            review={own}
            reviews={reviews}
            side={side}
            otherName={otherName}
            onEdit={() => setOpen('write')}
            onDeleted={() => done('Review deleted.')}
          />
        )}
        {other && <OtherReview review={other} reviews={reviews} onReply={() => setOpen('reply')} />}
      </Stack>
      {open === 'write' && <Dialog order={order} review={own} onClose={() => setOpen(null)} onDone={done} />}
      {open === 'reply' && (
        <ReplyDialog orderId={order.id} side={side} onClose={() => setOpen(null)} onDone={done} />
      )}
    </Card>
  );
}

interface InvitationProps {
  reviews: OrderReviews;
  otherName: string;
  onWrite: () => void;
}

function Invitation({ reviews: { closesAt, other, otherReadableAt }, otherName, onWrite }: InvitationProps) {
  return (
    <Stack gap={3} justify="start">
      <p className="small">
        {otherReadableAt ? (
          <>
            {otherName} has reviewed this order. You can read it when you have written yours, or on{' '}
            <DateText when={otherReadableAt} zone="viewer" />.
          </>
        ) : (
          `How did it go with ${otherName}?${other ? '' : ' Neither side reads the other’s review before both are written.'}`
        )}
      </p>
      <Button variant={otherReadableAt ? 'main' : 'line'} onClick={onWrite}>
        Write a review
      </Button>
      {closesAt && (
        <p className="muted note">
          You can write it until <DateText when={closesAt} zone="viewer" />.
        </p>
      )}
    </Stack>
  );
}

interface OwnReviewProps {
  orderId: string;
  review: OrderReview;
  reviews: OrderReviews;
  side: 'buyer' | 'supplier';
  otherName: string;
  onEdit: () => void;
  onDeleted: () => void;
}

function OwnReview({ orderId, review, reviews, side, otherName, onEdit, onDeleted }: OwnReviewProps) {
  const { publishedAt, publishBy, submittedAt, hiddenReason, photos, ...body } = review;
  const { start, busy } = useAction({
    send: () => (side === 'buyer' ? api.reviews.buyer : api.reviews.store).remove({ id: orderId }),
    onSuccess: onDeleted,
    failure: 'The review could not be deleted. Please try again.',
  });
  return (
    <ReviewBody
      {...body}
      author="Your review"
      when={publishedAt ?? submittedAt}
      replier={otherName}
      photos={<ReviewPhotos photos={photos} />}
    >
      {hiddenReason !== null && (
        <Banner look="warn" title="Hidden by Packwright">
          {hiddenReason}
        </Banner>
      )}
      {!publishedAt && (
        <p className="muted note">
          Waiting for {otherName}. They can read it when they have written theirs, or on{' '}
          <DateText when={publishBy} zone="viewer" />.
        </p>
      )}
      {reviews.actions.includes('edit') && (
        <Cluster gap={2}>
          <Button size="sm" variant="line" onClick={onEdit}>
            Edit
          </Button>
          <ConfirmDialog
            title="Delete your review?"
            confirmLabel="Delete"
            busy={busy}
            onConfirm={() => void start(undefined)}
            trigger={
              <Button size="sm" variant="quiet">
                Delete
              </Button>
            }
          >
            You can write another one until reviews close.
          </ConfirmDialog>
        </Cluster>
      )}
    </ReviewBody>
  );
}

interface OtherReviewProps {
  review: OrderReview;
  reviews: OrderReviews;
  onReply: () => void;
}

function OtherReview({ review, reviews: { actions }, onReply }: OtherReviewProps) {
  const { id, publishedAt, submittedAt, photos, authorName, ...body } = review;
  return (
    <ReviewBody
      {...body}
      author={authorName}
      when={publishedAt ?? submittedAt}
      replier="You"
      photos={<ReviewPhotos photos={photos} />}
    >
      <Cluster gap={3}>
        {actions.includes('reply') && (
          <Button size="sm" variant="line" onClick={onReply}>
            Reply
          </Button>
        )}
        {actions.includes('report') && <TextLink to={`/reviews/${id}/report`}>Report</TextLink>}
      </Cluster>
    </ReviewBody>
  );
}
