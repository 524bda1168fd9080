import { resin } from '../containers/plastics.ts';
import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, near, sized } from '../recipe.ts';

/** Film bags by the piece, or by the roll of bags; size is width × length × gusset, thickness of the film in microns. */
export function plasticBag(order: Order): Draft {
  const spec = plasticBagSpec(order);
  const { roll, grams, rate, printed, hint, bags, compost, material } = spec;
  return {
    title: plasticBagTitle(spec),
    values: plasticBagValues(spec),
    unit: roll ? 'roll' : 'piece',
    rupees: near(
      ((grams / 1000) * rate +
        printed * 0.03 +
        (hint.set?.closure_type === 'Open top' || hint.set?.closure_type === undefined ? 0.03 : 0.18)) *
        bags +
        (roll ? 3 : 0),
      0.01,
    ),
    pack: roll ? 20 : grams > 60 ? 50 : grams > 15 ? 200 : 1000,
    lot: [7000, 38000],
    days: printed > 0 ? [8, 18] : [3, 10],
    draw: { material: 'printed', print: 'mark' },
    stream: compost ? 'compostable' : /EVOH|PA6/.test(material) ? 'laminate' : 'film',
    ...plasticBagWords(spec),
    custom: true,
    eco: compost,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function plasticBagSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [width, length, gusset] = sized(order, hint.sizes ?? [[200, 300, 0]]);
  const micron = r.pick(hint.thick ?? [40]);
  const material = r.pick(hint.of ?? ['LDPE']);
  const stock = resin(material);
  const feature = featureOf(order, [width, length, gusset]);
  const drawn = order.maker.print ? r.pick([0, 0, 1, 2, 4]) : 0;
  const said = /^(\d)-color/.exec(feature)?.[1];
  const printed = /\b(?:plain|clear)\b/.test(feature)
    ? 0
    : /printed/.test(feature)
      ? Math.max(1, drawn)
      : Number(said ?? drawn);
  const grams = (2 * (width + gusset) * length * micron * stock.density) / 1e6;
  const roll = /on roll|bag roll/.test(leaf.noun);
  const count = roll ? r.pick([100, 200, 250]) : 1;
  const bags = feature.endsWith('bags') ? Number.parseInt(feature, 10) : count;
  const rate = (stock.rate + 42) * (hint.factor ?? 1);
  const compost = material === 'PBAT' || material === 'PLA';
  return {
    leaf,
    feature,
    hint,
    length,
    material,
    stock,
    width,
    gusset,
    micron,
    printed,
    compost,
    r,
    grams,
    roll,
    bags,
    rate,
  };
}

type PlasticBagSpec = ReturnType<typeof plasticBagSpec>;

function plasticBagTitle({
  leaf,
  feature,
  hint,
  length,
  material,
  stock,
  width,
  gusset,
  micron,
}: PlasticBagSpec): string {
  return [
    leaf.noun,
    feature,
    (hint.of?.length ?? 1) > 1 && !/PBAT|PLA/.test(material) ? stock.short : '',
    `${width}${gusset > 0 ? ` + ${gusset}` : ''} × ${length} mm`,
    `${micron} micron`,
  ]
    .filter(Boolean)
    .join(', ');
}

function plasticBagValues({
  material,
  width,
  length,
  gusset,
  micron,
  printed,
  leaf,
  compost,
  r,
  hint,
  feature,
}: PlasticBagSpec): Values {
  return {
    resin: material,
    width,
    length,
    ...(gusset > 0 ? { gusset } : {}),
    thickness_micron: micron,
    closure_type: closureOf(feature),
    handle_type: 'None',
    print_process: printed > 0 ? 'Flexo' : 'Unprinted',
    ...(printed > 0 ? { print_colours: printed } : {}),
    ...(/food|bread|bakery|spice|salad|freezer|poultry|produce|vegetable/i.test(`${leaf.noun} ${leaf.group}`)
      ? { food_contact: ['EU 10/2011', 'IS 9845'] }
      : {}),
    compostable: compost ? r.pick(['Industrial EN 13432', 'Home (NF T 51-800)']) : 'None',
    material: material.startsWith('PP')
      ? 'PP'
      : material === 'PVC' || material === 'HDPE'
        ? material
        : 'LDPE',
    ...hint.set,
  };
}

const closureOf = (feature: string): string => {
  if (/\bzip/.test(feature)) return 'Zipper';
  if (/drawstring/.test(feature)) return 'Drawstring';
  return /adhesive|seal strip/.test(feature) ? 'Peel and seal' : 'Open top';
};

function plasticBagWords({
  stock,
  micron,
  width,
  gusset,
  length,
  grams,
  printed,
  roll,
  bags,
  compost,
  leaf,
}: PlasticBagSpec): Words {
  return {
    says: [
      `${stock.short} film of ${micron} micron, ${width}${gusset > 0 ? ` + ${gusset} gusset` : ''} × ${length} mm, about ${grams < 10 ? near(grams, 0.1) : near(grams, 1)} g a bag.`,
      `${printed > 0 ? `Printed in ${printed} color${printed > 1 ? 's' : ''} by flexo.` : 'Unprinted.'} ${roll ? `${bags} bags on a roll.` : `A kilogram is about ${Math.max(1, Math.round(1000 / grams))} bags.`}`,
      `Gauge held to ± ${micron < 20 ? 8 : 5} %, bottom seal tested at ${micron < 20 ? '6' : '12'} N per 15 mm.`,
    ],
    checks: [
      'Weigh 100 bags to verify the film gauge.',
      'Fill and hang one overnight to test the seal.',
      compost
        ? 'Ask for the certificate number; bags weaken after about ten months in store.'
        : 'Check that bags open easily; too little slip additive makes them block.',
      ...(/carrier|handle/i.test(leaf.noun)
        ? ['In India plastic carrier bags under 120 micron are not allowed; check the rule where you sell.']
        : []),
      'Ask for written confirmation of the virgin or recycled content.',
      'Give width first, then length; gusset is added to the width.',
    ],
    uses: [
      'For shops, packers and factories.',
      'For lining, wrapping and keeping sets together.',
      'For retail counters with several hundred customers a day.',
    ],
  };
}
