import { Link } from 'react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import styles from './no-results.module.css';

/** Shown when search is unavailable: lists what still works. */
export function SearchDown({ tiles }: { tiles: readonly { id: string; name: string }[] }) {
  return (
    <div role="alert">
      <EmptyState title="Search is temporarily unavailable" level={2}>
        You can still browse the categories below. Please try again in a minute.
      </EmptyState>
      <Stack as="nav" gap={3} justify="center" aria-label="Categories" className={styles.near}>
        <Cluster as="ul" gap={2} align="stretch" justify="center">
          {tiles.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/categories/${id}`} className={styles.category}>
                {name}
              </Link>
            </li>
          ))}
        </Cluster>
      </Stack>
    </div>
  );
}
