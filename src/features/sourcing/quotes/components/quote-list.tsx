import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { type QuoteRow, type QuoteState, quoteStates } from '../contract.ts';
import { QuoteRows } from './quote-rows.tsx';
import { quoteStateLabels } from './quote-state.tsx';

/** Returns the page of a list that a URL asks for. */
export function queryOf(url: string): { state?: QuoteState; cursor?: string } {
  const query = new URL(url).searchParams;
  const state = quoteStates.find((known) => known === query.get('state'));
  const cursor = query.get('cursor');
  return { ...(state && { state }), ...(cursor && { cursor }) };
}

interface QuoteListProps {
  quotes: readonly QuoteRow[];
  nextCursor: string | null;
  state?: QuoteState;
  cursor?: string;
  side: 'buyer' | 'supplier';
  path: string;
  /** Shown if there are no quotes at all. */
  empty: ReactNode;
}

/** The quotes of a side, filtered by their state. */
export function QuoteList({ quotes, nextCursor, state, cursor, side, path, empty }: QuoteListProps) {
  const address = state ? `${path}?state=${state}` : path;
  return (
    <Stack>
      <TabLinks
        label="Filter quotes"
        items={[
          { label: 'All', to: path, current: !state },
          ...quoteStates.map((value) => ({
            label: quoteStateLabels[value],
            to: `${path}?state=${value}`,
            current: value === state,
          })),
        ]}
      />
      <Card as="div" flush>
        {quotes.length > 0 && <QuoteRows quotes={quotes} side={side} />}
        {quotes.length === 0 && !state && empty}
        {quotes.length === 0 && state && (
          <EmptyState
            title={`No ${quoteStateLabels[state].toLowerCase()} quotes`}
            action={
              <ButtonLink variant="line" to={path}>
                Show all
              </ButtonLink>
            }
          />
        )}
      </Card>
      <CursorPages path={address} isFirst={!cursor} nextCursor={nextCursor} />
    </Stack>
  );
}

export const QuoteListSkeleton = () => (
  <Loading>
    <Card as="div" flush>
      <SkeletonRows rows={5} columns={2} />
    </Card>
  </Loading>
);
