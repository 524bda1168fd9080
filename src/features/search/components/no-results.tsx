import { Link } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import styles from './no-results.module.css';

interface NoResultsProps {
  q: string;
  /** The text with its typing errors corrected. */
  spelling: string | null;
  categories: readonly { id: string; name: string }[];
  /** Address of a search for a text, in the same tab. */
  href: (q: string) => string;
}

/** Nothing was found: another spelling, categories that may be meant, or ask suppliers instead. */
export function NoResults({ q, spelling, categories, href }: NoResultsProps) {
  return (
    <div>
      <EmptyState
        title={`Nothing found for “${q}”`}
        level={2}
        action={<ButtonLink to="/#requirement">Post a requirement</ButtonLink>}
      >
        {spelling ? (
          <>
            Did you mean{' '}
            <Link to={href(spelling)} className={styles.spelling}>
              {spelling}
            </Link>
            ? Otherwise try
          </>
        ) : (
          'Try'
        )}{' '}
        fewer or more general words, or tell suppliers what you need.
      </EmptyState>
      {categories.length > 0 && (
        <nav aria-labelledby="near-categories" className={styles.near}>
          <h3 id="near-categories">Categories that may fit</h3>
          <ul className={styles.categories}>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/categories/${id}`} className={styles.category}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
