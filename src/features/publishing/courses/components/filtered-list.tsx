import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import styles from './filtered-list.module.css';

interface FilteredListProps {
  /** What is listed, for those who hear the page: `Courses`. */
  label: string;
  path: string;
  /** What the address asks for; it is kept from page to page. */
  chosen: Record<string, string>;
  /** Two choices to narrow the list by. */
  fields: ReactNode;
  /** The list, or what stands where nothing matches. */
  children: ReactNode;
  isFirst: boolean;
  nextCursor: string | null;
  moreLabel: string;
}

/** A list to be narrowed and leafed through, without scripts too. */
export function FilteredList({
  label,
  path,
  chosen,
  fields,
  children,
  isFirst,
  nextCursor,
  moreLabel,
}: FilteredListProps) {
  const kept = new URLSearchParams(chosen);
  return (
    <>
      <form
        method="get"
        role="search"
        aria-label={label}
        className={styles.filter}
        key={JSON.stringify(chosen)}
      >
        {fields}
        <Button type="submit" variant="line" className={styles.show}>
          Show
        </Button>
      </form>
      {children}
      <CursorPages path={`${path}?${kept}`} isFirst={isFirst} nextCursor={nextCursor} moreLabel={moreLabel} />
    </>
  );
}
