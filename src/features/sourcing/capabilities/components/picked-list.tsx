import { X } from 'lucide-react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import styles from './picked-list.module.css';

interface PickedListProps {
  label: string;
  items: readonly { value: string; label: string; note?: string }[];
  disabled: boolean;
  onRemove: (value: string) => void;
}

/** The options picked with the field above, each with a button that removes it. */
export function PickedList({ label, items, disabled, onRemove }: PickedListProps) {
  if (items.length === 0) return null;
  return (
    <Cluster as="ul" gap={2} aria-label={label} className={styles.list}>
      {items.map(({ value, label: name, note }) => (
        <li key={value} className={styles.item}>
          <span className={styles.name}>
            {note && <span className="muted">{note} › </span>}
            {name}
          </span>
          {!disabled && (
            <IconButton label={`Remove ${name}`} size="sm" onClick={() => onRemove(value)}>
              <X aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </Cluster>
  );
}
