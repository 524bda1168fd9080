import {
  Archive,
  ArchiveRestore,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  PackagePlus,
  Pencil,
  Pin,
  PinOff,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/overlays/menu.tsx';
import { api } from '#web/api.ts';
import { productPagePath } from '#web/sample-view.ts';
import { useAction } from '#web/use-action.ts';
import type { StoreProduct } from '../../contract/store-views.ts';
import styles from './product-actions.module.css';

interface ProductActionsProps {
  product: StoreProduct;
  /** True in the sample store, where nothing is changed on the server. */
  isSample: boolean;
  onDelete: () => void;
  onStock: () => void;
  /** Called once the product is published, unpublished, pinned or unpinned. */
  onChanged: () => void;
  onDuplicate: () => void;
  onArchive: (act: 'archive' | 'restore') => void;
}

/** Actions on one product: view, edit and delete as buttons, the others in a menu; on phones all are in the menu. */
export function ProductActions(props: ProductActionsProps) {
  const { product, isSample, onDelete, onStock, onChanged, onDuplicate, onArchive } = props;
  const { title, id, status, isPublic, isArchived, isPinned } = product;
  const { start: changeStatus } = useAction({
    send: (next: 'active' | 'inactive') => api.listings.setProductStatus({ id, status: next }),
    success: (_, next) =>
      next === 'active' ? 'Published.' : 'Product unpublished. Buyers no longer see it.',
    onSuccess: onChanged,
    failure: 'The change could not be saved. Please try again.',
  });
  const { start: setPin } = useAction({
    send: (next: boolean) => api.listings.setProductPin({ id, isPinned: next }),
    success: (_, next) => (next ? 'Pinned to the top of your storefront.' : 'Unpinned from your storefront.'),
    onSuccess: onChanged,
    failure: 'The change could not be saved. Please try again.',
  });
  const view = productPagePath(product);
  const edit = `/dashboard/products/${id}/edit`;
  return (
    <span className={styles.actions}>
      <span className={styles.atHand}>
        {isPublic ? (
          <Link to={view} title="View" aria-label={`View ${title}`} className={styles.icon}>
            <Eye aria-hidden />
          </Link>
        ) : (
          <span title="Not visible to buyers" className={styles.off}>
            <EyeOff aria-hidden />
            <span className="sr-only">Not visible to buyers</span>
          </span>
        )}
        <Link to={edit} title="Edit" aria-label={`Edit ${title}`} className={styles.icon}>
          <Pencil aria-hidden />
        </Link>
        <IconButton label={`Delete ${title}`} title="Delete" size="sm" onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </span>
      <Menu
        trigger={
          <IconButton label={`More options for ${title}`} title="More options" size="sm">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {isPublic && (
          <MenuLink to={view} icon={<Eye aria-hidden />}>
            View as buyer
          </MenuLink>
        )}
        <MenuLink to={edit} icon={<Pencil aria-hidden />}>
          Edit
        </MenuLink>
        {!isSample && (
          <MenuItem icon={<PackagePlus aria-hidden />} onSelect={onStock}>
            Update stock
          </MenuItem>
        )}
        {!isSample && (
          <MenuItem icon={<Copy aria-hidden />} onSelect={onDuplicate}>
            Duplicate
          </MenuItem>
        )}
        {!isSample && (isPublic || isPinned) && (
          <MenuItem
            icon={isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
            onSelect={() => void setPin(!isPinned)}
          >
            {isPinned ? 'Unpin from storefront' : 'Pin to storefront'}
          </MenuItem>
        )}
        {!isSample && status === 'active' && (
          <MenuItem icon={<EyeOff aria-hidden />} onSelect={() => void changeStatus('inactive')}>
            Unpublish
          </MenuItem>
        )}
        {!isSample && (status === 'inactive' || isArchived) && (
          <MenuItem icon={<Eye aria-hidden />} onSelect={() => void changeStatus('active')}>
            Publish
          </MenuItem>
        )}
        <MenuSeparator />
        {!isSample && (
          <MenuItem
            icon={isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            onSelect={() => onArchive(isArchived ? 'restore' : 'archive')}
          >
            {isArchived ? 'Restore' : 'Archive'}
          </MenuItem>
        )}
        <MenuItem bad icon={<Trash2 aria-hidden />} onSelect={onDelete}>
          Delete
        </MenuItem>
      </Menu>
    </span>
  );
}

interface DeleteDialogProps {
  product: StoreProduct;
  isSample: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** A dialog that asks before a product is deleted. */
export function DeleteDialog({ product, isSample, onClose, onDeleted }: DeleteDialogProps) {
  const { start: remove, busy } = useAction({
    send: async () => {
      if (!isSample) await api.listings.deleteProduct({ id: product.id });
    },
    success: isSample ? 'Product hidden in this sample store. Reload to restore it.' : 'Product deleted.',
    onSuccess: onDeleted,
    failure: 'The product could not be deleted. Please try again.',
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${product.title}”?`}
      confirmLabel="Delete"
      busy={busy}
      busyLabel="Deleting..."
      onConfirm={() => void remove()}
    >
      {isSample
        ? 'This is a sample store. The product is hidden until you reload the page.'
        : 'Buyers will no longer find it. Existing orders and inquiries are not affected.'}
    </ConfirmDialog>
  );
}
