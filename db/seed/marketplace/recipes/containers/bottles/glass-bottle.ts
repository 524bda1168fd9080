import type { PackMaterial } from '../../../types.ts';
import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, near, volume } from '../../recipe.ts';
import { bottleSize } from '../plastics.ts';
import { neckWord } from './neck-words.ts';

const glassMaterial = (colour: string): PackMaterial =>
  colour === 'Amber' || colour === 'Dead-leaf green'
    ? 'amber'
    : colour === 'Black'
      ? 'black'
      : colour === 'Opal white' || colour === 'Frosted'
        ? 'hdpe'
        : colour === 'Flint'
          ? 'pet'
          : 'printed';

/** Weight of a glass container in grams: 290 g at 330 ml, 500 g at 750 ml. */
const glassWeight = (ml: number, factor: number): number =>
  near(8.2 * Math.pow(ml, 0.62) * Math.min(1.8, factor), ml < 50 ? 1 : 5);

export function glassBottle(order: Order): Draft {
  const spec = glassBottleSpec(order);
  const { grams, factor, feature, colour, small, ml, diameter, height } = spec;
  return {
    title: glassBottleTitle(spec),
    values: glassBottleValues(spec),
    unit: 'piece',
    rupees: near(
      (grams / 1000) * 41 +
        (factor > 1.3 ? factor * 6 : 0.6) +
        (/pipette|dropper|pump|brush|ball|bail/.test(feature) ? 6.5 : /cap|pourer/.test(feature) ? 2.5 : 0) +
        (colour === 'Flint' || colour === 'Amber' ? 0 : 1.2),
      0.05,
    ),
    pack: small ? 144 : ml <= 500 ? 24 : 12,
    lot: [14000, 60000],
    days: [7, 24],
    draw: {
      material: glassMaterial(colour),
      size: { w: diameter, d: diameter, h: height },
      print: 'mark',
    },
    stream: 'glass',
    ...glassBottleWords(spec),
    custom: ml > 100,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function glassBottleSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [250, 500, 750]);
  const colour = r.pick(hint.colours ?? ['Flint']);
  const neck = r.pick(hint.neck ?? ['28-400']);
  const factor = hint.factor ?? 1;
  const grams = glassWeight(ml, factor);
  const brimful = near(ml * 1.045 + 2, 1);
  const { height, diameter } = bottleSize(
    brimful * 1.05,
    ml > 700 && neck === 'Cork' ? 3.9 : ml < 60 ? 2.4 : 3.1,
  );
  const feature = featureOf(order, ml);
  const named = leaf.noun.toLowerCase().includes(colour.toLowerCase()) ? '' : colour.toLowerCase();
  const small = ml <= 120;
  return { leaf, feature, named, ml, neck, brimful, colour, grams, height, diameter, small, r, factor, hint };
}

type GlassBottleSpec = ReturnType<typeof glassBottleSpec>;

function glassBottleTitle({ leaf, feature, named, ml, neck }: GlassBottleSpec): string {
  return [leaf.noun, feature, named === '' ? '' : `${named} glass`, volume(ml), neckWord(neck)]
    .filter(Boolean)
    .join(', ')
    .replace(/glass(.*), (\w[\w -]*) glass,/, 'glass$1, $2,');
}

function glassBottleValues({
  ml,
  brimful,
  colour,
  neck,
  grams,
  height,
  diameter,
  small,
  r,
  feature,
}: GlassBottleSpec): Values {
  return {
    capacity_ml: ml,
    brimful_ml: brimful,
    glass_colour: colour,
    neck_finish: neck,
    weight_g: grams,
    height,
    diameter,
    process: small
      ? 'Blow and blow'
      : neck.startsWith('Lug')
        ? 'Press and blow'
        : r.pick(['Blow and blow', 'Narrow neck press and blow']),
    glass_type: feature === 'Type III' ? 'Type III soda-lime' : 'Soda-lime (food)',
    food_contact: ['EU 1935/2004'],
    material: 'Glass',
    colour,
  };
}

function glassBottleWords({
  colour,
  feature,
  grams,
  diameter,
  height,
  brimful,
  neck,
  ml,
  factor,
}: GlassBottleSpec): Words {
  return {
    says: [
      `${colour} ${feature === 'Type III' ? 'Type III' : 'soda-lime'} glass, ${grams} g, ${diameter} mm across, ${height} mm tall, brimful ${brimful} ml.`,
      `${neckWord(neck, true)} finish, filling ${volume(ml)}, weight ${grams} g ± ${Math.max(1, Math.round(grams * 0.03))}.`,
    ],
    checks: [
      neck === 'Cork'
        ? 'Ask for the bore profile to 45 mm depth before you buy corks.'
        : `Match the closure to the ${neckWord(neck)} drawing, then check removal torque after 24 hours.`,
      'Ask for the thermal shock rating for hot filling (a drop of 42 °C is the usual limit).',
      'Pallets are shrink-hooded; rinse before filling to remove board dust.',
      'Glass color varies slightly between furnace campaigns.',
      factor > 1.2
        ? 'Heavy glass costs freight: compare landed price, not ex-works price.'
        : 'Light bottles need gentle line pressure; check the impact rating.',
      'Give the label panel height so that we can confirm the flat length.',
    ],
    uses: [
      'For drinks, oils and care products sold in glass.',
      'For bottlers who buy by the pallet and for small fillers who buy by the tray.',
      'Protects aroma and does not absorb oils.',
    ],
  };
}
