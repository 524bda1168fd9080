import clsx from 'clsx';
import type { ReactNode } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { type SavedList, toggleSaved, useSavedIds } from '#web/saved-list.ts';
import styles from './list-toggle-button.module.css';

interface ListToggleButtonProps {
  list: SavedList;
  id: string;
  /** Accessible name with the action and the item: `Favorite: Kraft mailer`. */
  label: string;
  /** Visible beginning of the label; without it the button shows only its icon. */
  word?: string | false | undefined;
  /** With a border, as the buttons beside it. */
  framed?: boolean | undefined;
  /** Message if the list is full. */
  full: string;
  children: ReactNode;
}

/** A button that adds an item to a list in the browser, or removes it. */
export function ListToggleButton({ list, id, label, word, framed, full, children }: ListToggleButtonProps) {
  const isIn = useSavedIds(list).includes(id);
  const toggle = (): void => {
    const outcome = toggleSaved(list, id);
    if (outcome === 'full') toast.error(full);
    if (outcome === 'refused')
      toast.error('Your browser does not store data for this site. Allow it to save products.');
  };
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={label}
      title={word ? undefined : label}
      onClick={toggle}
      className={clsx(styles.mark, word && styles.worded, framed && styles.framed)}
    >
      {children}
      {word}
    </button>
  );
}
