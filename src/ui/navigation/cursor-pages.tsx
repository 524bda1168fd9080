import clsx from 'clsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import styles from './cursor-pages.module.css';

interface CursorPagesProps {
  /** Address of the list from its beginning, with its filters: `/suppliers?country=IN`. */
  path: string;
  /** The list is shown from its beginning. */
  isFirst: boolean;
  /** Where the next page begins; null: this is the last one. */
  nextCursor: string | null;
  /** What the next page holds, e.g. `Earlier requests`. */
  moreLabel?: string;
  className?: string;
}

/** Links to the first and to the next page of a list that is not counted; nothing where all of it is shown. */
export function CursorPages(props: CursorPagesProps) {
  const { path, isFirst, nextCursor, moreLabel = 'Next page', className } = props;
  if (isFirst && !nextCursor) return null;
  const [place, filters] = path.split('?');
  return (
    <nav aria-label="Pages" className={clsx(styles.pages, className)}>
      {!isFirst && (
        <ButtonLink variant="line" to={path}>
          First page
        </ButtonLink>
      )}
      {nextCursor && (
        <ButtonLink
          variant="line"
          to={`${place}?${new URLSearchParams([...new URLSearchParams(filters), ['cursor', nextCursor]])}`}
        >
          {moreLabel}
        </ButtonLink>
      )}
    </nav>
  );
}
