import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import styles from './filtered-list.module.css';

interface FilteredListProps {
  /** Accessible name of the list, e.g. `Courses`. */
  label: string;
  path: string;
  /** Filters of the URL, carried over from page to page. */
  chosen: Record<string, string>;
  /** Two fields to filter the list. */
  fields: ReactNode;
  /** The list, or what is shown when nothing matches. */
  children: ReactNode;
  isFirst: boolean;
  nextCursor: string | null;
  moreLabel: string;
}

/** A list with filters and pages that also works without scripts. */
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
  const carriedOver = new URLSearchParams(chosen);
  return (
    <>
      <Grid
        as="form"
        rowGap={3}
        columns={2}
        align="end"
        method="get"
        role="search"
        aria-label={label}
        className={styles.filter}
        key={JSON.stringify(chosen)}
      >
        {fields}
        <Button type="submit" variant="line" className={styles.show}>
          Apply
        </Button>
      </Grid>
      {children}
      <CursorPages
        path={`${path}?${carriedOver}`}
        isFirst={isFirst}
        nextCursor={nextCursor}
        moreLabel={moreLabel}
      />
    </>
  );
}
