import type { PackSpec } from '#lib/art/types.ts';

export interface CategoryTile {
  id: string;
  name: string;
  productCount: number | undefined;
}

/** The fourteen main categories, each with its drawing. */
export const categoryDrawings: readonly { id: string; name: string; spec: PackSpec }[] = [
  { id: 'primary-packaging', name: 'Primary Packaging', spec: { kind: 'bottle', seed: 'c1', ink: 'blue' } },
  {
    id: 'secondary-packaging',
    name: 'Secondary Packaging',
    spec: { kind: 'carton', seed: 'c2', ink: 'teal', print: 'pattern' },
  },
  { id: 'materials', name: 'Materials', spec: { kind: 'sheets', seed: 'c3', ink: 'teal', ink2: 'orange' } },
  { id: 'plastics', name: 'Plastics', spec: { kind: 'jerrycan', seed: 'c4', ink: 'blue', ink2: 'orange' } },
  {
    id: 'shrink-films',
    name: 'Shrink Films',
    spec: { kind: 'filmroll', seed: 'c5', ink: 'blue', ink2: 'ochre' },
  },
  { id: 'containers', name: 'Containers', spec: { kind: 'tub', seed: 'c6', ink: 'orange', ink2: 'ink' } },
  {
    id: 'food-and-beverages',
    name: 'Food & Beverages',
    spec: { kind: 'cup', seed: 'c7', ink: 'spruce', ink2: 'orange' },
  },
  { id: 'dairy', name: 'Dairy', spec: { kind: 'gabletop', seed: 'd3', ink: 'blue', ink2: 'orange' } },
  {
    id: 'pharmaceutical',
    name: 'Pharmaceutical',
    spec: { kind: 'blister', seed: 'p4', ink: 'teal', ink2: 'orange' },
  },
  { id: 'chemical', name: 'Chemical', spec: { kind: 'drum', seed: 'b1', ink: 'blue', ink2: 'orange' } },
  { id: 'oil', name: 'Oil', spec: { kind: 'tin', seed: 'o2', ink: 'spruce', ink2: 'ochre' } },
  { id: 'textile', name: 'Textile', spec: { kind: 'polymailer', seed: 't9', ink: 'plum', ink2: 'ochre' } },
  { id: 'fmcg', name: 'FMCG', spec: { kind: 'pump', seed: 'f5', ink: 'orange', ink2: 'spruce' } },
  { id: 'spices', name: 'Spices', spec: { kind: 'jar', seed: 's1', ink: 'ink', ink2: 'brick' } },
];

/** Returns the fourteen main categories with their numbers of products, for the loader. */
export function mainCategories(categories: readonly { id: string; productCount: number }[]): CategoryTile[] {
  const counts = new Map(categories.map(({ id, productCount }) => [id, productCount]));
  return categoryDrawings.map(({ id, name }) => ({ id, name, productCount: counts.get(id) }));
}
