import { formatCount } from '#lib/formats.ts';

/** Returns the unit in the grammatical number of a quantity: `piece`, `pieces`, `kg`. */
export const unitText = (quantity: number, unit: string): string =>
  quantity === 1 || unit === 'kg' ? unit : `${unit}s`;

/** Returns a quantity with its unit, joined by a non-breaking space: `5,000 pieces`. */
export const quantityText = (quantity: number, unit: string): string =>
  `${formatCount(quantity)}\u00a0${unitText(quantity, unit)}`;
