import type { RequestChange } from '../contract.ts';
import styles from './change-list.module.css';

/** The changes of a request: each field with its former and its present text. */
export function ChangeList({ changes }: { changes: readonly RequestChange[] }) {
  if (changes.length === 0) return <p className="muted small">Only the order of entries changed.</p>;
  return (
    <ul className={styles.list}>
      {changes.map(({ subject, field, before, after }, index) => (
        <li key={index} className="small break-words">
          <span className="muted">
            {subject && `${subject} · `}
            {field}
          </span>
          <p>
            {before !== null && (
              <del className={styles.before}>
                <span className="sr-only">Before: </span>
                {before}
              </del>
            )}
            {before !== null && after !== null && <span aria-hidden="true"> → </span>}
            {after !== null && (
              <ins className={styles.after}>
                <span className="sr-only">Now: </span>
                {after}
              </ins>
            )}
            {after === null && <span className="muted"> removed</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
