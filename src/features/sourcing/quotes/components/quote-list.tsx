import type { ReactNode } from 'react';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FilteredList } from '#ui/navigation/filtered-list.tsx';
import { type QuoteRow, type QuoteState, quoteStates } from '../contract/quote-rows.ts';
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
  return (
    <FilteredList
      noun="Quotes"
      path={path}
      labels={quoteStateLabels}
      state={state}
      cursor={cursor}
      nextCursor={nextCursor}
      isEmpty={quotes.length === 0}
      empty={empty}
    >
      <QuoteRows quotes={quotes} side={side} />
    </FilteredList>
  );
}

export const QuoteListSkeleton = () => (
  <Loading>
    <Card as="div" flush>
      <SkeletonRows rows={5} columns={2} />
    </Card>
  </Loading>
);
