import { useEffect, useState } from 'react';
import type { ProductTrend } from '#features/analytics/insights/contract.ts';
import { api } from '#web/api.ts';

const noTrends: ReadonlyMap<string, ProductTrend> = new Map();

/** Returns recent views and sales of the products by id; empty until they are known, and for roles without insights. */
export function useProductTrends(productIds: readonly string[]): ReadonlyMap<string, ProductTrend> {
  const [trends, setTrends] = useState(noTrends);
  const products = productIds.join();
  useEffect(() => {
    if (!products) return;
    let isCurrent = true;
    void api.insights.store.productTrends({ products }).then(
      ({ data }) => isCurrent && setTrends(new Map(data.trends.map((trend) => [trend.id, trend]))),
      // The list works without trends.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [products]);
  return trends;
}
