import { resin } from '../containers/plastics.ts';
import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, mm, near, sized } from '../recipe.ts';

/** Blisters, clamshells and formed trays. */
export function thermoform(order: Order): Draft {
  const spec = thermoformSpec(order);
  const { grams, stock, material } = spec;
  return {
    title: thermoformTitle(spec),
    values: thermoformValues(spec),
    unit: 'piece',
    rupees: near((grams / 1000) * stock.rate * 1.7 + 0.6, 0.05),
    pack: grams > 40 ? 200 : 500,
    lot: [12000, 50000],
    days: [8, 20],
    draw: { material: 'pet' },
    stream: 'plastic',
    ...thermoformWords(spec),
    custom: true,
    eco: material === 'rPET',
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function thermoformSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(order, hint.sizes ?? [[150, 100, 30]]);
  const material = r.pick(hint.of ?? ['PET']);
  const stock = resin(material);
  const thick = height === 0 ? 0.1 : r.pick([0.3, 0.35, 0.4, 0.5, 0.6]);
  const area = (length * width * 1.12 + 2 * height * (length + width) * 0.5) / 1e6;
  const grams = near(
    area * thick * stock.density * 1000 * (/clamshell|double|trifold/i.test(leaf.noun) ? 2 : 1),
    0.1,
  );
  const feature = featureOf(order);
  const antistatic = r.pick(['None', 'None', 'None', 'Anti-static']);
  return { leaf, stock, feature, height, length, width, thick, material, antistatic, grams, r };
}

type ThermoformSpec = ReturnType<typeof thermoformSpec>;

function thermoformTitle({ leaf, stock, feature, height, length, width, thick }: ThermoformSpec): string {
  return [
    `${leaf.noun}, ${stock.short}`,
    feature,
    height === 0 ? `${length} × ${width} mm` : mm(length, width, height),
    `${thick} mm`,
  ]
    .filter(Boolean)
    .join(', ');
}

function thermoformValues({
  material,
  thick,
  length,
  width,
  height,
  antistatic,
  stock,
}: ThermoformSpec): Values {
  return {
    resin: material,
    thickness: thick,
    length,
    width,
    ...(height > 0 ? { height } : {}),
    anti_static: antistatic,
    recyclable: material === 'PVC' ? 'Not recyclable' : 'Recyclable where collected',
    structure: `${stock.short} ${Math.round(thick * 1000)}`,
    sterilisation: 'Ethylene oxide',
    cleanroom: 'ISO 8',
    orifice: 0,
    material: 'PETG',
  };
}

function thermoformWords({ stock, thick, grams, height, antistatic, r, material }: ThermoformSpec): Words {
  return {
    says: [
      `${stock.short} of ${thick} mm before forming, about ${grams} g, ${height === 0 ? 'flat' : `${height} mm deep`}${antistatic === 'None' ? '' : ', anti-static'}.`,
      `Drawn on ${r.pick(['aluminum', 'resin'])} tooling; thinnest corner about ${near(thick * 0.45, 0.05)} mm.`,
    ],
    checks: [
      'Send us the product: the cavity is modeled on it, which is more precise than a drawing.',
      'Ask about the tooling cost and who owns the mold.',
      'Stacking lugs should alternate or the trays jam.',
      material === 'PVC'
        ? 'Some retailers no longer accept PVC; PET forms the same with a longer cycle.'
        : 'Check heat-seal coating of your card with this film.',
      'Drop-test a packed clamshell ten times on its hinge.',
    ],
    uses: [
      'For tools, electronics, cosmetics and medical sets.',
      'For shops that hang packs and for line trays.',
    ],
  };
}

const BOARDS: readonly (readonly [number, number])[] = [
  [2440, 1220],
  [2000, 1000],
  [1200, 1000],
];

const SHEETS: readonly (readonly [number, number])[] = [
  [1000, 700],
  [1200, 900],
  [2440, 1220],
  [720, 520],
];

/** Rigid sheets by the kilogram or the sheet. */
export function plasticSheet(order: Order): Draft {
  const spec = plasticSheetSpec(order);
  const { kg, stock, hollow, hint, material } = spec;
  return {
    title: plasticSheetTitle(spec),
    values: plasticSheetValues(spec),
    unit: 'sheet',
    rupees: near(kg * (stock.rate + 62) * Math.max(1, hollow ? 1 : (hint.factor ?? 1)) + 1.5, 0.5),
    pack: 25,
    lot: [12000, 60000],
    days: [4, 14],
    draw: { material: 'white' },
    stream: material === 'PLA' ? 'compostable' : 'plastic',
    ...plasticSheetWords(spec),
    custom: true,
    eco: material === 'rPET' || material === 'PLA',
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function plasticSheetSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const material = r.pick(hint.of ?? ['PET']);
  const stock = resin(material);
  const thick = r.pick(hint.thick ?? [0.5]);
  const hollow = (hint.factor ?? 1) < 1;
  const [length, width] = r.pick(hollow ? BOARDS : SHEETS);
  const colour = r.pick(
    hollow
      ? ['white', 'black', 'blue', 'gray']
      : material === 'PC' || material.includes('PET') || material === 'PVC' || material === 'PLA'
        ? ['clear', 'clear', 'white']
        : ['white', 'black', 'natural'],
  );
  const feature = featureOf(order);
  const kg = (length * width * thick * stock.density * (hollow ? (hint.factor ?? 1) : 1)) / 1e6;
  return { hint, length, leaf, stock, material, feature, thick, width, colour, hollow, kg, r };
}

type PlasticSheetSpec = ReturnType<typeof plasticSheetSpec>;

function plasticSheetTitle({
  hint,
  length,
  leaf,
  stock,
  material,
  feature,
  thick,
  width,
  colour,
}: PlasticSheetSpec): string {
  return [
    (hint.of?.length ?? 1) > 1 && !leaf.noun.includes(stock.short)
      ? `${leaf.noun}, ${stock.short}`
      : material === 'rPET'
        ? 'rPET sheet'
        : material === 'PETG'
          ? 'PETG sheet'
          : leaf.noun,
    feature,
    `${thick} mm`,
    `${length} × ${width} mm`,
    colour,
  ]
    .filter(Boolean)
    .join(', ');
}

function plasticSheetValues({
  material,
  thick,
  length,
  width,
  colour,
  stock,
  hollow,
  hint,
}: PlasticSheetSpec): Values {
  return {
    resin: material,
    thickness: thick,
    length,
    width,
    colour,
    anti_static: 'None',
    ...(/PET|PP|PS|PLA/.test(stock.short) && !hollow ? { food_contact: ['EU 10/2011', 'IS 9845'] } : {}),
    ...hint.set,
  };
}

function plasticSheetWords({ stock, thick, colour, kg, hollow, r }: PlasticSheetSpec): Words {
  return {
    says: [
      `${stock.short}, ${thick} mm, ${colour}, about ${kg < 1 ? `${near(kg * 1000, 1)} g` : `${kg.toFixed(1)} kg`} a sheet.`,
      hollow
        ? 'Twin walls with ribs every few millimeters; creases and ultrasonic welds well.'
        : `Thickness held to ± 4%; one side ${r.pick(['masked with film', 'corona treated', 'plain'])}.`,
    ],
    checks: [
      'Give the extrusion direction; sheets shrink more along it.',
      'Ask for surface resistance if parts are static-sensitive.',
      hollow
        ? 'Flutes run along the first measure; specify the crease direction.'
        : 'Dry hygroscopic sheet before forming or it bubbles.',
      'Cut one sheet on the diagonal to check squareness.',
    ],
    uses: ['For thermoformers, box makers and sign shops.', 'For layer pads, partitions and machine guards.'],
  };
}
