import type { Draft, Order } from '../../recipe.ts';
import { featureOf, grouped, near } from '../../recipe.ts';

export function tank(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [1000]);
  const diameter = near(Math.cbrt((litres * 4e6) / (Math.PI * 1.3)), 10);
  const height = near(diameter * 1.3, 10);
  const feature = featureOf(order, litres) || r.pick(['flat base', 'with lid and outlet']);
  const gravity = r.pick([1.0, 1.2, 1.5]);
  const colour = r.pick(['white', 'black', 'blue']);
  return {
    title: [
      leaf.noun,
      `${grouped(litres)} L`,
      feature,
      hint.draw === 'outline' ? '' : `SG ${gravity.toFixed(1)}`,
      colour,
    ]
      .filter(Boolean)
      .join(', '),
    values: {
      material: 'LLDPE',
      capacity_l: litres,
      diameter,
      height,
      specific_gravity: gravity,
      ...(leaf.id.includes('water') ? { food_contact: ['IS 9845'] } : {}),
    },
    unit: 'piece',
    rupees: near((3.4 * Math.pow(litres, 0.98) + 900) * (hint.factor ?? 1) * (0.8 + gravity * 0.2), 10),
    pack: 1,
    lot: [6000, 60000],
    days: [5, 18],
    draw: {
      material: colour === 'black' ? 'black' : colour === 'blue' ? 'printed' : 'hdpe',
    },
    stream: 'plastic',
    says: [
      `Rotomolded LLDPE, ${grouped(diameter)} mm across and ${grouped(height)} mm tall, wall for liquids up to ${gravity.toFixed(1)} kg/l.`,
      `UV-stabilized ${colour}; fittings are screwed in after molding to your drawing.`,
    ],
    checks: [
      'Place the tank on a full, flat base; beams can crack its floor.',
      'Tell us the chemical and its maximum temperature so that we can specify the wall thickness.',
      'Check door and gate widths before delivery.',
      'Leave room for the vent and the level gauge.',
    ],
    uses: ['For plants that dose, mix and store liquids.', 'For farms and sites without fixed tanks.'],
    custom: true,
  };
}
