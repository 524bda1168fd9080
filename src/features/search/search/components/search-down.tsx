import { Link } from 'react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import styles from './no-results.module.css';

/** Shown when search is unavailable: lists what still works. */
export function SearchDown({ tiles }: { tiles: readonly { id: string; name: string }[] }) {
  return (
    <div role="alert">
      <EmptyState title="Search does not answer right now" level={2}>
        We are on it. Categories, products and suppliers are all there: browse them below, or try again in a
        minute.
      </EmptyState>
      <nav aria-label="Categories" className={styles.near}>
        <ul className={styles.categories}>
          {tiles.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/categories/${id}`} className={styles.category}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
