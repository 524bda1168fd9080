import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, mm, near } from '../../recipe.ts';
import { drumSize, drumUses, marking } from './marking.ts';

const groupLetter = (values: Values): string =>
  values.packing_group === undefined
    ? ''
    : ` ${String(values.packing_group).charAt(0)}${String(values.specific_gravity ?? '')}`;

export function plasticDrum(order: Order): Draft {
  const spec = plasticDrumSpec(order);
  const { kg, hint, litres, feature, colour, diameter, height, leaf } = spec;
  return {
    title: plasticDrumTitle(spec),
    values: plasticDrumValues(spec),
    unit: 'piece',
    rupees: near((kg * 128 + 40) * (hint.factor ?? 1), 1),
    pack: litres >= 150 ? 4 : 20,
    lot: [40000, 180000],
    days: [5, 14],
    draw: {
      material:
        feature.includes('black') || colour === 'black'
          ? 'black'
          : colour === 'natural' || colour === 'white'
            ? 'hdpe'
            : 'printed',
      size: { w: diameter, d: diameter, h: height },
    },
    stream: 'plastic',
    ...plasticDrumWords(spec),
    custom: true,
    eco: /recondition/i.test(leaf.noun),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function plasticDrumSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const litres = r.pick(hint.litres ?? [200]);
  const { diameter, height } = drumSize(litres);
  const kg = near(0.115 * Math.pow(litres, 0.82), 0.1);
  const marked = marking(order);
  const colour = r.pick(['blue', 'blue', 'natural', 'black', 'white']);
  const feature = featureOf(order, litres);
  return { leaf, litres, marked, feature, colour, diameter, height, kg, hint };
}

type PlasticDrumSpec = ReturnType<typeof plasticDrumSpec>;

function plasticDrumTitle({ leaf, litres, marked, feature, colour }: PlasticDrumSpec): string {
  return [
    leaf.noun,
    `${litres} L`,
    marked.un_code === undefined || /UN/.test(leaf.noun) ? '' : `UN ${String(marked.un_code)}`,
    feature,
    /blue|black/.test(feature) ? '' : colour,
  ]
    .filter(Boolean)
    .join(', ');
}

function plasticDrumValues({ litres, diameter, height, kg, hint, marked }: PlasticDrumSpec): Values {
  return {
    material: 'HDPE',
    capacity_l: litres,
    lacquer: 'Plain',
    diameter,
    height,
    weight_g: near(kg * 1000, 10),
    ...hint.set,
    ...marked,
  };
}

function plasticDrumWords({ kg, diameter, height, colour, marked }: PlasticDrumSpec): Words {
  return {
    says: [
      `High-molecular HDPE, ${kg} kg, ${diameter} mm across, ${height} mm tall, ${colour}.`,
      marked.un_code === undefined
        ? 'Food-contact resin, not UN marked.'
        : `Marked ${String(marked.un_code)}${groupLetter(marked)}; outside size ${mm(diameter, diameter, height)}.`,
    ],
    checks: [
      'Plastic drums expire five years after the month stamped on the base.',
      'Check stress-crack resistance if the product carries surfactant.',
      'Use a vented plug for products that release gas.',
      'Stack two high filled, four high empty; ask for the stacking test at 40 °C.',
      'Solvents permeate HDPE: weigh a filled drum for four weeks, or ask for fluorination.',
    ],
    uses: drumUses,
  };
}
