import type { products } from '#features/catalog/products/server/tables.ts';
import { kindOfFamily } from '#features/packaging/specification/rules.ts';
import type { Need } from './request-story.ts';

type Product = Pick<typeof products.$inferSelect, 'title' | 'unit' | 'attributes'>;

/** The attributes of products in which the dimensions of a specification are, by preference. */
const dimensions = {
  lengthMm: ['inner_length', 'length', 'height'],
  widthMm: ['inner_width', 'width', 'roll_width'],
  heightMm: ['inner_height', 'gusset', 'height'],
  capacityMl: ['capacity_ml'],
  thicknessMicron: ['thickness_micron'],
} as const;

/** Twice or half of a dimension is as far from it as a product that does not state it. */
const unstated = Math.log(2);

/** Returns whether a product is of the kind and in the unit that a need has: an ink for cartons is no carton. */
export const isOfKind = (
  { line, madeFrom }: Need,
  { product, family }: { product: Product; family: string | null },
): boolean =>
  product.unit === (line.unit ?? 'piece') &&
  kindOfFamily(family) === line.specification?.kind &&
  likePattern(madeFrom).test(product.title);

const likePattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('%', '.*')}$`, 'i');

/** Returns how far the size of a product is from that of a need: 0 for the same size. */
export function sizeDistance({ line: { specification } }: Need, { attributes }: Product): number {
  const stated = attributes as Readonly<Record<string, unknown>>;
  let distance = 0;
  for (const [field, names] of Object.entries(dimensions)) {
    const needed = specification?.[field as keyof typeof dimensions];
    if (needed === undefined) continue;
    const own = names.map((name) => stated[name]).find((value) => typeof value === 'number');
    distance += own ? Math.abs(Math.log(own / needed)) : unstated;
  }
  return distance;
}
