import type { ReactNode } from 'react';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FilteredList } from '#ui/navigation/filtered-list.tsx';
import { type CustomerPrice, type CustomerPriceState, customerPriceStates } from '../contract.ts';
import { PriceRows } from './price-rows.tsx';

const stateLabels: Record<CustomerPriceState, string> = { current: 'Current', ended: 'Ended' };

/** Returns the page of the list that a URL asks for. */
export function queryOf(url: string): { state?: CustomerPriceState; cursor?: string } {
  const query = new URL(url).searchParams;
  const state = customerPriceStates.find((known) => known === query.get('state'));
  const cursor = query.get('cursor');
  return { ...(state && { state }), ...(cursor && { cursor }) };
}

interface PriceListProps {
  prices: readonly CustomerPrice[];
  nextCursor: string | null;
  state?: CustomerPriceState;
  cursor?: string;
  side: 'buyer' | 'supplier';
  sample?: boolean;
  path: string;
  /** Shown if there are no prices at all. */
  empty: ReactNode;
}

/** The customer prices of a side, filtered by their state. */
export const PriceList = ({ prices, side, sample, empty, ...list }: PriceListProps) => (
  <FilteredList noun="Prices" labels={stateLabels} isEmpty={prices.length === 0} empty={empty} {...list}>
    <PriceRows prices={prices} side={side} sample={sample} />
  </FilteredList>
);

export const PriceListSkeleton = () => (
  <Loading>
    <Card as="div" flush>
      <SkeletonRows rows={4} columns={2} />
    </Card>
  </Loading>
);
