import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, near, volume } from '../../recipe.ts';
import { bottleSize } from '../plastics.ts';
import { neckWord } from './neck-words.ts';

export function glassJar(order: Order): Draft {
  const spec = glassJarSpec(order);
  const { grams, factor, feature, ml, diameter, height } = spec;
  return {
    title: glassJarTitle(spec),
    values: glassJarValues(spec),
    unit: 'piece',
    rupees: near((grams / 1000) * 43 + (factor > 1.5 ? 9 : 0.7) + (/lid|sifter/.test(feature) ? 6 : 0), 0.05),
    pack: ml <= 120 ? 96 : ml <= 500 ? 24 : 12,
    lot: [12000, 50000],
    days: [6, 20],
    draw: { material: 'pet', size: { w: diameter, d: diameter, h: height } },
    stream: 'glass',
    ...glassJarWords(spec),
    custom: false,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function glassJarSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [250, 500]);
  const colour = r.pick(hint.colours ?? ['Flint']);
  const necks = hint.neck ?? ['Lug 63'];
  const neck = necks[
    Math.min(
      necks.length - 1,
      Math.floor(((hint.ml ?? [ml]).indexOf(ml) / (hint.ml ?? [ml]).length) * necks.length),
    )
  ] as string;
  const factor = hint.factor ?? 1;
  const grams = near(5.8 * Math.pow(ml, 0.63) * factor, ml < 60 ? 1 : 5);
  const { height, diameter } = bottleSize(ml * 1.08, 1.35);
  const feature = featureOf(order, ml);
  return { leaf, feature, ml, neck, colour, grams, height, diameter, factor };
}

type GlassJarSpec = ReturnType<typeof glassJarSpec>;

function glassJarTitle({ leaf, feature, ml, neck, colour }: GlassJarSpec): string {
  return [
    leaf.noun,
    feature,
    volume(ml),
    neck === 'Cork' ? '' : neckWord(neck),
    colour === 'Flint' ? '' : colour.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}

function glassJarValues({ ml, neck, grams, height, diameter, colour }: GlassJarSpec): Values {
  return {
    material: 'Glass',
    capacity_ml: ml,
    neck_finish: neck,
    weight_g: grams,
    height,
    diameter,
    colour,
    closure_type: 'Open top',
    food_contact: ['EU 1935/2004'],
    glass_colour: colour,
    brimful_ml: near(ml * 1.06, 1),
    process: 'Press and blow',
    glass_type: 'Soda-lime (food)',
  };
}

function glassJarWords({ colour, grams, diameter, height, ml, neck }: GlassJarSpec): Words {
  return {
    says: [
      `${colour} glass, ${grams} g, ${diameter} mm across and ${height} mm tall, filling ${volume(ml)}.`,
      `${neck === 'Cork' ? 'Plain rim' : `${neckWord(neck)} finish`}; the base is stippled to hide scuffs, weight ${grams} g.`,
    ],
    checks: [
      'Check the vacuum button after hot filling at 85 °C and overnight cooling.',
      'Lids are ordered separately unless stated in the title; specify the compound (oil-resistant for pickles).',
      'Run jars wet on your line, because dry glass scratches.',
      'Ask for the vertical load rating if you stack filled pallets three high.',
      'Label height stops 4 mm above the heel radius.',
    ],
    uses: [
      'For preserves, spreads and creams.',
      'For small batches filled by hand and for lines with a cap selector.',
      'For brands that want the jar to be reused at home.',
    ],
  };
}
