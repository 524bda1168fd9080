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
              Changes from <DateText when={keptAt} format="numeric" zone="viewer" /> not saved yet
            </>
          }
          action={
            <Button variant="quiet" size="sm" onClick={onDiscard}>
              Discard changes
            </Button>
          }
        >
          {by ? `${by} made the last changes.` : 'You made the last changes.'} Buyers see the last published
          version until you save.
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
    title="This product was updated in the meantime"
    action={
      <>
        <Button variant="line" size="sm" onClick={onDiscard}>
          Show latest version
        </Button>
        <Button variant="quiet" size="sm" onClick={onGoOn}>
          Keep my changes
        </Button>
      </>
    }
  >
    You or a teammate saved the product after you started these changes. Saving now would overwrite that
    version.
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
        title="These changes have already been saved or discarded"
        action={
          <>
            <Button variant="line" size="sm" onClick={onShowTheirs}>
              Show saved product
            </Button>
            <Button variant="quiet" size="sm" onClick={() => void draft.overwrite()}>
              Keep my changes
            </Button>
          </>
        }
      >
        Your changes are still here, but not saved.
      </Banner>
    );
  if (draft.stage === 'gone')
    return (
      <Banner
        look="warn"
        title="This draft no longer exists"
        action={
          <Button variant="line" size="sm" onClick={() => void draft.overwrite()}>
            Keep as a new draft
          </Button>
        }
      >
        It has been published or discarded. Your text is still here.
      </Banner>
    );
  if (draft.stage !== 'changed') return null;
  return (
    <Banner
      look="warn"
      title={
        ofProduct
          ? 'These changes were updated on another device'
          : 'This draft was updated on another device'
      }
      action={
        <>
          <Button variant="line" size="sm" onClick={onShowTheirs}>
            Show other version
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void draft.overwrite()}>
            Keep my changes
          </Button>
        </>
      }
    >
      You or a teammate saved a newer version. Your changes are still here, but not saved.
    </Banner>
  );
}
