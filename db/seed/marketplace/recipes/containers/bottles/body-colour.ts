import type { PackMaterial } from '../../../types.ts';

/** Colour of the drawn body. */
export function bodyMaterial(colour: string): PackMaterial {
  if (/amber|brown|gold/i.test(colour)) return 'amber';
  if (/black/i.test(colour)) return 'black';
  if (/clear|tint|light blue|light yellow|flint/i.test(colour)) return 'pet';
  if (/blue|green|red|yellow|gray/i.test(colour)) return 'printed';
  return 'hdpe';
}
