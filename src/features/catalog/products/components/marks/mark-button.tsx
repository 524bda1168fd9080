import clsx from 'clsx';
import type { ReactNode } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { type KeptList, toggleKept, useKept } from '#web/kept-list.ts';
import styles from './mark-button.module.css';

interface MarkButtonProps {
  list: KeptList;
  id: string;
  /** What the button does and to what: `Keep Kraft mailer as a favourite`. */
  label: string;
  /** Said on the button itself; without it there is only the icon. */
  words?: { on: string; off: string };
  /** Said where the list is full. */
  full: string;
  children: ReactNode;
}

/** Puts a thing into one of the person's lists, or takes it out. */
export function MarkButton({ list, id, label, words, full, children }: MarkButtonProps) {
  const isIn = useKept(list).includes(id);
  const toggle = (): void => {
    const outcome = toggleKept(list, id);
    if (outcome === 'full') toast.error(full);
    if (outcome === 'refused')
      toast.error('Your browser keeps nothing for this site, so it cannot keep this.');
  };
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={label}
      title={words ? undefined : label}
      onClick={toggle}
      className={clsx(styles.mark, words && styles.worded)}
    >
      {children}
      {words && <span aria-hidden>{isIn ? words.on : words.off}</span>}
    </button>
  );
}
