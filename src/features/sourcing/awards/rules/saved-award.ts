import * as z from 'zod/mini';
import type { Slot } from './selection.ts';

const award = z.object({
  /** Value of the selected offer by the key of its quantity. */
  selected: z.record(z.string(), z.string()),
  reason: z.string(),
  purchaseOrderNumber: z.string(),
  isComplete: z.boolean(),
  tellDistance: z.boolean(),
});
export type SavedAward = z.infer<typeof award>;

/** An award in which nothing is selected. */
export const emptyAward: SavedAward = {
  selected: {},
  reason: '',
  purchaseOrderNumber: '',
  isComplete: true,
  tellDistance: false,
};

/** Returns a stored award without offers that are gone; an empty one if none was stored in this shape. */
export function readAward(stored: unknown, slots: readonly Slot[]): SavedAward {
  const { success, data } = award.safeParse(stored);
  if (!success) return emptyAward;
  const selected = slots.flatMap(({ key, offers }): [string, string][] => {
    const value = data.selected[key];
    return value !== undefined && offers.some((offer) => offer.value === value) ? [[key, value]] : [];
  });
  return { ...data, selected: Object.fromEntries(selected) };
}
