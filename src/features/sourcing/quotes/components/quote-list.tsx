import type { ReactNode } from 'react';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FilteredList } from '#ui/navigation/filtered-list.tsx';
import { type QuoteRow, type QuoteView, quoteViews } from '../contract/quote-rows.ts';
import { QuoteRows } from './quote-rows.tsx';
import { quoteViewLabels } from './quote-state.tsx';

/** Returns the page of a list that a URL asks for. */
export function queryOf(url: string): { state?: QuoteView; q?: string; cursor?: string } {
  const query = new URL(url).searchParams;
  const state = quoteViews.find((known) => known === query.get('state'));
  const q = query.get('q')?.trim().slice(0, 100);
  const cursor = query.get('cursor');
  return { ...(state && { state }), ...(q && { q }), ...(cursor && { cursor }) };
}

interface QuoteListProps {
  quotes: readonly QuoteRow[];
  nextCursor: string | null;
  counts: Readonly<Record<'action' | 'open', number>>;
  state?: QuoteView;
  q?: string;
  cursor?: string;
  side: 'buyer' | 'supplier';
  path: string;
  /** Shown if there are no quotes at all. */
  empty: ReactNode;
}

/** The quotes of a side, filtered by their state and a search. */
export function QuoteList(props: QuoteListProps) {
  const { quotes, nextCursor, counts, state, q = '', cursor, side, path, empty } = props;
  return (
    <FilteredList
      noun="Quotes"
      path={path}
      labels={quoteViewLabels}
      state={state}
      counts={counts}
      search={{
        q,
        placeholder: `Search title, number or ${side === 'buyer' ? 'supplier' : 'buyer'}`,
      }}
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
