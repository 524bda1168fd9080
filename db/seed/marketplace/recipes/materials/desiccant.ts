import type { Draft, Order, Values, Words } from '../recipe.ts';
import { mass, near } from '../recipe.ts';

/** Desiccants, absorbers, gel packs. */
export function desiccant(order: Order): Draft {
  const spec = desiccantSpec(order);
  const { bulky, grams, hint, gel } = spec;
  return {
    title: desiccantTitle(spec),
    values: desiccantValues(spec),
    unit: bulky ? (grams >= 10000 ? 'bag' : 'piece') : 'piece',
    rupees: near((0.12 + grams * 0.19) * (hint.factor ?? 1), grams > 20 ? 0.05 : 0.01),
    pack: bulky ? 10 : gel ? 50 : grams > 100 ? 50 : grams > 20 ? 200 : 1000,
    lot: [4000, 22000],
    days: [2, 10],
    draw: { material: 'white', print: 'mark' },
    stream: 'other',
    ...desiccantWords(spec),
    custom: false,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function desiccantSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const grams = r.pick(hint.grams ?? [5]);
  const feature = r.pick(hint.with ?? ['']);
  const dry = /silica|clay|sieve|desiccant/i.test(leaf.noun);
  const gel = /ice pack/i.test(leaf.noun);
  const units = near(grams / 33, 0.05);
  const absorption = /clay/i.test(leaf.noun)
    ? 28
    : /sieve/i.test(leaf.noun)
      ? 21
      : /Container/.test(leaf.noun)
        ? 250
        : dry
          ? 33
          : 0;
  const bulky = grams >= 1000;
  return { leaf, feature, grams, absorption, dry, units, gel, r, bulky, hint };
}

type DesiccantSpec = ReturnType<typeof desiccantSpec>;

function desiccantTitle({ leaf, feature, grams }: DesiccantSpec): string {
  return [leaf.noun, /cc$|mm|pads|bag$/.test(feature) && grams < 1000 ? '' : mass(grams), feature]
    .filter(Boolean)
    .join(', ');
}

function desiccantValues({ grams, absorption, dry, units, leaf }: DesiccantSpec): Values {
  return {
    material: 'Composite',
    weight_g: grams,
    ...(absorption > 0 ? { absorption } : {}),
    ...(dry && grams >= 16 ? { desiccant_units: units } : {}),
    ...(/oxygen|ethylene|absorbent pad|silica/i.test(leaf.noun)
      ? { food_contact: ['FDA 21 CFR 174-186'] }
      : {}),
    thickness_micron: 80,
    capacity_l: 0.2,
    capacity_kg: near(grams / 1000, 0.5),
    inner_length: 100,
    closure_type: 'Heat seal only',
    head_type: 'Open head',
  };
}

function desiccantWords({
  dry,
  grams,
  absorption,
  leaf,
  units,
  gel,
  r,
  feature,
  bulky,
}: DesiccantSpec): Words {
  return {
    says: [
      dry
        ? `${mass(grams)} net, takes up about ${absorption} % of its weight ${/Container/.test(leaf.noun) ? 'over 45 days at 90% humidity' : 'at 80% humidity and 25 °C'}${units >= 0.5 ? `, ${units} desiccant units` : ''}.`
        : gel
          ? `${mass(grams)} of food-safe gel, freezes hard at -18 °C in ${r.pick([12, 16, 24])} hours.`
          : `${feature}, about ${mass(grams)} a piece.`,
      bulky
        ? 'Delivered in a sealed foil bag; active as soon as it is opened.'
        : 'Vacuum-packed in one-shift quantities; reseal leftovers within 15 minutes.',
    ],
    checks: [
      dry
        ? 'Calculate the quantity from volume, packing material and days at sea; ask us for the worksheet.'
        : gel
          ? 'Condition packs for the right band: frozen packs damage goods that must stay above 2 °C.'
          : 'Match capacity to the free air volume in the pack.',
      'The words “do not eat” have to be in the language of the destination market.',
      'Dust-free paper matters near lenses and electronics.',
      'Ask for DMF-free and REACH statements.',
    ],
    uses: dry
      ? [
          'For electronics, leather, tools and medicines in transit.',
          'For sea freight through warm, wet ports.',
        ]
      : ['For food, fish and fruit in closed packs.', 'For parcels that must stay cool or dry.'],
  };
}
