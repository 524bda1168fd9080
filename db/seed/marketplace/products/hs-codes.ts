import type { Leaf } from '../recipes/recipe.ts';

/** HS 2022 for leaves the taxonomy leaves open: resins by polymer, the rest by recipe. */
// biome-ignore format: a table
const BY_RESIN: Record<string, string> = { PET: '390761', rPET: '390761', HDPE: '390120', LDPE: '390110', LLDPE: '390140', mLLDPE: '390140', 'PP homopolymer': '390210', 'PP copolymer': '390230', PS: '390319', HIPS: '390319', EPS: '390311', PVC: '390422', PETG: '390769', PA6: '390810', EVOH: '390190', PLA: '390770', PBAT: '390799', PHA: '390799' };

// biome-ignore format: a table
const BY_RECIPE: Record<string, string> = {
  folding_carton: '481920', cup_tub: '392310', strap: '392690', dunnage: '392690', edge_protector: '392690', stretch_film: '392010', adhesive_ink: '350699', desiccant: '382499', label: '482110', tape: '391910', apparel_trim: '482390', cold_chain: '392310', thermoform: '392390',
};

// biome-ignore format: a table
const BY_LEAF: Record<string, string> = {
  'steel-strapping': '721230', 'paper-dunnage-air-bags': '481950', 'timber-dunnage': '441520', 'anti-slip-paper': '481190', 'honeycomb-void-panels': '480890', 'container-bolsters': '480890', 'lashing-straps': '630790', 'paper-strapping': '482390', 'baling-twine-and-wire': '560749',
  'flexographic-inks': '321519', 'gravure-inks': '321519', 'offset-inks': '321519', 'uv-and-led-inks': '321519', 'food-safe-low-migration-inks': '321519', 'inkjet-coding-inks': '321519', 'thermal-transfer-ribbons': '961210', 'hot-stamping-foils': '321210', 'starch-adhesive': '350520', masterbatches: '320649', 'dry-ice-packaging': '392310',
};

/** Six digits; `values` tells the polymer where the code depends on it. */
export function hsCodeOf(leaf: Leaf, values: Readonly<Record<string, unknown>>): string {
  return (
    leaf.hsCode ??
    BY_LEAF[leaf.id] ??
    (leaf.recipe === 'resin' ? BY_RESIN[String(values.resin)] : undefined) ??
    BY_RECIPE[leaf.recipe] ??
    '392690'
  );
}
