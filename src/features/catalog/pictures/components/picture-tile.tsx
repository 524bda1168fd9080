import clsx from 'clsx';
import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import { mediaUrl } from '#features/files/files/rules.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Split } from '#ui/layout/layout.tsx';
import type { FormPicture } from '../rules/form-picture.ts';
import styles from './picture-tile.module.css';

interface PictureTileProps {
  picture: FormPicture;
  /** Position, counted from 0. */
  position: number;
  count: number;
  isDragged: boolean;
  /** Props of the button that moves it. */
  handle: ButtonHTMLAttributes<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: () => void;
}

/** A picture of a product with its drag handle and its actions. */
export function PictureTile({
  picture,
  position,
  count,
  isDragged,
  handle,
  onEdit,
  onRemove,
}: PictureTileProps) {
  const name = position === 0 ? 'the cover' : `picture ${position + 1}`;
  return (
    <li data-place={position} className={clsx(styles.tile, isDragged && styles.dragged)}>
      <div className={styles.stage}>
        <img src={mediaUrl(picture.id, 320)} alt={picture.alt} draggable={false} className={styles.photo} />
        {position === 0 && <span className={styles.cover}>Cover</span>}
      </div>
      <Split gap={0.5} columns="32px 1fr auto auto" align="center" className={styles.bar}>
        <button
          type="button"
          className={`faint ${styles.handle}`}
          aria-label={`Move ${name}, ${position + 1} of ${count}`}
          {...handle}
        >
          <GripVertical aria-hidden />
        </button>
        <span className={clsx('muted note truncate', !picture.alt && styles.missing)}>
          {picture.alt || 'No alt text'}
        </span>
        <IconButton label={`Crop and describe ${name}`} size="sm" onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </Split>
    </li>
  );
}
