import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { near } from '../../recipe.ts';
import { drumSize, drumUses, marking } from './marking.ts';

export function steelDrum(order: Order): Draft {
  const spec = steelDrumSpec(order);
  const { kg, hint, stainless, lacquer, litres, leaf, diameter, height } = spec;
  return {
    title: steelDrumTitle(spec),
    values: steelDrumValues(spec),
    unit: 'piece',
    rupees: near(
      (kg * 88 + 160) *
        (hint.factor === undefined ? 1 : stainless ? hint.factor * 0.8 : hint.factor) *
        (lacquer === 'Plain' ? 1 : 1.12),
      1,
    ),
    pack: litres >= 150 ? 4 : 10,
    lot: [60000, 260000],
    days: [5, 16],
    draw: {
      material: stainless || /galvan/i.test(leaf.noun) ? 'steel' : 'printed',
      size: { w: diameter, d: diameter, h: height },
    },
    stream: 'metal',
    ...steelDrumWords(spec),
    custom: true,
    eco: /recondition/i.test(leaf.noun),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function steelDrumSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [200]);
  const gauge = litres < 100 ? r.pick(['0.7', '0.8']) : r.pick(['0.9', '1.0', '1.2']);
  const { diameter, height } = drumSize(litres);
  const area = (Math.PI * diameter * height + (Math.PI / 2) * diameter * diameter) / 1e6;
  const kg = near(area * Number(gauge) * 7.85 * 1.12, 0.5);
  const marked = marking(order);
  const paint = r.pick(['blue', 'black', 'green', 'red', 'gray']);
  const lacquer = String(hint.set?.lacquer ?? r.pick(['Plain', 'Plain', 'Epoxy-phenolic']));
  const stainless = hint.of?.includes('Stainless steel') ?? false;
  const feature =
    hint.with === undefined
      ? lacquer === 'Plain' || /lined/i.test(leaf.noun)
        ? ''
        : 'lacquered inside'
      : r.pick(hint.with);
  return { leaf, litres, marked, feature, stainless, gauge, r, paint, hint, lacquer, diameter, height, kg };
}

type SteelDrumSpec = ReturnType<typeof steelDrumSpec>;

function steelDrumTitle({
  leaf,
  litres,
  marked,
  feature,
  stainless,
  gauge,
  r,
  paint,
}: SteelDrumSpec): string {
  return [
    leaf.noun,
    `${litres} L`,
    String(marked.un_code ?? '') === '' || /UN/.test(leaf.noun) ? '' : `UN ${String(marked.un_code)}`,
    feature,
    feature.includes('mm') || stainless ? '' : `${gauge} mm`,
    stainless || r.chance(0.4) ? '' : paint,
  ]
    .filter(Boolean)
    .join(', ');
}

function steelDrumValues({ r, hint, litres, lacquer, diameter, height, kg, marked }: SteelDrumSpec): Values {
  return {
    material: r.pick(hint.of ?? ['Steel']),
    capacity_l: litres,
    lacquer,
    diameter,
    height,
    weight_g: kg * 1000,
    ...hint.set,
    ...marked,
  };
}

function steelDrumWords({
  stainless,
  gauge,
  kg,
  diameter,
  height,
  lacquer,
  marked,
  paint,
}: SteelDrumSpec): Words {
  return {
    says: [
      `${stainless ? 'Stainless' : 'Cold-rolled'} steel ${gauge} mm body and ends, about ${kg} kg, ${diameter} mm across and ${height} mm tall, ${lacquer === 'Plain' ? 'plain inside' : 'epoxy-phenolic inside'}.`,
      marked.un_code === undefined
        ? `Two rolling hoops, ${paint} outside; not for dangerous goods.`
        : `Marked ${String(marked.un_code)}/${String(marked.packing_group).charAt(0)}${String(marked.specific_gravity)}, two rolling hoops, outside ${stainless ? 'pickled' : `painted ${paint}`}.`,
    ],
    checks: [
      'Read the UN mark against your substance: packing group, density and vapor pressure at 50 °C.',
      'Ask for the leak test record; each drum is air-tested at 0.2 to 0.3 bar.',
      'Say if the product is water-based: plain steel rusts, lined does not.',
      'Check the gasket material with your solvent, EPDM and Viton resist different chemicals.',
      'Reused drums need re-marking; do not fill beyond 98% of volume.',
      'Give the bung position if you fill by machine.',
    ],
    uses: drumUses,
  };
}
