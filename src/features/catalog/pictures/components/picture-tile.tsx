import clsx from 'clsx';
import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { mediaUrl } from '#features/files/files/rules.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import type { FormPicture } from '../rules/form-picture.ts';
import styles from './picture-tile.module.css';

interface PictureTileProps {
  picture: FormPicture;
  /** Counted from 0. */
  place: number;
  of: number;
  isDragged: boolean;
  /** What makes the handle move it. */
  handle: ButtonHTMLAttributes<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: () => void;
}

/** One picture of a product with its handle, and what can be done with it. */
export function PictureTile({ picture, place, of, isDragged, handle, onEdit, onRemove }: PictureTileProps) {
  const name = place === 0 ? 'the cover' : `picture ${place + 1}`;
  return (
    <li data-place={place} className={clsx(styles.tile, isDragged && styles.dragged)}>
      <div className={styles.stage}>
        <img src={mediaUrl(picture.id, 320)} alt={picture.alt} draggable={false} className={styles.photo} />
        {place === 0 && <span className={styles.cover}>Cover</span>}
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.handle}
          aria-label={`Move ${name}, ${place + 1} of ${of}`}
          {...handle}
        >
          <GripVertical aria-hidden />
        </button>
        <span className={clsx(styles.alt, !picture.alt && styles.missing)}>
          {picture.alt || 'Not described'}
        </span>
        <IconButton label={`Crop and describe ${name}`} size="sm" onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
