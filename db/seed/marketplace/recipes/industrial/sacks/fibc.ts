import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, grouped, mm, near } from '../../recipe.ts';

/** Usual heights in mm by safe working load. */
const HEIGHTS: Record<string, readonly number[]> = {
  '500': [800, 900, 1000],
  '1000': [1000, 1100, 1200, 1300],
  '1250': [1100, 1200, 1400],
  '1500': [1200, 1300, 1500],
  '2000': [1300, 1500, 1600],
};

export function fibc(order: Order): Draft {
  const spec = fibcSpec(order);
  const { grams, hint, leaf } = spec;
  return {
    title: fibcTitle(spec),
    values: fibcValues(spec),
    unit: 'piece',
    rupees: near((grams / 1000) * 192 * (hint.factor ?? 1) + 70, 1),
    pack: 50,
    lot: [25000, 130000],
    days: [12, 30],
    draw: { material: 'white', print: 'mark' },
    stream: 'plastic',
    ...fibcWords(spec),
    custom: true,
    eco: /recondition/i.test(leaf.noun),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function fibcSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const swl =
    hint.set?.liner_bag === true
      ? r.pick(['500', '1000', '1000', '1250'])
      : r.pick(['500', '1000', '1000', '1250', '1500', '2000']);
  const factor = String(hint.set?.safety_factor ?? r.pick(['5:1', '5:1', '6:1']));
  const base = r.pick([
    [900, 900],
    [950, 950],
    [1000, 1000],
    [1050, 1050],
  ] as const);
  const height = r.pick(HEIGHTS[swl] ?? [1000, 1100]);
  const gsm =
    swl === '2000' ? r.pick([200, 220]) : swl === '500' ? r.pick([120, 140]) : r.pick([150, 160, 180]);
  const top = String(
    hint.set?.top_bottom ??
      r.pick([
        'Open top / flat bottom',
        'Duffle top / flat bottom',
        'Spout top / spout bottom',
        'Duffle top / spout bottom',
        'Spout top / flat bottom',
      ]),
  );
  const loops = String(hint.set?.loops ?? r.pick(['4 loop', '4 loop', 'Cross corner', 'Stevedore']));
  const grams = near(((2 * base[0] * base[1] + 4 * base[0] * height) * gsm * 1.25) / 1e6, 50);
  const feature = featureOf(order);
  return { leaf, swl, feature, top, base, height, factor, hint, loops, gsm, grams };
}

type FibcSpec = ReturnType<typeof fibcSpec>;

function fibcTitle({ leaf, swl, feature, top, base, height, factor }: FibcSpec): string {
  return [
    leaf.noun,
    `${grouped(Number(swl))} kg`,
    feature,
    top.toLowerCase().replace(' / ', ', '),
    mm(base[0], base[1], height),
    factor,
  ]
    .filter(Boolean)
    .join(', ');
}

function fibcValues({ hint, swl, factor, base, height, top, loops, gsm, leaf }: FibcSpec): Values {
  return {
    fibc_type: String(hint.set?.fibc_type ?? 'A'),
    swl_kg: swl,
    safety_factor: factor,
    length: base[0],
    width: base[1],
    height,
    top_bottom: top,
    loops,
    grammage: gsm,
    liner_bag: hint.set?.liner_bag === true,
    ...(hint.set?.un_code === undefined ? {} : { un_code: hint.set.un_code }),
    ...(hint.set?.liner_bag === true ? { food_contact: ['EU 10/2011', 'FSSAI Packaging 2018'] } : {}),
    ...(leaf.family === 'fibc' ? {} : { capacity_kg: Number(swl) }),
  };
}

function fibcWords({ gsm, loops, swl, factor, grams, base, height, hint }: FibcSpec): Words {
  return {
    says: [
      `${gsm} gsm fabric, ${loops.toLowerCase().replace('4 loop', 'four loops')}, safe working load ${grouped(Number(swl))} kg at ${factor}, about ${near(grams / 1000, 0.1)} kg empty.`,
      `Body ${mm(base[0], base[1], height)} before filling; it expands by about ${near(base[0] * 0.12, 10)} mm when full.`,
    ],
    checks: [
      'Ask for the ISO 21898 test report with the same fabric weight.',
      `Use a ${factor === '5:1' ? 'single trip' : 'few trips'}; inspect loops before every lift.`,
      hint.set?.fibc_type === 'C'
        ? 'Ground the bag during filling and discharge, with a resistance below 10⁸ Ω.'
        : 'Easily ignited dust needs type B, C or D; check before you order type A.',
      'Give spout diameter and length for your filling head.',
      'Store out of direct sunlight: loops lose strength after 200 hours of UV exposure.',
    ],
    uses: [
      'For minerals, grain, resin and chemicals in one-ton lots.',
      'For export in containers, two rows high.',
    ],
  };
}
