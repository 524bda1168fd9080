import type { Quote } from '#features/sourcing/quotes/contract.ts';

type AgreedTerms = Pick<Quote, 'incoterm' | 'place'>;

/** Incoterms under which the supplier delivers to a place, instead of paying the freight to it. */
const isDelivered = ({ incoterm }: AgreedTerms): boolean => incoterm.startsWith('D');

/** Returns who moves the goods of an order: `EXW Pune: you collect the goods there.` */
export function handoverText({ incoterm, place }: AgreedTerms): string {
  const terms = `${incoterm} ${place}`;
  if (incoterm === 'EXW') return `${terms}: you collect the goods there.`;
  if (incoterm.startsWith('F')) return `${terms}: you arrange the freight from there.`;
  if (incoterm.startsWith('C')) return `${terms}: the supplier pays the freight to there.`;
  return `${terms}: the supplier delivers the goods there.`;
}

/** Returns what the address of orders means: the destination only if the supplier of each order delivers. */
export function addressText(quotes: readonly AgreedTerms[], address: string): string {
  if (quotes.every(isDelivered)) return `Delivered to ${address}.`;
  return `Address on the ${quotes.length === 1 ? 'order' : 'orders'}: ${address}.`;
}
