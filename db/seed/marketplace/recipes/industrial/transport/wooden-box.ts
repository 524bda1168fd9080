import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, mm, near, sized } from '../../recipe.ts';

export function woodenBox(order: Order): Draft {
  const spec = woodenBoxSpec(order);
  const { area, thick, hint, length, width, height } = spec;
  return {
    title: woodenBoxTitle(spec),
    values: woodenBoxValues(spec),
    unit: 'piece',
    rupees: near((area * (thick * 46 + 120) + 60) * (hint.factor ?? 1), 1),
    pack: 1,
    lot: [10000, 80000],
    days: [4, 15],
    draw: { material: 'kraft', size: { w: length, d: width, h: height } },
    stream: 'wood',
    ...woodenBoxWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function woodenBoxSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(
    order,
    hint.sizes ?? [
      [800, 600, 500],
      [1000, 800, 700],
      [1200, 800, 800],
      [1200, 1000, 900],
      [1500, 1100, 1000],
    ],
  );
  const material = r.pick(hint.of ?? ['Plywood']);
  const litres = (length * width * height) / 1e6;
  const thick = litres > 1500 ? 18 : litres > 300 ? r.pick([9, 12]) : r.pick([6, 9]);
  const load = near(Math.max(15, Math.min(3000, litres * 0.9)), litres < 100 ? 5 : 50);
  const area = (2 * (length * width + length * height + width * height)) / 1e6;
  const feature = featureOf(order, [length, width, height]);
  return { leaf, feature, length, width, height, load, material, thick, r, area, hint };
}

type WoodenBoxSpec = ReturnType<typeof woodenBoxSpec>;

function woodenBoxTitle({ leaf, feature, length, width, height, load }: WoodenBoxSpec): string {
  return [
    leaf.noun,
    feature,
    mm(length, width, height),
    /wine|cask|Cable/i.test(leaf.noun) ? '' : `${load} kg`,
  ]
    .filter(Boolean)
    .join(', ');
}

function woodenBoxValues({ material, length, width, height, thick, load }: WoodenBoxSpec): Values {
  return {
    material,
    inner_length: length,
    inner_width: width,
    inner_height: height,
    thickness: thick,
    capacity_kg: load,
    heat_treated: material === 'Plywood' ? 'Not treated' : 'HT',
  };
}

function woodenBoxWords({ thick, material, load, r }: WoodenBoxSpec): Words {
  return {
    says: [
      `${thick} mm ${material === 'Plywood' ? 'plywood, which needs no heat treatment' : 'solid pine, heat-treated to ISPM 15'}; inside dimensions, load up to ${load} kg.`,
      `Panels ship flat on a pallet when you order more than ${r.pick([5, 10, 20])}; assembly takes two people about ${r.pick([5, 8, 12])} minutes.`,
    ],
    checks: [
      'Mark the center of gravity and lifting points on your drawing.',
      'Ask for a VCI bag and desiccant for bare steel goods.',
      'Check axle load limits before you order one large case.',
      'Fasten goods to the base, not to the walls.',
      material === 'Plywood'
        ? 'Plywood is exempt from ISPM 15, but solid-wood battens are not.'
        : 'The stamp must be readable on two sides after assembly.',
    ],
    uses: [
      'For machines, spares and instruments by sea and air.',
      'For exporters of custom sizes in small quantities.',
    ],
  };
}
