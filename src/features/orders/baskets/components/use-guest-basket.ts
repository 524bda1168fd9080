import { api } from '#web/api.ts';
import type { Basket } from '../contract.ts';
import { guestLines } from './use-basket.ts';
import { storeServerBasket } from './use-basket-changes.ts';

/** Merges the lines of a guest into the account's basket and returns all of it. Repeating it changes nothing. */
export async function mergeGuestBasket(): Promise<Basket> {
  const lines = guestLines().map(({ id: _, ...line }) => line);
  const { data } = await (lines.length > 0 ? api.baskets.mergeBasket({ lines }) : api.baskets.getBasket());
  storeServerBasket(data.basket);
  return data.basket;
}
