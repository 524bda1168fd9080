import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';

/** A placeholder in the shape of the list while it loads. */
export function NotificationSkeleton() {
  return (
    <>
      <PageHead title="Notifications" lead="Updates on your inquiries, orders and products." />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={6} columns={1} />
        </Card>
      </Loading>
    </>
  );
}
