import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useAction } from '#web/use-action.ts';
import styles from './move-buttons.module.css';

interface MoveButtonsProps {
  /** Name of the entry, for screen readers. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: 'up' | 'down') => Promise<unknown>;
}

/** Buttons that move an entry up or down by one position in a list that editors order by hand. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const { revalidate } = useRevalidator();
  const { start, busy } = useAction({
    send: onMove,
    failure: 'This could not be moved. Please try again.',
    onSuccess: revalidate,
  });
  return (
    <span className={styles.buttons}>
      <IconButton
        label={`Move ${name} up`}
        size="sm"
        disabled={busy || isFirst}
        onClick={() => void start('up')}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        size="sm"
        disabled={busy || isLast}
        onClick={() => void start('down')}
      >
        <ArrowDown aria-hidden />
      </IconButton>
    </span>
  );
}
