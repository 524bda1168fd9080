import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { currentSession } from '#web/session.ts';
import { keepAnswer, keepLines, keptLines, useBasket } from './use-basket.ts';

interface Wish {
  productId: string;
  isSample: boolean;
}

const isFor = (wish: Wish, line: Wish): boolean =>
  line.productId === wish.productId && line.isSample === wish.isSample;

/** Puts a product, or a sample of it, into the basket, or changes how much of it is there. */
export function useWish(wish: Wish) {
  const kept = useBasket().find((line) => isFor(wish, line)) ?? null;
  const [busy, setBusy] = useState(false);
  async function put(quantity: number): Promise<void> {
    if (busy) return;
    setBusy(true);
    const problem = await putIntoBasket({ ...wish, quantity });
    setBusy(false);
    if (problem) toast.error(problem);
    else toast.success(kept ? 'Basket updated.' : 'Added to your basket.');
  }
  return { kept, busy, put };
}

const tryAgain = 'We could not reach your basket. Please try again.';

/** What went wrong, or null. What it takes to speak to the server is loaded with the first line. */
export async function putIntoBasket({
  quantity,
  ...wish
}: Wish & { quantity: number }): Promise<string | null> {
  const there = keptLines().find((line) => isFor(wish, line));
  if (!currentSession()) {
    const others = keptLines().filter((line) => line !== there);
    return keepLines([...others, { id: null, ...wish, quantity }])
      ? null
      : 'Your browser keeps nothing for this site, so it cannot keep a basket. Sign in, and we keep it.';
  }
  try {
    const { api } = await import('#web/api.ts');
    const { data } = await (there?.id
      ? api.baskets.changeLine({ id: there.id, quantity })
      : api.baskets.addLine({ ...wish, quantity }));
    keepAnswer(data.basket);
    return null;
  } catch (error) {
    const { problemOf } = await import('#web/problem.ts');
    return problemOf(error).message ?? tryAgain;
  }
}
