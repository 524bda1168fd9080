import type { Random } from '../random.ts';
import type { Draft, Leaf } from '../recipes/recipe.ts';
import { capital, grouped } from '../recipes/recipe.ts';
import { GROUP_USES } from './group-uses.ts';
import { LEAF_USES } from './leaf-uses.ts';

const PLURAL: Record<string, string> = {
  piece: 'pieces',
  roll: 'rolls',
  kg: 'kg',
  set: 'sets',
  sheet: 'sheets',
  pack: 'packs',
  drum: 'drums',
  bag: 'bags',
  ream: 'reams',
  pallet: 'pallets',
  metre: 'meters',
};

/** Returns a sentence about how the product is packed; empty if there is nothing to say. */
function packing(draft: Draft, r: Random): string {
  const units = PLURAL[draft.unit] ?? draft.unit;
  if (draft.unit === 'kg')
    return r.pick([
      `Sold by net weight, in lots of ${grouped(draft.pack)} kg.`,
      `Order in multiples of ${grouped(draft.pack)} kg.`,
    ]);
  if (draft.pack <= 1)
    return r.pick([
      'Sold individually; freight is quoted per load.',
      'No minimum order; freight to your door on request.',
    ]);
  return r.pick([
    `Packed ${grouped(draft.pack)} ${units} per carton or bundle.`,
    `${capital(units)} come in packs of ${grouped(draft.pack)}; order in full packs.`,
    `Outer pack of ${grouped(draft.pack)} ${units}, marked with lot and date.`,
  ]);
}

/** A sentence of the taxonomy stands on its own when it is long enough and not about a bare style number. */
const telling = (text: string): boolean => text.length >= 34 && !text.includes('FEFCO style');

/** Two to four sentences: what it is, what it is for, what to check, now and then how it is packed. */
export function describe(leaf: Leaf, { draft, r }: { draft: Draft; r: Random }): string {
  const own = LEAF_USES[leaf.id];
  const group = GROUP_USES[leaf.group];
  const opening = telling(leaf.description) && r.chance(0.4) ? [leaf.description] : [];
  const uses =
    own !== undefined && (group !== undefined || r.chance(0.7))
      ? [own]
      : group !== undefined && r.chance(0.75)
        ? group
        : draft.uses;
  const price =
    draft.unit === 'pack' && draft.holds !== undefined ? [`The price is for ${grouped(draft.holds)}.`] : [];
  const parts = [...opening, ...figures(draft, r), ...price, r.pick(uses), r.pick(draft.checks)];
  if (opening.length + price.length === 0 && r.chance(0.4)) parts.push(packing(draft, r));
  return parts.map(capital).join(' ');
}

/** One sentence of figures; two when the first is short. */
function figures(draft: Draft, r: Random): string[] {
  const at = r.int(draft.says.length);
  const first = draft.says[at] ?? '',
    second = draft.says[(at + 1) % draft.says.length] ?? '';
  return first.length < 84 && second !== first ? [first, second] : [first];
}
