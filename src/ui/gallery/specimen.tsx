import type { CSSProperties, ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import styles from './specimen.module.css';

interface SpecimenProps {
  name: string;
  /** Hints on trying it: hover, keyboard, narrow window. */
  note?: ReactNode;
  span?: 3 | 4 | 6 | 8 | 12;
  /** Stacks the children instead of wrapping them in a row. */
  stack?: boolean;
  flush?: boolean;
  children: ReactNode;
}

/** A component of the gallery on its card. */
export function Specimen({ name, note, span = 6, stack = false, flush = false, children }: SpecimenProps) {
  return (
    <Card
      title={name}
      level={3}
      flush={flush}
      className={styles.specimen}
      style={{ '--span': span } as CSSProperties}
    >
      {flush ? children : <div className={stack ? styles.stack : styles.row}>{children}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </Card>
  );
}
