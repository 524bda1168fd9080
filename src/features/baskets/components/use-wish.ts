import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { useBasket } from './use-basket.ts';

export interface Wish {
  productId: string;
  variantId?: string | null;
  isSample: boolean;
}

/** Whether a line is of the same thing. */
export const isFor = (wish: Wish, line: Wish): boolean =>
  line.productId === wish.productId &&
  (line.variantId ?? null) === (wish.variantId ?? null) &&
  line.isSample === wish.isSample;

/** Puts a product, or a sample of it, into the basket, or changes how much of it is there. */
export function useWish(wish: Wish) {
  const kept = useBasket().find((line) => isFor(wish, line)) ?? null;
  const [busy, setBusy] = useState(false);
  async function putThese(quantity: number): Promise<void> {
    if (busy) return;
    setBusy(true);
    const problem = await put({ ...wish, quantity });
    setBusy(false);
    if (problem) toast.error(problem);
    else toast.success(kept ? 'Basket updated.' : 'Added to your basket.');
  }
  return { kept, busy, put: putThese };
}

/** What it takes comes with the first thing that is put in. */
async function put(wished: Wish & { quantity: number }): Promise<string | null> {
  const basket = await import('./put-into-basket.ts').catch(() => null);
  return basket ? basket.putIntoBasket(wished) : 'We could not reach your basket. Please try again.';
}
