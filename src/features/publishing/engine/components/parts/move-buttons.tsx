import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { toProblem } from '#web/problem.ts';
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
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const run = async (direction: 'up' | 'down'): Promise<void> => {
    setBusy(true);
    try {
      await onMove(direction);
      await revalidate();
    } catch (error) {
      toast.error(toProblem(error).message ?? 'This could not be moved. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className={styles.buttons}>
      <IconButton
        label={`Move ${name} up`}
        size="sm"
        disabled={busy || isFirst}
        onClick={() => void run('up')}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        size="sm"
        disabled={busy || isLast}
        onClick={() => void run('down')}
      >
        <ArrowDown aria-hidden />
      </IconButton>
    </span>
  );
}
