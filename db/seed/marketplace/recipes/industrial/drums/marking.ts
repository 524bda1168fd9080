import type { Order, Values } from '../../recipe.ts';
import { near } from '../../recipe.ts';

/** A drum's usual diameter and height in mm by volume. */
export function drumSize(litres: number): { diameter: number; height: number } {
  if (litres >= 195 && litres <= 220) return { diameter: 585, height: near(litres * 4.25, 5) };
  const diameter = near(Math.cbrt((litres * 4e6) / (Math.PI * 1.45)), 1);
  return { diameter, height: near(diameter * 1.48, 1) };
}

const GROUPS = ['X (I, II, III)', 'Y (II, III)', 'Y (II, III)', 'Z (III)'] as const;

export const drumUses = [
  'For oils, resins, solvents and concentrates.',
  'For blenders and exporters who fill on pallets of four.',
  'For tank farms and drumming lines with a four-drum frame.',
];

/** UN code, packing group and relative density, or nothing when unmarked. */
export function marking(order: Order): Values {
  const { r, leaf } = order;
  const code = leaf.hint.set?.un_code;
  if (code === undefined) return {};
  const group = r.pick(GROUPS);
  return {
    un_code: code,
    packing_group: group,
    specific_gravity: r.pick(group.startsWith('X') ? [1.2, 1.4] : [1.4, 1.5, 1.6, 1.9]),
  };
}
