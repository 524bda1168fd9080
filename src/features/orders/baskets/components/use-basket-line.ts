import { toast } from '#ui/feedback/toast.ts';
import { useLazyCall } from '#web/use-lazy-call.ts';
import { isSameProduct, type ProductChoice, useBasket } from './use-basket.ts';

const viewBasket = { label: 'View basket', to: '/basket' };

/** Returns the basket line of a product or its sample, and a function that sets its quantity. */
export function useBasketLine(product: ProductChoice) {
  const line = useBasket().find((stored) => isSameProduct(product, stored)) ?? null;
  const { start: put, busy } = useLazyCall(async (quantity: number) => {
    const problem = await putLazily({ ...product, quantity });
    if (problem) toast.error(problem);
    else toast.success(line ? 'Basket updated.' : 'Added to basket.', viewBasket);
  });
  return { line, busy, put };
}

/** Loads the code that changes the basket with the first change. */
async function putLazily(line: ProductChoice & { quantity: number }): Promise<string | null> {
  const changes = await import('./use-basket-changes.ts').catch(() => null);
  return changes ? changes.putIntoBasket(line) : 'Your basket could not be updated. Please try again.';
}
