import { currentSession } from '#web/session.ts';
import type { Basket } from '../contract.ts';
import {
  basketChanged,
  basketKey,
  isSameProduct,
  maxStoredLines,
  type ProductChoice,
  type StoredBasket,
  type StoredLine,
  storedLines,
} from './use-basket.ts';

const noStorage = 'Your browser blocks storage for this site. Sign in to use a basket.';

type ChosenLine = ProductChoice & { quantity: number };

/** Adds several products; of one that is in the basket already, the larger quantity is used. Returns an error message or null. */
export async function putAllIntoBasket(lines: readonly ChosenLine[]): Promise<string | null> {
  if (!currentSession()) {
    const others = storedLines().filter((stored) => !lines.some((line) => isSameProduct(line, stored)));
    const added = lines.map((line) => ({ id: null, ...line }));
    return storeGuestLines([...others, ...added]) ? null : noStorage;
  }
  return changeServerBasket(({ baskets }) => baskets.mergeBasket({ lines: [...lines] }));
}

/** Sets the quantity of a product in the basket. Returns an error message or null. */
export async function putIntoBasket(line: ChosenLine): Promise<string | null> {
  const before = storedLines().find((stored) => isSameProduct(line, stored));
  if (!currentSession()) {
    const others = storedLines().filter((stored) => stored !== before);
    return storeGuestLines([...others, { id: null, ...line }]) ? null : noStorage;
  }
  const { quantity } = line;
  const id = before?.id;
  return changeServerBasket(({ baskets }) =>
    id ? baskets.changeLine({ id, quantity }) : baskets.addLine(line),
  );
}

type Api = typeof import('#web/api.ts')['api'];

/** Loads the API client with the first change, which keeps it out of the start of public pages. */
async function changeServerBasket(
  change: (api: Api) => Promise<{ data: { basket: Basket } }>,
): Promise<string | null> {
  try {
    const { api } = await import('#web/api.ts');
    const { data } = await change(api);
    storeServerBasket(data.basket);
    return null;
  } catch (error) {
    const { toProblem } = await import('#web/problem.ts');
    return toProblem(error).message ?? 'Your basket could not be loaded. Please try again.';
  }
}

/** Stores the basket of a guest. Returns false if the browser stores nothing. */
export const storeGuestLines = (lines: readonly StoredLine[]): boolean =>
  save({ owner: null, lines: lines.slice(0, maxStoredLines) });

/** Stores a copy of the account's basket on the server. */
export function storeServerBasket({ groups }: Pick<Basket, 'groups'>): void {
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

function save(basket: StoredBasket): boolean {
  const raw = JSON.stringify(basket);
  try {
    localStorage.setItem(basketKey, raw);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(basketChanged));
  return true;
}
