import { Ellipsis, Eye, EyeOff, PackagePlus, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/overlays/menu.tsx';
import type { StoreProduct } from '../../contract/product-views.ts';
import styles from './product-actions.module.css';

export interface ProductActionsProps {
  product: StoreProduct;
  /** The sample store changes nothing on the server. */
  isSample: boolean;
  onDelete: () => void;
  onStock: () => void;
  onStatus: (status: 'active' | 'inactive') => void;
}

/** What can be done with one product: view, edit and delete at hand, the rest in a menu; on phones all of it. */
export function ProductActions({ product, isSample, onDelete, onStock, onStatus }: ProductActionsProps) {
  const { title, slug, id, status, isPublic } = product;
  const view = `/products/${slug}`;
  const edit = `/dashboard/products/${id}/edit`;
  return (
    <span className={styles.actions}>
      <span className={styles.atHand}>
        {isPublic ? (
          <Link to={view} title="View" aria-label={`View ${title}`} className={styles.icon}>
            <Eye aria-hidden />
          </Link>
        ) : (
          <span title="Buyers cannot see it" className={styles.off}>
            <EyeOff aria-hidden />
            <span className="sr-only">Buyers cannot see it</span>
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
            View
          </MenuLink>
        )}
        <MenuLink to={edit} icon={<Pencil aria-hidden />}>
          Edit
        </MenuLink>
        {!isSample && (
          <MenuItem icon={<PackagePlus aria-hidden />} onSelect={onStock}>
            Set stock
          </MenuItem>
        )}
        {!isSample && status === 'active' && (
          <MenuItem icon={<EyeOff aria-hidden />} onSelect={() => onStatus('inactive')}>
            Take down
          </MenuItem>
        )}
        {!isSample && status === 'inactive' && (
          <MenuItem icon={<Eye aria-hidden />} onSelect={() => onStatus('active')}>
            Publish
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem bad icon={<Trash2 aria-hidden />} onSelect={onDelete}>
          Delete
        </MenuItem>
      </Menu>
    </span>
  );
}
