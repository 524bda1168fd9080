import { Plus } from 'lucide-react';
import { Button, ButtonLink } from '../controls/button.tsx';
import { TextLink } from '../controls/text-link.tsx';
import { Banner } from '../feedback/banner.tsx';
import { Dieline } from '../feedback/dieline.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Loading, SkeletonCard, SkeletonRows, SkeletonText } from '../feedback/skeleton.tsx';
import { toast } from '../feedback/toast.ts';
import { Toast } from '../feedback/toast-stack.tsx';
import { Art } from '../media/art.tsx';
import { Specimen } from './specimen.tsx';

const doNothing = () => {};

/** Toasts, banners, and placeholders for missing content. */
export function FeedbackGallery() {
  return (
    <>
      <Specimen name="Toast" stack note="Top center, 4 seconds, waits while hovered or focused.">
        <Toast
          message={{ id: 1, look: 'success', text: 'File uploaded successfully.' }}
          onClose={doNothing}
        />
        <Toast
          message={{ id: 2, look: 'error', text: 'Session expired. Please sign in again.' }}
          onClose={doNothing}
        />
        <div>
          <Button size="sm" variant="line" onClick={() => toast.success('File uploaded successfully.')}>
            Show success
          </Button>{' '}
          <Button
            size="sm"
            variant="line"
            onClick={() => toast.error('Access denied: Insufficient permissions')}
          >
            Show error
          </Button>
        </div>
      </Specimen>
      <Specimen name="Banner" stack>
        <Banner>An error occurred during login. Please try again.</Banner>
        <Banner look="warn" title="Low Stock Warning" action={<TextLink to="/">View products</TextLink>}>
          3 products are running low on stock.
        </Banner>
        <Banner look="ok" title="Your application is approved">
          Buyers can find you now.
        </Banner>
        <Banner look="info">This is the sample store.</Banner>
      </Specimen>
      <Specimen name="EmptyState" span={4} stack>
        <EmptyState
          level={3}
          title="No products found"
          action={
            <Button size="sm" icon={<Plus aria-hidden />}>
              Add New Product
            </Button>
          }
        >
          Adjust your filters, or fold up your first product.
        </EmptyState>
      </Specimen>
      <Specimen name="EmptyState with a drawing" span={4} stack>
        <EmptyState
          level={3}
          title="No notifications"
          drawing={
            <Art width={220} height={140} spec={{ kind: 'pallet', seed: 'e2', ink: 'ink', ink2: 'brick' }} />
          }
        >
          You're all caught up
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState" span={4} stack>
        <ErrorState level={3} title="Error: Could not fetch blog" onRetry={doNothing}>
          Check your connection, then try again.
        </ErrorState>
      </Specimen>
      <Specimen name="Skeleton" span={4} stack>
        <Loading label="Loading plans...">
          <SkeletonCard />
        </Loading>
      </Specimen>
      <Specimen name="Skeleton: rows, text" span={8} stack>
        <Loading>
          <SkeletonRows rows={3} columns={3} />
          <SkeletonText lines={4} />
        </Loading>
      </Specimen>
      <Specimen name="Not found" span={12} stack>
        <EmptyState
          level={3}
          title="This page does not exist"
          drawing={<Dieline missing size="lg" />}
          action={<ButtonLink to="/">Go Home</ButtonLink>}
        >
          One panel is missing from this box.
        </EmptyState>
      </Specimen>
    </>
  );
}
