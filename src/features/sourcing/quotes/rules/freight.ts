import type { Quote } from '../contract.ts';

/** How far the seller pays the freight. */
type Freight = 'excluded' | 'to-port' | 'delivered';

/** Returns how far the seller pays the freight under an Incoterm. */
export function freightOf(incoterm: Quote['incoterm']): Freight {
  if (incoterm.startsWith('E') || incoterm.startsWith('F')) return 'excluded';
  return incoterm === 'CFR' || incoterm === 'CIF' ? 'to-port' : 'delivered';
}
