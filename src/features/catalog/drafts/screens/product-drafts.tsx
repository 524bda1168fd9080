import { PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Art } from '#ui/media/art.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { useAction } from '#web/use-action.ts';
import { AddProductLink } from '../components/add-product-link.tsx';
import { ProductTabs } from '../components/product-tabs.tsx';
import { deleteLocalCopy } from '../components/use-local-form-copy.ts';
import type { DraftRow } from '../contract.ts';
import type { Route } from './+types/product-drafts.ts';
import styles from './product-drafts.module.css';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'Drafts', description: 'Unfinished products and unsaved changes.' });

const none: DraftRow[] = [];

export async function clientLoader() {
  const isSample = isSampleView();
  try {
    const { data } = await api.productDrafts.listDrafts();
    return { drafts: data.drafts, isSample, unfinished: false };
  } catch (error) {
    if (toProblem(error).reason !== 'registration_unfinished') throw error;
    return { drafts: none, isSample, unfinished: true };
  }
}

export function HydrateFallback() {
  return (
    <Loading label="Loading your drafts">
      <Stack>
        <PageHead title="Drafts" />
        <Card flush>
          <SkeletonRows rows={4} columns={4} />
        </Card>
      </Stack>
    </Loading>
  );
}

export default function ProductDraftsScreen({ loaderData }: Route.ComponentProps) {
  const { drafts, isSample, unfinished } = loaderData;
  const [discarding, setDiscarding] = useState<DraftRow | null>(null);
  const { revalidate } = useRevalidator();
  const renderDiscard = (draft: DraftRow) => (
    <IconButton
      label={`Discard ${draftTitle(draft)}`}
      title="Discard"
      size="sm"
      onClick={() => setDiscarding(draft)}
    >
      <Trash2 aria-hidden />
    </IconButton>
  );
  return (
    <>
      <PageHead
        title="Drafts"
        lead="Unfinished products and unsaved changes. Anyone on your team can continue them."
        actions={!unfinished && <AddProductLink />}
      />
      <Stack>
        <ProductTabs current="drafts" drafts={drafts.length} />
        <Card flush>
          {drafts.length > 0 ? (
            <Table
              caption="Drafts"
              columns={columnsFor(isSample)}
              rows={drafts}
              rowKey={({ id }) => id}
              rowName={draftTitle}
              {...(!isSample && { rowMenu: renderDiscard })}
            />
          ) : (
            <NoDrafts unfinished={unfinished} />
          )}
        </Card>
      </Stack>
      {discarding && (
        <DiscardDialog
          draft={discarding}
          onClose={() => setDiscarding(null)}
          onDone={() => {
            setDiscarding(null);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

const NoDrafts = ({ unfinished }: { unfinished: boolean }) =>
  unfinished ? (
    <EmptyState
      title="Finish your registration first"
      action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
    >
      Finish it to add products. Unfinished products appear here.
    </EmptyState>
  ) : (
    <EmptyState title="No drafts" action={<AddProductLink />}>
      Start a product and finish it later, on any device.
    </EmptyState>
  );

const draftUrl = ({ id, isChange }: DraftRow): string =>
  isChange ? `/dashboard/products/${id}/edit` : `/dashboard/add-product?draft=${id}`;
const draftTitle = ({ title }: DraftRow): string => title || 'Untitled product';

const columnsFor = (isSample: boolean): TableColumn<DraftRow>[] => [
  {
    key: 'title',
    header: 'Product',
    phone: 'lead',
    cell: (draft) => (
      <TableName
        name={draftTitle(draft)}
        note={draft.category ?? 'No category yet'}
        {...(!isSample && { to: draftUrl(draft) })}
        picture={<Picture {...draft} />}
      />
    ),
  },
  {
    key: 'missing',
    header: 'Still needed',
    phone: 'note',
    cell: ({ isChange, missing, savedAt }) => (
      <Stack as="span" gap={0.5} justify="start" className="muted pretty">
        <Missing isChange={isChange} missing={missing} />
        <span className={styles.onPhone}>
          Saved <RelativeTime when={savedAt} />
        </span>
      </Stack>
    ),
  },
  {
    key: 'saved',
    header: 'Saved',
    phone: 'hide',
    cell: ({ savedAt, savedBy }) => (
      <span className={`muted ${styles.saved}`}>
        <RelativeTime when={savedAt} />
        {savedBy && <span className="faint">by {savedBy}</span>}
      </span>
    ),
  },
];

/** Labels for the fields that a draft still lacks. */
function Missing({ isChange, missing }: Pick<DraftRow, 'isChange' | 'missing'>) {
  if (isChange) return <StatusChip status="neutral">Unsaved changes</StatusChip>;
  if (missing.length === 0) return <StatusChip status="ok">Ready to publish</StatusChip>;
  return (
    <span>
      <span className={styles.onPhone}>Still needed: </span>
      {formatMissing(missing)}
    </span>
  );
}

function Picture({ imageUrl, pack }: DraftRow) {
  if (imageUrl)
    return <img src={imageUrl} alt="" width={48} height={44} loading="lazy" className={styles.photo} />;
  return pack ? (
    <Art spec={pack} width={48} height={44} pad={2} />
  ) : (
    <PenLine aria-hidden data-picture className={styles.blank} />
  );
}

/** `Price and lead time`, `Category, title and 3 more`. */
function formatMissing(missing: DraftRow['missing']): string {
  const shown: string[] = missing.length > 4 ? missing.slice(0, 3) : [...missing];
  const last = missing.length > 4 ? `${missing.length - 3} more` : shown.pop();
  const words = shown.length > 0 ? `${shown.join(', ')} and ${last}` : (last ?? '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface DiscardDialogProps {
  draft: DraftRow;
  onClose: () => void;
  onDone: () => void;
}

function DiscardDialog({ draft, onClose, onDone }: DiscardDialogProps) {
  const { start: discard, busy } = useAction({
    send: async () => {
      try {
        await api.productDrafts.discardDraft({ id: draft.id });
        deleteLocalCopy(draft.id);
        return { isFirst: true };
      } catch (error) {
        // Someone else discarded it first, so it is gone as intended.
        if (toProblem(error).code === 'not_found') return { isFirst: false };
        throw error;
      }
    },
    success: ({ isFirst }) => {
      if (!isFirst) return undefined;
      return draft.isChange ? 'Changes discarded.' : 'Draft discarded.';
    },
    onSuccess: onDone,
    failure: 'The draft could not be discarded. Please try again.',
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        draft.isChange ? `Discard the changes to “${draftTitle(draft)}”?` : `Discard “${draftTitle(draft)}”?`
      }
      confirmLabel="Discard"
      busy={busy}
      busyLabel="Discarding..."
      onConfirm={() => void discard()}
    >
      This deletes the draft and its uploads for everyone on your team.
      {draft.isChange && ' The product itself does not change.'}
    </ConfirmDialog>
  );
}
