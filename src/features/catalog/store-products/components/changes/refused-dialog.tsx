import { Button } from '#ui/controls/button.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { ChangedProduct } from '../../contract/product-changes.ts';

/** A dialog listing the products that were not changed, with the reasons. */
export function RefusedDialog({
  refused,
  onClose,
}: {
  refused: readonly ChangedProduct[];
  onClose: () => void;
}) {
  if (refused.length === 0) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        refused.length === 1 ? '1 product was not changed' : `${refused.length} products were not changed`
      }
      description="The other products were updated. These stay selected so that you can fix them."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <DescriptionList
        items={refused.map(({ title, message }) => ({ term: title || 'Deleted product', detail: message }))}
      />
    </Dialog>
  );
}
