import type { Draft, Order } from '../../recipe.ts';
import { grouped, near } from '../../recipe.ts';

export function ibc(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [1000]);
  const material = r.pick(hint.of ?? ['Composite']);
  const code = hint.set?.un_code;
  const base = r.pick(['wooden pallet', 'steel pallet', 'plastic pallet']);
  const valve = r.pick(['2 in butterfly valve', '2 in ball valve', '3 in butterfly valve']);
  const feature = hint.with === undefined ? base : r.pick(hint.with);
  const group = r.pick(['X (I, II, III)', 'Y (II, III)']);
  const cover = r.pick(['150 mm lid', '225 mm lid']);
  return {
    title: [
      leaf.noun,
      `${grouped(litres)} L`,
      code === undefined ? '' : `UN ${String(code)}`,
      feature,
      feature.includes('valve') ? cover : r.pick([valve, cover]),
    ]
      .filter(Boolean)
      .join(', '),
    values: {
      material,
      capacity_l: litres,
      ...(code === undefined
        ? {}
        : { un_code: code, packing_group: group, specific_gravity: r.pick([1.5, 1.9]) }),
      pallet_type: '4-way',
      closure_type: 'Spout',
      ...(/aseptic|food/i.test(leaf.noun) || r.chance(0.3) ? { food_contact: ['EU 10/2011'] } : {}),
    },
    unit: 'piece',
    rupees: near((6200 + litres * 4.6) * (hint.factor ?? 1), 10),
    pack: 1,
    lot: [90000, 420000],
    days: [4, 15],
    draw: { material: 'hdpe' },
    stream: material === 'Corrugated board' ? 'board' : 'other',
    says: [
      `${material === 'Composite' ? `HDPE bottle of ${near(litres * 0.0145, 0.5)} kg in a galvanized tube cage` : material}, ${feature.includes('pallet') ? feature : base}, ${valve}, ${cover}.`,
      `Footprint ${litres > 900 ? '1,200 × 1,000' : '1,200 × 800'} mm; ${code === undefined ? 'not UN marked' : `marked ${String(code)}/${group.charAt(0)}`}, ${litres > 900 ? '18 to 22' : '26'} stand in a 20 ft container.`,
    ],
    checks: [
      'Check the manufacture date: bottles are good for five years, with an inspection at two and a half.',
      'For reconditioned containers, ask about the previous contents.',
      'Static: flammable goods need the sheathed, grounded version.',
      'Give the valve thread (S60×6 or NPT) before you order hoses.',
      'Stack two high filled, four high empty.',
    ],
    uses: [
      'For chemicals, lubricants and food liquids in 1,000-liter lots.',
      'For users who pump from the bottom valve and return the container.',
    ],
    custom: false,
    eco: /recondition|return/i.test(leaf.noun),
  };
}
