import { api } from '#web/api.ts';
import type { Basket } from '../contract.ts';
import { visitorLines } from './use-basket.ts';
import { keepAnswer } from './use-put.ts';

/** Takes the visitor's lines into the account's basket and answers the whole of it. Doing it twice changes nothing. */
export async function takeOver(): Promise<Basket> {
  const lines = visitorLines().map(({ productId, variantId = null, quantity, isSample }) => ({
    productId,
    variantId,
    quantity,
    isSample,
  }));
  const { data } = await (lines.length > 0 ? api.baskets.mergeBasket({ lines }) : api.baskets.getBasket());
  keepAnswer(data.basket);
  return data.basket;
}
