import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../controls/button.tsx';
import { SearchBox } from '../controls/search-box.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Select } from '../fields/choices/select.tsx';
import { Card } from '../layout/card.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { CursorPages } from './cursor-pages.tsx';
import styles from './filtered-list.module.css';
import { TabLinks } from './tab-links.tsx';

interface SortOptions {
  value: string;
  labels: Readonly<Record<string, string>>;
}

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
  /** The order of the list in the URL (`?sort=`), with the labels of all orders; the first one is the default. */
  sort?: SortOptions;
  cursor?: string | null;
  nextCursor: string | null;
  isEmpty: boolean;
  /** Shown if there is nothing in any state. */
  empty: ReactNode;
  children: ReactNode;
}

/** A list in pages, filtered by a state in the URL (`?state=`). */
export function FilteredList<State extends string>(props: FilteredListProps<State>) {
  const { noun, path, labels, state, counts, search, sort, cursor, nextCursor, isEmpty, empty, children } =
    props;
  const nouns = noun.toLowerCase();
  const countOn = (value: string): number => counts?.[value as State] ?? 0;
  const filters = { q: search?.q, sort: sort && sortInUrl(sort) };
  return (
    <Stack className={styles.list}>
      <Cluster gap={3} justify="between">
        <TabLinks
          label={`Filter ${nouns}`}
          items={[
            { label: 'All', to: pathTo(path, filters), current: !state },
            ...Object.entries<string | undefined>(labels).map(([value, label]) => ({
              label,
              to: pathTo(path, { state: value, ...filters }),
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
            extra={
              <>
                {state && <input type="hidden" name="state" value={state} />}
                {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
              </>
            }
          />
        )}
        {sort && (
          <SortSelect
            {...sort}
            nouns={nouns}
            pathFor={(next) => pathTo(path, { state, ...filters, sort: next })}
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
      <CursorPages path={pathTo(path, { state, ...filters })} isFirst={!cursor} nextCursor={nextCursor} />
    </Stack>
  );
}

/** Returns the order as the URL states it; the default is left out. */
const sortInUrl = ({ value, labels }: SortOptions): string | undefined =>
  value === Object.keys(labels)[0] ? undefined : value;

interface SortSelectProps extends SortOptions {
  nouns: string;
  /** Returns the path of the first page in an order. */
  pathFor: (sort: string | undefined) => string;
}

function SortSelect({ value, labels, nouns, pathFor }: SortSelectProps) {
  const navigate = useNavigate();
  return (
    <Select
      size="sm"
      aria-label={`Sort ${nouns}`}
      value={value}
      options={Object.entries(labels).map(([option, label]) => ({ value: option, label }))}
      onChange={({ target }) => void navigate(pathFor(sortInUrl({ value: target.value, labels })))}
    />
  );
}

/** Returns the path of a list with its filters; empty ones are left out. */
function pathTo(path: string, filters: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
