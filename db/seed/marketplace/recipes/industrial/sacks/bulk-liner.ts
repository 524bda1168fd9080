import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, near, sized } from '../../recipe.ts';

export function bulkLiner(order: Order): Draft {
  const spec = bulkLinerSpec(order);
  const { kg, hint, container, material } = spec;
  return {
    title: bulkLinerTitle(spec),
    values: bulkLinerValues(spec),
    unit: 'piece',
    rupees: near(kg * 172 * (hint.factor ?? 1) + (container ? 900 : 1.2), container ? 10 : 0.05),
    pack: container ? 1 : kg > 1 ? 25 : 100,
    lot: [8000, 45000],
    days: [6, 18],
    draw: { material: 'white', print: 'plain' },
    stream: material === 'Composite' || material === 'EVOH laminate' ? 'laminate' : 'film',
    ...bulkLinerWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function bulkLinerSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(
    { ...order, turn: Math.min(order.turn, 1) },
    hint.sizes ?? [[1200, 1000, 1800]],
  );
  const micron = r.pick(hint.thick ?? [80]);
  const material = r.pick(hint.of ?? ['LDPE']);
  const container = hint.with?.includes('20 ft') === true;
  const feature = container ? (length > 8000 ? '40 ft' : '20 ft') : featureOf(order);
  const area = (2 * (length + width) * height + length * width) / 1e6;
  const kg = container && micron > 1000 ? area * 0.32 : (area * micron * 0.93) / 1000;
  return { leaf, feature, micron, container, length, width, height, hint, material, kg };
}

type BulkLinerSpec = ReturnType<typeof bulkLinerSpec>;

function bulkLinerTitle({
  leaf,
  feature,
  micron,
  container,
  length,
  width,
  height,
  hint,
  material,
}: BulkLinerSpec): string {
  return [
    leaf.noun,
    feature,
    micron > 1000 ? '4 mm foam and foil' : `${micron} micron`,
    container ? '' : `${length} + ${width} × ${height} mm`,
    (hint.of?.length ?? 1) > 1 ? material : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function bulkLinerValues({ material, micron, length, width, height, leaf }: BulkLinerSpec): Values {
  return {
    material,
    thickness_micron: micron,
    length,
    width,
    height,
    capacity_l: near((length * width * height) / 1e6, 1),
    ...(/meat|dough|aroma|food|octabin|API/i.test(leaf.noun)
      ? { food_contact: ['EU 10/2011', 'IS 9845'] }
      : {}),
    resin: 'LDPE',
    gusset: near(width / 2, 5),
  };
}

function bulkLinerWords({
  material,
  micron,
  container,
  kg,
  feature,
  length,
  width,
  height,
}: BulkLinerSpec): Words {
  return {
    says: [
      `${material} ${micron > 1000 ? 'bubble and foil' : `film of ${micron} micron`}, ${container ? 'with zip, bulkhead bars and fill ports' : `sealed base, about ${kg < 1 ? `${Math.max(5, near(kg * 1000, 5))} g` : `${kg.toFixed(1)} kg`} each`}.`,
      `Sized for ${container ? `a ${feature} dry container` : `an inside of ${near(length * 0.97, 10)} × ${near(width * 0.97, 10)} mm`}; height ${height} mm leaves about 10 cm for a cuff.`,
    ],
    checks: [
      'Measure the outer container with its dividers in place.',
      container
        ? 'Check the container for nails and rust before you hang the liner.'
        : 'Ask for a dart-drop figure if the product has sharp edges.',
      'Static: ask for the anti-static grade near flammable dust.',
      'Check one roll for blocked film before you start production.',
    ],
    uses: [
      'Keeps powder, liquid or food separate from the outer pack.',
      'For plants that pack into drums, cartons and bulk boxes.',
    ],
  };
}
