import type { Draft, Leaf } from '../recipes/recipe.ts';
import { FITTING_CODES, LEAF_CODES } from './hs-table.ts';

// biome-ignore format: a table
const BY_RESIN: Record<string, string> = { PET: '390761', rPET: '390761', HDPE: '390120', LDPE: '390110', LLDPE: '390140', mLLDPE: '390140', 'PP homopolymer': '390210', 'PP copolymer': '390230', PS: '390319', HIPS: '390319', EPS: '390311', PVC: '390422', PETG: '390769', PA6: '390810', EVOH: '390530', PLA: '390770', PBAT: '390799', PHA: '390799' };

/** Where neither the taxonomy nor the table of fitting codes names one. */
// biome-ignore format: a table
const BY_RECIPE: Record<string, string> = { dunnage: '392690', adhesive_ink: '350699', pharma_film: '392190', cold_chain: '392310', paperboard: '481092', paper_roll: '480439' };

/** HS 2022, six digits: the taxonomy's own code where it fits what the product is made of. */
export function hsCodeOf(leaf: Leaf, { values, stream }: Pick<Draft, 'values' | 'stream'>): string {
  const own = LEAF_CODES[leaf.id];
  if (own !== undefined) return own;
  if (leaf.recipe === 'resin') return BY_RESIN[String(values.resin)] ?? '390690';
  const table = FITTING_CODES[leaf.recipe];
  const fitting = table?.[String(values.material ?? values.resin)] ?? table?.[stream] ?? table?.['*'];
  if (fitting === undefined) return leaf.hsCode ?? BY_RECIPE[leaf.recipe] ?? '392690';
  return leaf.hsCode !== null && fitting.includes(leaf.hsCode) ? leaf.hsCode : fitting.slice(0, 6);
}
