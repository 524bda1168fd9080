import clsx from 'clsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import styles from './cursor-pages.module.css';

interface CursorPagesProps {
  /** URL of the first page of the list, with its filters: `/suppliers?country=IN`. */
  path: string;
  /** True on the first page. */
  isFirst: boolean;
  /** Cursor of the next page; null on the last one. */
  nextCursor: string | null;
  /** Label of the link to the next page, such as `Earlier requests`. */
  moreLabel?: string;
  className?: string;
}

/** Links to the first and the next page of a list without a total; nothing if all of it is shown. */
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
