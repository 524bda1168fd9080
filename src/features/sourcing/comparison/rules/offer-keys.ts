import type { Quote } from '#features/sourcing/quotes/contract.ts';
import type { ComparedGroup } from '../contract.ts';

/** Returns the key of a quantity in a group of a comparison. */
export const slotKey = ({ requestLine }: Pick<ComparedGroup, 'requestLine'>, quantity: number): string =>
  `${requestLine ?? 'other'} ${quantity}`;

/** Returns the value of a quoted line, by which it is selected. */
export const offerValue = (quote: Pick<Quote, 'id'>, quoteLine: number): string => `${quote.id} ${quoteLine}`;
