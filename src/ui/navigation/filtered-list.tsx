import type { ReactNode } from 'react';
import { ButtonLink } from '../controls/button.tsx';
import { SearchBox } from '../controls/search-box.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Card } from '../layout/card.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { CursorPages } from './cursor-pages.tsx';
import styles from './filtered-list.module.css';
import { TabLinks } from './tab-links.tsx';

interface FilteredListProps<State extends string> {
  /** Plural noun: `Requests`. */
  noun: string;
  /** Path of the list without filters. */
  path: string;
  /** Labels of the states that the list can be filtered by. */
  labels: Readonly<Partial<Record<State, string>>>;
  state?: State;
  /** Numbers on the tabs of some states. */
  counts?: Readonly<Partial<Record<State, number>>>;
  /** The text of the search in the URL (`?q=`), with its placeholder; without it, the list has no search. */
  search?: { q: string; placeholder: string };
  cursor?: string | null;
  nextCursor: string | null;
  isEmpty: boolean;
  /** Shown if there is nothing in any state. */
  empty: ReactNode;
  children: ReactNode;
}

/** A list in pages, filtered by a state in the URL (`?state=`). */
export function FilteredList<State extends string>(props: FilteredListProps<State>) {
  const { noun, path, labels, state, counts, search, cursor, nextCursor, isEmpty, empty, children } = props;
  const nouns = noun.toLowerCase();
  const countOn = (value: string): number => counts?.[value as State] ?? 0;
  return (
    <Stack className={styles.list}>
      <Cluster gap={3} justify="between">
        <TabLinks
          label={`Filter ${nouns}`}
          items={[
            { label: 'All', to: pathTo(path, { q: search?.q }), current: !state },
            ...Object.entries<string | undefined>(labels).map(([value, label]) => ({
              label,
              to: pathTo(path, { state: value, q: search?.q }),
              current: value === state,
              ...(countOn(value) > 0 && { count: countOn(value) }),
            })),
          ]}
        />
        {search && (
          <SearchBox
            key={search.q}
            label={`Search ${nouns}`}
            action={path}
            placeholder={search.placeholder}
            look="stage"
            size="sm"
            className={styles.search}
            maxLength={100}
            autoComplete="off"
            defaultValue={search.q}
            extra={state && <input type="hidden" name="state" value={state} />}
          />
        )}
      </Cluster>
      <Card as="div" flush>
        {!isEmpty && children}
        {isEmpty && !state && !search?.q && empty}
        {isEmpty && (state || search?.q) && (
          <EmptyState
            title={
              search?.q ? `No ${nouns} match “${search.q}”` : `No ${nouns} in “${state && labels[state]}”`
            }
            action={
              <ButtonLink variant="line" to={path}>
                {search?.q ? 'Clear search' : 'Show all'}
              </ButtonLink>
            }
          />
        )}
      </Card>
      <CursorPages path={pathTo(path, { state, q: search?.q })} isFirst={!cursor} nextCursor={nextCursor} />
    </Stack>
  );
}

/** Returns the path of a list with its filters; empty ones are left out. */
function pathTo(path: string, filters: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
