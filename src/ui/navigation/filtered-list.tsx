import type { ReactNode } from 'react';
import { ButtonLink } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Card } from '../layout/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { CursorPages } from './cursor-pages.tsx';
import { TabLinks } from './tab-links.tsx';

interface FilteredListProps<State extends string> {
  /** Plural noun: `Requests`. */
  noun: string;
  /** Path of the list without filters. */
  path: string;
  /** Labels of the states that the list can be filtered by. */
  labels: Readonly<Record<State, string>>;
  state?: State;
  cursor?: string | null;
  nextCursor: string | null;
  isEmpty: boolean;
  /** Shown if there is nothing in any state. */
  empty: ReactNode;
  children: ReactNode;
}

/** A list in pages, filtered by a state in the URL (`?state=`). */
export function FilteredList<State extends string>(props: FilteredListProps<State>) {
  const { noun, path, labels, state, cursor, nextCursor, isEmpty, empty, children } = props;
  return (
    <Stack>
      <TabLinks
        label={`Filter ${noun.toLowerCase()}`}
        items={[
          { label: 'All', to: path, current: !state },
          ...Object.entries<string>(labels).map(([value, label]) => ({
            label,
            to: `${path}?state=${value}`,
            current: value === state,
          })),
        ]}
      />
      <Card as="div" flush>
        {!isEmpty && children}
        {isEmpty && !state && empty}
        {isEmpty && state && (
          <EmptyState
            title={`No ${noun.toLowerCase()} in “${labels[state]}”`}
            action={
              <ButtonLink variant="line" to={path}>
                Show all
              </ButtonLink>
            }
          />
        )}
      </Card>
      <CursorPages path={state ? `${path}?state=${state}` : path} isFirst={!cursor} nextCursor={nextCursor} />
    </Stack>
  );
}
