import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { isFor, useBasket, type Wish } from './use-basket.ts';

const viewBasket = { label: 'View basket', to: '/basket' };

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
    else toast.success(kept ? 'Basket updated.' : 'Added to your basket.', viewBasket);
  }
  return { kept, busy, put: putThese };
}

/** What it takes comes with the first thing that is put in. */
async function put(wished: Wish & { quantity: number }): Promise<string | null> {
  const basket = await import('./use-put.ts').catch(() => null);
  return basket ? basket.putIntoBasket(wished) : 'We could not reach your basket. Please try again.';
}
