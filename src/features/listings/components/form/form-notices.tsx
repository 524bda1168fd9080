import type { Draft } from '#features/product-drafts/components/use-draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { formatDate } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import type { Problem } from '#web/problem.ts';

interface NoticesProps {
  /** When the copy that stands in the form was typed. */
  keptAt: string | null;
  problem: Problem | null;
  onStartAfresh: () => void;
}

/** Above the form: where what stands in it comes from, and what went wrong. */
export function FormNotices({ keptAt, problem, onStartAfresh }: NoticesProps) {
  const limit =
    problem?.reason === 'product_limit' ? <TextLink to="/membership">Compare plans</TextLink> : undefined;
  return (
    <>
      {keptAt && (
        <Banner
          look="info"
          title={`Here is what you typed on ${formatDate(keptAt, 'numeric')}`}
          action={
            <Button variant="quiet" size="sm" onClick={onStartAfresh}>
              Start afresh
            </Button>
          }
        >
          It was not saved yet.
        </Banner>
      )}
      {problem && (
        <Banner look="bad" action={limit}>
          {problem.message ??
            'The product could not be saved. What you typed is still here; please try again.'}
        </Banner>
      )}
    </>
  );
}

/** Two places wrote one draft: says so, and lets the person decide. */
export function DraftConflict({ draft, onShowTheirs }: { draft: Draft; onShowTheirs: () => void }) {
  if (draft.stage === 'gone')
    return (
      <Banner
        look="warn"
        title="This draft is no longer there"
        action={
          <Button variant="line" size="sm" onClick={() => void draft.keepMine()}>
            Keep as a new draft
          </Button>
        }
      >
        It was published or discarded in another place. What you typed is still here.
      </Banner>
    );
  if (draft.stage !== 'changed') return null;
  return (
    <Banner
      look="warn"
      title="This draft was changed on another device"
      action={
        <>
          <Button variant="line" size="sm" onClick={onShowTheirs}>
            Show that version
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void draft.keepMine()}>
            Keep what is here
          </Button>
        </>
      }
    >
      You or a colleague saved it meanwhile. What you typed is still here, and not saved until you choose.
    </Banner>
  );
}
