import { useEffect, useRef } from 'react';
import type { Pin } from '../../contract.ts';
import styles from './pin-marks.module.css';

interface PinMarksProps {
  /** All pins of the version; their numbers count across its pages. */
  pins: readonly Pin[];
  page: number;
  /** Index of the pin that was selected in the list. */
  selected: number | null;
}

/** Renders the numbered pins of a page and scrolls to the selected one. */
export function PinMarks({ pins, page, selected }: PinMarksProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (selected !== null) mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  return pins.map(
    (pin, index) =>
      pin.page === page && (
        <span
          key={index}
          ref={index === selected ? mark : undefined}
          aria-hidden="true"
          data-selected={index === selected || undefined}
          className={`num ${styles.pin}`}
          style={{ insetInlineStart: `${pin.x}%`, top: `${pin.y}%` }}
        >
          {index + 1}
        </span>
      ),
  );
}
