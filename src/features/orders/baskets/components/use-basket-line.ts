import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { isSameProduct, type ProductChoice, useBasket } from './use-basket.ts';

const viewBasket = { label: 'View basket', to: '/basket' };

/**
 * Returns the basket line of a product or its sample, and a function that sets its quantity. It does without
 * `useAction`, which would exceed the script budget of the product page.
 */
export function useBasketLine(product: ProductChoice) {
  const line = useBasket().find((stored) => isSameProduct(product, stored)) ?? null;
  const [busy, setBusy] = useState(false);
  async function put(quantity: number): Promise<void> {
    if (busy) return;
    setBusy(true);
    const problem = await putLazily({ ...product, quantity });
    setBusy(false);
    if (problem) toast.error(problem);
    else toast.success(line ? 'Basket updated.' : 'Added to your basket.', viewBasket);
  }
  return { line, busy, put };
}

/** Loads the code that changes the basket with the first change. */
async function putLazily(line: ProductChoice & { quantity: number }): Promise<string | null> {
  const changes = await import('./use-basket-changes.ts').catch(() => null);
  return changes ? changes.putIntoBasket(line) : 'We could not reach your basket. Please try again.';
}
