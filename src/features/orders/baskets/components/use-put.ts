import { currentSession } from '#web/session.ts';
import { isFor, keepAnswer, keepLines, keptLines, type Wish } from './use-basket.ts';

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
    const { problemOf } = await import('#web/problem.ts');
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
    const { problemOf } = await import('#web/problem.ts');
    return problemOf(error).message ?? tryAgain;
  }
}
