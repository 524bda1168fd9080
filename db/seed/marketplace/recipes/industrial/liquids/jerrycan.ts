import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, near } from '../../recipe.ts';

export function jerrycan(order: Order): Draft {
  const spec = jerrycanSpec(order);
  const { grams, metal, hint, feature, litres, colour, leaf } = spec;
  return {
    title: jerrycanTitle(spec),
    values: jerrycanValues(spec),
    unit: 'piece',
    rupees: near(
      ((grams / 1000) * 140 + 4) * (metal ? 1.4 : (hint.factor ?? 1)) +
        (feature.includes('tap') || feature.includes('spout') ? 9 : 0),
      0.5,
    ),
    pack: litres <= 5 ? 60 : 20,
    lot: [15000, 65000],
    days: [5, 14],
    draw: {
      material: metal ? 'printed' : colour === 'black' ? 'black' : colour === 'blue' ? 'printed' : 'hdpe',
    },
    stream: metal ? 'metal' : /coex|fluorin/i.test(leaf.noun) ? 'laminate' : 'plastic',
    ...jerrycanWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function jerrycanSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [5, 10, 20]);
  const resin = r.pick(hint.of ?? ['HDPE']);
  const neck =
    litres <= 1
      ? '38-400'
      : litres <= 5
        ? r.pick(['38-400', '45-400'])
        : r.pick(['58-400', '63-400', '70-400']);
  const metal = hint.hue === 'steel';
  const grams = near((metal ? 210 : resin === 'LDPE' ? 27 : 62) * Math.pow(litres, 0.83), 5);
  const colour = metal ? r.pick(['green', 'red', 'gray']) : r.pick(['natural', 'white', 'blue', 'black']);
  const code = hint.set?.un_code;
  const group = r.pick(['X (I, II, III)', 'Y (II, III)', 'Y (II, III)']);
  const feature = featureOf(order, litres);
  return { leaf, litres, metal, resin, feature, grams, colour, neck, code, group, r, hint };
}

type JerrycanSpec = ReturnType<typeof jerrycanSpec>;

function jerrycanTitle({ leaf, litres, metal, resin, feature, grams, colour }: JerrycanSpec): string {
  return [leaf.noun, `${litres} L`, metal ? '' : resin, feature, `${grams} g`, colour]
    .filter(Boolean)
    .join(', ');
}

function jerrycanValues(spec: JerrycanSpec): Values {
  const { resin, litres, grams, metal, neck, leaf, colour, code, group } = spec;
  return {
    capacity_l: litres,
    weight_g: grams,
    ...(metal ? {} : { resin, neck_finish: neck }),
    stackable: litres >= 5 && !/collaps/i.test(leaf.noun) ? 'Stackable' : 'Nestable',
    colour,
    material: metal ? 'Steel' : resin,
    ...(code === undefined ? {} : { un_code: code, packing_group: group }),
    capacity_ml: litres * 1000,
  };
}

function jerrycanWords({ metal, resin, grams, neck, colour, code, litres, group, r }: JerrycanSpec): Words {
  return {
    says: [
      `${metal ? 'Pressed steel' : `${resin}, blow-molded`}, ${grams} g, ${metal ? 'bayonet closure' : `${neck} opening`}, ${colour}.`,
      code === undefined
        ? `Brimful about ${near(litres * 1.07, 0.1)} L, for goods that are not dangerous.`
        : `Marked ${String(code)}/${group.charAt(0)}${r.pick(['1.4', '1.6', '1.9'])}; brimful about ${near(litres * 1.07, 0.1)} L.`,
    ],
    checks: [
      'Stack filled cans four high for a week at 40 °C and check the shoulders.',
      code === undefined
        ? 'Not for dangerous goods; ask for the 3H1 version if you need the mark.'
        : 'Check density and packing group of your product against the mark.',
      metal
        ? 'Check whether the inside is bare or coated steel, since they suit different fuels.'
        : 'Peroxide, hypochlorite and similar goods need a vented cap.',
      metal
        ? 'Spouts and gaskets are sold separately; order them with the cans.'
        : 'Measure neck and cap together: DIN 45 and 38 mm differ in thread.',
      'Tare weight varies ± 3%, so fill by net weight.',
    ],
    uses: [
      metal ? 'For fuels, thinners and workshop oils.' : 'For chemicals, detergents and edible oils.',
      'For distributors who refill from drums.',
      'For farms, workshops and cleaning contractors.',
    ],
  };
}
