import type { Draft, Order } from '../../recipe.ts';
import { featureOf, near } from '../../recipe.ts';
import { drumSize, marking } from './marking.ts';

export function fibreDrum(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [50]);
  const { diameter, height } = drumSize(litres);
  const marked = marking(order);
  const net = near(litres * 0.55, 5);
  const kg = near(0.2 * Math.pow(litres, 0.66), 0.1);
  const feature = featureOf(order, litres);
  return {
    title: [
      leaf.noun,
      `${litres} L`,
      marked.un_code === undefined ? '' : 'UN 1G',
      feature,
      `${net} kg net`,
      r.chance(0.5) ? `dia. ${diameter} mm` : '',
    ]
      .filter(Boolean)
      .join(', '),
    values: {
      material: leaf.family === 'drum' ? 'Kraft paper' : 'Composite',
      capacity_l: litres,
      lacquer: 'Plain',
      diameter,
      height,
      weight_g: near(kg * 1000, 10),
      ...hint.set,
      ...(marked.un_code === undefined
        ? {}
        : { un_code: '1G', packing_group: marked.packing_group ?? 'Y (II, III)' }),
    },
    unit: 'piece',
    rupees: near(kg * 95 + 55 + (feature === '' ? 0 : 28), 1),
    pack: 10,
    lot: [20000, 80000],
    days: [6, 14],
    draw: { material: 'kraft', size: { w: diameter, d: diameter, h: height } },
    stream: feature.includes('lined') ? 'other' : 'board',
    says: [
      `Convolute-wound kraft, ${r.pick([5, 6, 7, 8])} plies, ${diameter} × ${height} mm, about ${kg} kg empty, for ${net} kg of powder at 0.55 kg/l.`,
    ],
    checks: [
      'Keep the pallet dry: fiber walls lose a third of their strength at 85% humidity.',
      'Give the bulk density; heavy powders need one more ply.',
      'Check that the lock ring takes your seal.',
      'For hygroscopic powders use a PE liner with a twist tie.',
    ],
    uses: [
      'For powders, flakes and granules of pharma and food makers.',
      'For exporters who want a lightweight drum that can be incinerated cleanly.',
    ],
    custom: true,
  };
}
