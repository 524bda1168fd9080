import { Archive, ArchiveRestore, Clock, Ellipsis, PackagePlus, Percent, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import { BulkBar } from '#ui/tables/bulk-bar.tsx';
import { type NumberChange, NumberChangeDialog } from './number-change-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import type { useProductChanges } from './use-product-changes.ts';

/** A bar with the bulk actions for all selected products. */
export function ProductBulkBar({ changes }: { changes: ReturnType<typeof useProductChanges> }) {
  const { chosen, chosenIds, options, busy, apply, refused, forget, setSelected } = changes;
  const [figure, setFigure] = useState<NumberChange | null>(null);
  const [deleting, setDeleting] = useState(false);
  const inArchive = chosen.some(({ isArchived }) => isArchived);
  const count = chosen.length;
  return (
    <>
      <BulkBar count={count} noun={['product', 'products']} onClear={() => setSelected(new Set())}>
        <Button size="sm" variant="line" disabled={busy} onClick={() => void apply({ act: 'activate' })}>
          Activate
        </Button>
        {!inArchive && (
          <Button size="sm" variant="line" disabled={busy} onClick={() => void apply({ act: 'deactivate' })}>
            Deactivate
          </Button>
        )}
        <Menu
          side="top"
          trigger={
            <IconButton label="Bulk actions" size="sm" look="paper">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<Percent aria-hidden />} onSelect={() => setFigure('price')}>
            Change prices
          </MenuItem>
          <MenuItem icon={<Clock aria-hidden />} onSelect={() => setFigure('lead_time')}>
            Change lead time
          </MenuItem>
          <MenuItem icon={<PackagePlus aria-hidden />} onSelect={() => setFigure('stock')}>
            Update stock
          </MenuItem>
          <MenuSeparator />
          {inArchive ? (
            <MenuItem icon={<ArchiveRestore aria-hidden />} onSelect={() => void apply({ act: 'restore' })}>
              Restore
            </MenuItem>
          ) : (
            <MenuItem icon={<Archive aria-hidden />} onSelect={() => void apply({ act: 'archive' })}>
              Archive
            </MenuItem>
          )}
          <MenuItem bad icon={<Trash2 aria-hidden />} onSelect={() => setDeleting(true)}>
            Delete
          </MenuItem>
        </Menu>
      </BulkBar>
      {figure && (
        <NumberChangeDialog act={figure} ids={chosenIds} options={options} onClose={() => setFigure(null)} />
      )}
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={count === 1 ? 'Delete this product?' : `Delete ${count} products?`}
        confirmLabel="Delete"
        busy={busy}
        busyLabel="Deleting..."
        onConfirm={() => void apply({ act: 'delete' }).then(() => setDeleting(false))}
      >
        Buyers will no longer find {count === 1 ? 'it' : 'them'}. Orders and inquiries that name{' '}
        {count === 1 ? 'it' : 'them'} stay as they are. To keep {count === 1 ? 'it' : 'them'} out of sight and
        bring {count === 1 ? 'it' : 'them'} back later, archive instead.
      </ConfirmDialog>
      <RefusedDialog refused={refused} onClose={forget} />
    </>
  );
}
