import type { Draft } from '#features/catalog/drafts/components/use-draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import type { Action } from '#web/use-action.ts';

interface FormNoticesProps {
  /** Time of the unsaved changes in the form (ISO 8601). */
  keptAt?: string | null;
  /** Name of the user who made them; null for the current user. */
  by?: string | null;
  problem: Action<unknown>['problem'];
  onDiscard: () => void;
}

/** Notices above the form: unsaved changes that were restored, and problems. */
export function FormNotices({ keptAt, by, problem, onDiscard }: FormNoticesProps) {
  const limit =
    problem?.reason === 'product_limit' ? <TextLink to="/membership">Compare plans</TextLink> : undefined;
  return (
    <>
      {keptAt && (
        <Banner
          look="info"
          title={
            <>
              Changes from <DateText when={keptAt} format="numeric" zone="viewer" /> that are not saved
            </>
          }
          action={
            <Button variant="quiet" size="sm" onClick={onDiscard}>
              Discard changes
            </Button>
          }
        >
          {by ? `${by} typed them last.` : 'You typed them last.'} Buyers see the product as it was until you
          save.
        </Banner>
      )}
      {problem && (
        <Banner look="bad" action={limit}>
          {problem.message}
        </Banner>
      )}
    </>
  );
}

/** A warning that the product has changed since these changes were started. */
export const ProductChangedNotice = ({
  onGoOn,
  onDiscard,
}: {
  onGoOn: () => void;
  onDiscard: () => void;
}) => (
  <Banner
    look="warn"
    title="The product was changed meanwhile"
    action={
      <>
        <Button variant="line" size="sm" onClick={onDiscard}>
          Show it as it is now
        </Button>
        <Button variant="quiet" size="sm" onClick={onGoOn}>
          Keep what is here
        </Button>
      </>
    }
  >
    You or a colleague saved it after these changes were begun. Saving what is here would undo that.
  </Banner>
);

interface DraftConflictProps {
  draft: Draft;
  /** True if the draft holds changes to a product. */
  ofProduct: boolean;
  onShowTheirs: () => void;
}

/** A notice that a draft was changed in two places, with the options to resolve it. */
export function DraftConflict({ draft, ofProduct, onShowTheirs }: DraftConflictProps) {
  if (draft.stage === 'gone' && ofProduct)
    return (
      <Banner
        look="warn"
        title="These changes were saved or discarded in another place"
        action={
          <>
            <Button variant="line" size="sm" onClick={onShowTheirs}>
              Show the product
            </Button>
            <Button variant="quiet" size="sm" onClick={() => void draft.overwrite()}>
              Keep what is here
            </Button>
          </>
        }
      >
        What you typed is still here, and not saved until you choose.
      </Banner>
    );
  if (draft.stage === 'gone')
    return (
      <Banner
        look="warn"
        title="This draft is no longer there"
        action={
          <Button variant="line" size="sm" onClick={() => void draft.overwrite()}>
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
      title={
        ofProduct
          ? 'These changes were continued on another device'
          : 'This draft was changed on another device'
      }
      action={
        <>
          <Button variant="line" size="sm" onClick={onShowTheirs}>
            Show that version
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void draft.overwrite()}>
            Keep what is here
          </Button>
        </>
      }
    >
      You or a colleague saved it meanwhile. What you typed is still here, and not saved until you choose.
    </Banner>
  );
}
