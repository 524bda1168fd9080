import type { Draft, Order } from '../../recipe.ts';
import { near, volume } from '../../recipe.ts';
import { bodyMaterial } from './body-colour.ts';

/** Injection-moulded preforms, sold by weight and neck. */
export function preform(order: Order): Draft {
  const { r } = order;
  const [grams, ml, neck] = r.pick([
    [9.5, 200, '29/25 (alcon)'],
    [13, 500, '29/25 (alcon)'],
    [17.5, 500, 'PCO 1881'],
    [21, 1000, '29/25 (alcon)'],
    [28, 1000, 'PCO 1881'],
    [36, 1500, 'PCO 1881'],
    [48, 2000, 'PCO 1881'],
    [72, 5000, '48 mm 3-start'],
    [640, 20000, '48 mm 3-start'],
  ] as const);
  const colour = r.pick(['clear', 'light blue', 'green', 'amber']);
  return {
    title: `PET preform, ${grams} g, ${neck} neck, ${colour}`,
    values: {
      resin: 'PET',
      capacity_ml: ml,
      neck_finish: neck,
      weight_g: grams,
      colour,
      process: 'Injection molding',
      food_contact: ['EU 10/2011', 'IS 9845'],
    },
    unit: 'piece',
    rupees: near((grams / 1000) * 112 * 1.12 + 0.12, 0.01),
    pack: grams > 100 ? 100 : 1000,
    lot: [40000, 160000],
    days: [5, 15],
    draw: { material: bodyMaterial(colour) },
    stream: 'plastic',
    says: [`Bottle-grade PET, IV 0.76 to 0.80, ${grams} g ± 0.3, for bottles of about ${volume(ml)}.`],
    checks: [
      'Check gate crystallinity and acetaldehyde if you bottle still water.',
      'Send the blow mold drawing: stretch ratio decides whether this preform fits.',
      'Keep cartons closed; dust on the neck causes leaks.',
    ],
    uses: ['For bottlers who blow in their own plant.'],
    custom: false,
  };
}
