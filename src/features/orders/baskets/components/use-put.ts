import { currentSession } from '#web/session.ts';
import type { Basket } from '../contract.ts';
import {
  basketChanged,
  basketKey,
  isFor,
  type KeptBasket,
  type KeptLine,
  keptLines,
  maxBasketLines,
  type Wish,
} from './use-basket.ts';

const keepsNothing =
  'Your browser keeps nothing for this site, so it cannot keep a basket. Sign in, and we keep it.';
const tryAgain = 'We could not reach your basket. Please try again.';

type Wished = Wish & { quantity: number };

/** Puts several products in at once; of one that is there already the larger quantity stays. What went wrong, or null. */
export async function putAllIntoBasket(wishes: readonly Wished[]): Promise<string | null> {
  if (!currentSession()) {
    const others = keptLines().filter((line) => !wishes.some((wish) => isFor(wish, line)));
    const added = wishes.map((wish) => ({ id: null, ...wish }));
    return keepLines([...others, ...added]) ? null : keepsNothing;
  }
  try {
    const { api } = await import('#web/api.ts');
    const { data } = await api.baskets.mergeBasket({ lines: [...wishes] });
    keepAnswer(data.basket);
    return null;
  } catch (error) {
    const { toProblem: problemOf } = await import('#web/problem.ts');
    return problemOf(error).message ?? tryAgain;
  }
}

/** What went wrong, or null. What it takes to speak to the server is loaded with the first line. */
export async function putIntoBasket({ quantity, ...wish }: Wished): Promise<string | null> {
  const there = keptLines().find((line) => isFor(wish, line));
  if (!currentSession()) {
    const others = keptLines().filter((line) => line !== there);
    return keepLines([...others, { id: null, ...wish, quantity }]) ? null : keepsNothing;
  }
  try {
    const { api } = await import('#web/api.ts');
    const { data } = await (there?.id
      ? api.baskets.changeLine({ id: there.id, quantity })
      : api.baskets.addLine({ ...wish, quantity }));
    keepAnswer(data.basket);
    return null;
  } catch (error) {
    const { toProblem: problemOf } = await import('#web/problem.ts');
    return problemOf(error).message ?? tryAgain;
  }
}

/** A visitor's basket, changed; false where the browser keeps nothing. */
export const keepLines = (lines: readonly KeptLine[]): boolean =>
  save({ owner: null, lines: lines.slice(0, maxBasketLines) });

/** The account's basket as the server has just told it. */
export function keepAnswer({ groups }: Pick<Basket, 'groups'>): void {
  const lines = groups.flatMap((group) =>
    group.lines.map(({ id, productId, variantId, quantity, isSample }) => ({
      id,
      productId,
      variantId,
      quantity,
      isSample,
    })),
  );
  save({ owner: currentSession()?.user.id ?? null, lines });
}

function save(basket: KeptBasket): boolean {
  const raw = JSON.stringify(basket);
  try {
    localStorage.setItem(basketKey, raw);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(basketChanged));
  return true;
}
