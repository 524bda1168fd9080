import type { Draft, Order } from '../recipe.ts';
import { near } from '../recipe.ts';

export function edgeProtector(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [a, b, thick] = r.pick(hint.sizes ?? [[50, 50, 4]]);
  const material = r.pick(hint.of ?? ['Paperboard']);
  const short = hint.style?.[0] === 'short';
  const length = short ? r.pick([50, 75, 100]) : r.pick([400, 800, 1000, 1100, 1200, 1500, 2000]);
  const kg = ((a + b) * thick * length * 0.72) / 1e6;
  return {
    title: `${leaf.noun}, ${a} × ${b} × ${thick} mm, ${length >= 1000 ? `${length / 1000} m` : `${length} mm`}${(hint.of?.length ?? 1) > 1 ? `, ${material}` : ''}`,
    values: {
      material,
      length,
      width: a,
      thickness: thick,
      recycled_content: material === 'Paperboard' ? r.pick([90, 100]) : 0,
      strap_thickness: thick,
    },
    unit: 'piece',
    rupees: near(kg * (material === 'Paperboard' ? 62 : material === 'EPE' ? 120 : 165) + 0.4, 0.05),
    pack: short ? 1000 : 50,
    lot: [6000, 28000],
    days: [3, 10],
    draw: { material: 'kraft' },
    stream: material === 'Paperboard' ? 'board' : 'plastic',
    says: [
      `${material} angle, legs ${a} and ${b} mm, ${thick} mm thick, ${length} mm long, about ${kg < 1 ? `${Math.max(2, Math.round(kg * 1000))} g` : `${kg.toFixed(1)} kg`}.`,
      material === 'Paperboard'
        ? 'Wound from recycled board with a kraft cover; recyclable with cartons.'
        : 'Reusable and washable, holds its shape under strap tension.',
    ],
    checks: [
      'Cut 5 mm shorter than the load so that it does not carry the stack above.',
      'Moisture over 10% opens the glue: store off the floor.',
      'For steel strap ask for 5 mm or a plastic insert under the strap.',
    ],
    uses: [
      'Protects goods from strap damage and allows higher stacking.',
      'For corners of cartons, reels, doors and panels.',
    ],
    custom: !short,
    eco: material === 'Paperboard',
  };
}
