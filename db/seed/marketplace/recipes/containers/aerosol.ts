import type { Draft, Order } from '../recipe.ts';
import { near } from '../recipe.ts';
import { BODY } from './can-sizes.ts';

const AEROSOL_DIAMETERS: readonly (readonly [number, string])[] = [
  [120, '52 mm'],
  [250, '53 mm'],
  [1000, '65 mm'],
];

export function aerosol(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [200, 300]);
  const material = r.pick(hint.of ?? ['Aluminum']);
  const can = (AEROSOL_DIAMETERS.find(([limit]) => ml <= limit) ?? [0, '65 mm'])[1];
  const height = near((ml * 1780) / ((Math.PI / 4) * (BODY[can] ?? 52) ** 2), 1);
  const lacquer = material === 'PET' ? 'Plain' : r.pick(['Epoxy-phenolic', 'BPA-NI', 'Organosol']);
  const feature = hint.with === undefined ? r.pick(['1 in opening', '']) : r.pick(hint.with);
  const bar = r.pick(['12', '15', '18']);
  return {
    title: [leaf.noun, `${ml} ml`, `${can.replace(' mm', '')} × ${height} mm`, feature, `${bar} bar`]
      .filter(Boolean)
      .join(', '),
    values: {
      material,
      can_diameter: can,
      height,
      capacity_ml: ml,
      lacquer,
      print_process: r.pick(['Dry offset', 'Offset', 'Unprinted']),
      finish: [r.pick(['Matt varnish', 'Gloss varnish', 'Soft touch'])],
    },
    unit: 'piece',
    rupees: near(
      (5.2 + Math.pow(ml, 0.62) * 0.34) * (hint.factor ?? 1) * (material === 'Aluminum' ? 1.15 : 1),
      0.05,
    ),
    pack: 200,
    lot: [45000, 160000],
    days: [14, 30],
    draw: { material: hint.hue ?? 'steel', print: 'band' },
    stream: material === 'PET' ? 'plastic' : 'metal',
    says: [
      `${material} body ${can} across and ${height} mm tall, ${lacquer === 'Plain' ? 'no lining' : `${lacquer} lining`}, deformation above ${bar} bar.`,
      `Brimful about ${near(ml * 1.6, 5)} ml, filling ${ml} ml; one-inch opening for standard valves.`,
    ],
    checks: [
      'Send us the pH and solvent of your formula so that we can specify the lining.',
      'Ask for the pressure certificate of the lot and keep a retained sample.',
      'Valve crimp dimensions are 27.2 mm wide and 4.8 mm deep; check with your gasket.',
      'Water-bath every can after filling.',
    ],
    uses: ['For aerosol fillers with a one-inch line.', 'For personal care, household and technical sprays.'],
    custom: true,
  };
}
