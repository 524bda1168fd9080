import { useRef, useState } from 'react';
import { homeMarket } from '#lib/market.ts';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import type { Basket, BasketLine } from '../contract.ts';
import { type KeptLine, keptLines, visitorLines } from './use-basket.ts';
import { keepAnswer, keepLines } from './use-put.ts';
import { takeOver } from './use-take-over.ts';

const nothing: Basket = {
  groups: [],
  lineCount: 0,
  subtotalMinor: 0,
  currency: homeMarket.currency,
  hasProblems: false,
  dropped: 0,
  pricedAt: '',
};

/** The basket of whoever is here, at today's prices: the account's, or what the browser keeps for a visitor. */
export async function loadBasket(): Promise<Basket> {
  if (currentSession()) {
    if (visitorLines().length > 0) return takeOver();
    const { data } = await api.baskets.getBasket();
    keepAnswer(data.basket);
    return data.basket;
  }
  const lines = keptLines().map(({ productId, variantId = null, quantity, isSample }) => ({
    productId,
    variantId,
    quantity,
    isSample,
  }));
  if (lines.length === 0) return nothing;
  const { data } = await api.baskets.priceBasket({ lines });
  // What is gone for good is not carried along.
  if (data.basket.dropped > 0) keepVisitor(data.basket);
  return data.basket;
}

function keepVisitor({ groups }: Basket): void {
  keepLines(
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

/** The basket on the screen: changed at once on the server, and shown as it answers. */
export function useBasketScreen(loaded: Basket) {
  const [state, setState] = useState({ loaded, basket: loaded });
  const [pending, setPending] = useState(0);
  const latest = useRef(0);
  if (state.loaded !== loaded) setState({ loaded, basket: loaded });

  /** 0 takes the line out. */
  async function change(line: BasketLine, quantity: number): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    setPending((count) => count + 1);
    try {
      const basket = await send(line, quantity);
      // Of answers that overtake each other the last question's counts.
      if (turn === latest.current) setState((before) => ({ ...before, basket }));
    } catch (error) {
      toast.error(toProblem(error).message ?? 'We could not change your basket. Please try again.');
    }
    setPending((count) => count - 1);
  }
  return { basket: state.basket, busy: pending > 0, change };
}

async function send({ id, productId, variantId, isSample }: BasketLine, quantity: number): Promise<Basket> {
  if (id !== null) {
    const { data } = await (quantity === 0
      ? api.baskets.removeLine({ id })
      : api.baskets.changeLine({ id, quantity }));
    keepAnswer(data.basket);
    return data.basket;
  }
  const isIt = (line: KeptLine): boolean =>
    line.productId === productId && (line.variantId ?? null) === variantId && line.isSample === isSample;
  keepLines(
    keptLines().flatMap((line) => {
      if (!isIt(line)) return [line];
      return quantity === 0 ? [] : [{ ...line, quantity }];
    }),
  );
  return loadBasket();
}
