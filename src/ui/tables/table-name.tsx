import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './table-name.module.css';

interface TableNameProps {
  /** Small picture on a stage: an Art or an img. */
  picture?: ReactNode;
  name: ReactNode;
  /** Line below the name: a number or a category. */
  note?: ReactNode;
  to?: string;
}

/** The first cell of a row: picture, name, and a line below. */
export function TableName({ picture, name, note, to }: TableNameProps) {
  return (
    <div className={styles.name}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <span className={styles.words}>
        {to ? (
          <Link to={to} className={styles.title}>
            {name}
          </Link>
        ) : (
          <span className={styles.title}>{name}</span>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </div>
  );
}
