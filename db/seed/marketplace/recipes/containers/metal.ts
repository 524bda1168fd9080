import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, near, volume } from '../recipe.ts';

/** Body diameters in mm of the can sizes named by the attribute. */
const BODY: Record<string, number> = {
  '202': 57,
  '211': 66,
  '52 mm': 52,
  '53 mm': 53,
  '65 mm': 65,
  '73 mm': 73,
  '84 mm': 84,
  '99 mm': 99,
  '127 mm': 127,
  '153 mm': 153,
};

/** A round diameter that gives this volume sensible proportions. */
function roundSize(ml: number, choices: readonly string[], index: number): string {
  const fitting = choices.length > 1 ? choices[Math.min(choices.length - 1, index)] : choices[0];
  if (fitting !== undefined) return fitting;
  return ml <= 130 ? '52 mm' : ml <= 300 ? '65 mm' : ml <= 600 ? '84 mm' : ml <= 1300 ? '99 mm' : '153 mm';
}

export function metalCan(order: Order): Draft {
  const spec = metalCanSpec(order);
  const { grams, aluminium, material, printed, ml, hint, feature } = spec;
  return {
    title: metalCanTitle(spec),
    values: metalCanValues(spec),
    unit: 'piece',
    rupees: near(
      ((grams / 1000) * (aluminium ? 410 : material === 'Stainless steel' ? 420 : 172) +
        1.2 +
        (printed ? 1.5 + ml * 0.0006 : 0)) *
        (hint.factor ?? 1) +
        (feature.includes('valve') ? 3 : 0),
      0.05,
    ),
    pack: ml >= 10000 ? 10 : ml >= 2000 ? 40 : ml >= 500 ? 100 : 300,
    lot: [20000, 85000],
    days: [8, 25],
    draw: { kind: hint.draw ?? 'tin', material: hint.hue ?? 'steel', print: 'mark' },
    stream: material === 'Composite' ? 'other' : 'metal',
    ...metalCanWords(spec),
    custom: true,
  };
}

/** What one such product is, drawn from its leaf. */
function metalCanSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const sizes = hint.ml ?? [500, 1000];
  const ml = r.pick(sizes);
  const material = r.pick(hint.of ?? ['Tinplate']);
  const feature = featureOf(order, ml);
  const rectangular =
    /F-style|square|rectangular|oil tin|olive|lubricant|ghee tin, |solvent|hinged|sliding|dabba|churn|promotional|tea and coffee/i.test(
      leaf.noun,
    ) || /square|rectangular|book|house|heart/.test(feature);
  const can = roundSize(
    ml,
    hint.style ?? [],
    Math.floor((sizes.indexOf(ml) / sizes.length) * (hint.style?.length ?? 1)),
  );
  const body = BODY[can] ?? 99;
  const height = rectangular
    ? near(Math.cbrt(ml * 1000) * 1.75, 1)
    : near((ml * 1080) / ((Math.PI / 4) * body * body), 1);
  const food = /food|dairy|oil|spice|tea|milk|fish|coffee|beverage|ghee|vegetable|pet-food/.test(
    `${leaf.group} ${leaf.id}`,
  );
  const aluminium = material === 'Aluminium';
  const printed =
    /printed|beverage|sleek|biscuit|promotional/i.test(`${leaf.noun} ${feature}`) ||
    (!/churn|dabba|canister/i.test(leaf.noun) && r.chance(0.4));
  const grams = 0.82 * Math.pow(ml, 0.68) * (aluminium ? 0.5 : 1);
  const lacquer = aluminium
    ? r.pick(['BPA-NI', 'Epoxy-phenolic'])
    : food
      ? r.pick(['BPA-NI', 'Epoxy-phenolic', 'Organosol'])
      : r.pick(['Plain', 'Epoxy-phenolic']);
  const sizeWord = rectangular || hint.draw === 'bottle' || !can.includes('mm') ? '' : `${can} dia.`;
  return {
    leaf,
    feature,
    ml,
    sizeWord,
    lacquer,
    r,
    printed,
    material,
    rectangular,
    hint,
    can,
    height,
    food,
    grams,
    body,
    aluminium,
  };
}

type MetalCanSpec = ReturnType<typeof metalCanSpec>;

function metalCanTitle({ leaf, feature, ml, sizeWord, lacquer, r, printed }: MetalCanSpec): string {
  return [
    leaf.noun,
    /kg|L$/.test(feature) ? '' : volume(ml),
    feature,
    sizeWord,
    lacquer === 'Plain' ? '' : r.chance(0.5) ? `${lacquer} lacquer` : '',
    printed && !feature.includes('printed') ? 'litho printed' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function metalCanValues({
  material,
  rectangular,
  hint,
  can,
  height,
  ml,
  lacquer,
  feature,
  printed,
  food,
  grams,
  body,
}: MetalCanSpec): Values {
  return {
    material,
    ...(rectangular || hint.draw === 'bottle' ? {} : { can_diameter: can }),
    height,
    capacity_ml: ml,
    lacquer,
    closure_type: /peel|foil|membrane/.test(feature) ? 'Heat seal only' : 'Open top',
    print_process: printed ? 'Offset' : 'Unprinted',
    ...(food ? { food_contact: ['EU 1935/2004'] } : {}),
    weight_g: near(grams, 1),
    resin: 'PET',
    diameter: body,
  };
}

function metalCanWords({
  material,
  r,
  lacquer,
  rectangular,
  height,
  body,
  ml,
  printed,
  food,
}: MetalCanSpec): Words {
  return {
    says: [
      `${material === 'Tinplate' ? `Tinplate ${r.pick(['0.18', '0.20', '0.22'])} mm` : material}, ${lacquer === 'Plain' ? 'plain inside' : `${lacquer} lacquer inside`}, ${rectangular ? `about ${height} mm tall` : `body ${body} mm, height ${height} mm`}, filling ${volume(ml)}.`,
      printed
        ? 'Printed flat in up to six colours before the body is welded, so the side seam stays plain.'
        : 'Plain outside with clear varnish, ready for a paper label.',
    ],
    checks: [
      'Fill ten and keep them at 40 °C for a month: acid and salt find every scratch in the lacquer.',
      food
        ? 'Ask for the lacquer’s food-contact declaration, and for BPA-NI if you sell in the EU.'
        : 'For water-based paint ask for lacquered seams; plain tinplate rusts from inside.',
      'Check the double seam on your own closing machine: overlap of 1 mm or more.',
      'Dents on the body bead are claimable only before depalletising.',
      'Give the pallet height your depalletiser takes.',
      rectangular
        ? 'Handles carry three times the filled weight; ask for the pull report.'
        : 'Confirm end diameter and sealing compound with the seamer drawing.',
    ],
    uses: [
      'For fillers who need a full barrier and a long shelf life.',
      'For gifts and reuse at home as well as for the shelf.',
      'For brands that ship far and stack high.',
    ],
  };
}

const AEROSOL_DIAMETERS: readonly (readonly [number, string])[] = [
  [120, '52 mm'],
  [250, '53 mm'],
  [1000, '65 mm'],
];

export function aerosol(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [200, 300]);
  const material = r.pick(hint.of ?? ['Aluminium']);
  const can = (AEROSOL_DIAMETERS.find(([limit]) => ml <= limit) ?? [0, '65 mm'])[1];
  const height = near((ml * 1780) / ((Math.PI / 4) * (BODY[can] ?? 52) ** 2), 1);
  const lacquer = material === 'PET' ? 'Plain' : r.pick(['Epoxy-phenolic', 'BPA-NI', 'Organosol']);
  const feature = hint.with === undefined ? r.pick(['1 in opening', '']) : r.pick(hint.with);
  const bar = r.pick(['12', '15', '18']);
  return {
    title: [leaf.noun, `${ml} ml`, `${can.replace(' mm', '')} × ${height} mm`, feature, `${bar} bar`]
      .filter(Boolean)
      .join(', '),
    values: {
      material,
      can_diameter: can,
      height,
      capacity_ml: ml,
      lacquer,
      print_process: r.pick(['Dry offset', 'Offset', 'Unprinted']),
      finish: [r.pick(['Matt varnish', 'Gloss varnish', 'Soft touch'])],
    },
    unit: 'piece',
    rupees: near(
      (5.2 + Math.pow(ml, 0.62) * 0.34) * (hint.factor ?? 1) * (material === 'Aluminium' ? 1.15 : 1),
      0.05,
    ),
    pack: 200,
    lot: [45000, 160000],
    days: [14, 30],
    draw: { kind: 'bottle', material: hint.hue ?? 'steel', print: 'band' },
    stream: material === 'PET' ? 'plastic' : 'metal',
    says: [
      `${material} body ${can} across and ${height} mm tall, ${lacquer === 'Plain' ? 'no lining' : `${lacquer} lining`}, deformation above ${bar} bar.`,
      `Brimful about ${near(ml * 1.6, 5)} ml, filling ${ml} ml; one-inch opening for standard valves.`,
    ],
    checks: [
      'Send the formula pH and solvent: the lining is chosen by it.',
      'Ask for the pressure certificate of the lot and keep a retained sample.',
      'Valve crimp dimensions are 27.2 mm wide and 4.8 mm deep; check with your gasket.',
      'Water-bath every can after filling.',
    ],
    uses: ['For aerosol fillers with a one-inch line.', 'For personal care, household and technical sprays.'],
    custom: true,
  };
}
