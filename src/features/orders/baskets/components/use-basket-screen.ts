import { useRef, useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import type { Basket, BasketLine } from '../contract.ts';
import { guestLines, isSameProduct, storedLines } from './use-basket.ts';
import { storeGuestLines, storeServerBasket } from './use-basket-changes.ts';
import { mergeGuestBasket } from './use-guest-basket.ts';

const emptyBasket: Basket = {
  groups: [],
  lineCount: 0,
  totals: [],
  hasProblems: false,
  dropped: 0,
  pricedAt: '',
};

/** Returns the basket of the current user at today's prices: the account's, or that of a guest in browser storage. */
export async function loadBasket(): Promise<Basket> {
  if (currentSession()) {
    if (guestLines().length > 0) return mergeGuestBasket();
    const { data } = await api.baskets.getBasket();
    storeServerBasket(data.basket);
    return data.basket;
  }
  const lines = storedLines().map(({ id: _, ...line }) => line);
  if (lines.length === 0) return emptyBasket;
  const { data } = await api.baskets.priceBasket({ lines });
  if (data.basket.dropped > 0) storeOrderable(data.basket);
  return data.basket;
}

/** Stores the basket of a guest without products that no longer exist. */
function storeOrderable({ groups }: Basket): void {
  storeGuestLines(
    groups.flatMap(({ lines }) =>
      lines.map(({ productId, variantId, quantity, isSample }) => ({
        id: null,
        productId,
        variantId,
        quantity,
        isSample,
      })),
    ),
  );
}

/** Returns the basket on the screen and a function that changes the quantity of a line; 0 removes it. */
export function useBasketScreen(loaded: Basket) {
  const [state, setState] = useState({ loaded, basket: loaded });
  const [pending, setPending] = useState(0);
  const latestChange = useRef(0);
  if (state.loaded !== loaded) setState({ loaded, basket: loaded });

  // Not an action of useAction: changes of several lines run at the same time.
  async function change(line: BasketLine, quantity: number): Promise<void> {
    latestChange.current += 1;
    const own = latestChange.current;
    setPending((count) => count + 1);
    try {
      const basket = await sendChange(line, quantity);
      // Responses can arrive out of order: only the one to the latest change is shown.
      if (own === latestChange.current) setState((before) => ({ ...before, basket }));
    } catch (error) {
      toast.error(toProblem(error).message ?? 'Your basket could not be updated. Please try again.');
    }
    setPending((count) => count - 1);
  }
  return { basket: state.basket, busy: pending > 0, change };
}

async function sendChange(line: BasketLine, quantity: number): Promise<Basket> {
  const { id } = line;
  if (id !== null) {
    const { data } = await (quantity === 0
      ? api.baskets.removeLine({ id })
      : api.baskets.changeLine({ id, quantity }));
    storeServerBasket(data.basket);
    return data.basket;
  }
  storeGuestLines(
    storedLines().flatMap((stored) => {
      if (!isSameProduct(line, stored)) return [stored];
      return quantity === 0 ? [] : [{ ...stored, quantity }];
    }),
  );
  return loadBasket();
}
