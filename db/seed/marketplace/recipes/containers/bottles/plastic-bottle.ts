import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, named, near, volume } from '../../recipe.ts';
import { bottleSize, neckFor, resin } from '../plastics.ts';
import { bodyMaterial } from './body-colour.ts';

const COLOURS: Record<string, readonly string[]> = {
  PET: ['clear', 'clear', 'amber', 'green tint', 'blue tint'],
  rPET: ['clear', 'clear', 'amber'],
  PETG: ['clear', 'frosted'],
  HDPE: ['white', 'white', 'natural', 'black', 'blue'],
  LDPE: ['natural', 'white'],
  'PP copolymer': ['natural', 'white'],
};

const SHAPES = ['Cylinder', 'Boston round', 'Cosmo round', 'Oval', 'Square', 'Modern round'] as const;

const SLENDER: Record<string, number> = {
  'Boston round': 2.3,
  'Cosmo round': 3.1,
  Bullet: 2.9,
  Oval: 2.5,
  Square: 2.1,
  Packer: 1.75,
  Flask: 2.4,
  Handled: 1.9,
  Rectangular: 2.1,
  'Modern round': 2.9,
};

/** Blow-moulded bottles: weight from size, price from weight. */
export function plasticBottle(order: Order): Draft {
  const spec = plasticBottleSpec(order);
  const { grams, material, feature, hint, ml, colour, diameter, height, r, leaf } = spec;
  return {
    title: plasticBottleTitle(spec),
    values: plasticBottleValues(spec),
    unit: 'piece',
    rupees: near(
      ((grams / 1000) * resin(material).rate * 1.32 +
        0.55 +
        (feature.includes('pump') ? 5 : /cap|cup|plug|ball/.test(feature) ? 1.2 : 0)) *
        ((hint.factor ?? 1) > 1.3 ? (hint.factor ?? 1) * 0.8 : 1),
      0.01,
    ),
    pack: ml <= 100 ? 500 : ml <= 500 ? 200 : ml <= 1500 ? 100 : 40,
    lot: [9000, 45000],
    days: [6, 18],
    draw: {
      material: bodyMaterial(colour),
      size: { w: diameter, d: diameter, h: height },
      print: r.pick(['mark', 'band'] as const),
    },
    stream: /coex|barrier|fluorinated/i.test(`${leaf.noun} ${feature}`) ? 'laminate' : 'plastic',
    ...plasticBottleWords(spec),
    custom: true,
    eco: material === 'rPET' || feature.includes('PCR'),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function plasticBottleSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const ml = r.pick(hint.ml ?? [100, 250, 500, 1000]);
  const material = r.pick(hint.of ?? ['PET', 'HDPE']);
  const neck = pickNeck(order, ml);
  const colour = possible(r.pick(hint.colours ?? COLOURS[material] ?? ['natural', 'white']), material);
  const shape = String(hint.set?.bottle_shape ?? r.pick(hint.style ?? SHAPES));
  const brimful = near(ml * (ml < 100 ? 1.1 : 1.06), ml < 100 ? 1 : 5);
  const grams = near(
    1.02 *
      Math.pow(ml, 0.6) *
      (resin(material).density / 1.15) *
      Math.max(0.25, hint.factor ?? 1) ** (hint.factor !== undefined && hint.factor > 1.3 ? 0.35 : 1) +
      2,
    ml < 100 ? 0.5 : 1,
  );
  const { height, diameter } = bottleSize(brimful, (SLENDER[shape] ?? 2.6) * (ml > 900 ? 0.95 : 1));
  const feature = featureOf(order, ml);
  const parts = [
    named(leaf.noun, resin(material).short),
    volume(ml),
    feature || (r.chance(0.75) ? `${neck} neck` : ''),
    r.chance(0.8) ? colour : '',
  ];
  return {
    parts,
    material,
    ml,
    brimful,
    neck,
    shape,
    grams,
    height,
    diameter,
    colour,
    feature,
    leaf,
    hint,
    r,
  };
}

type PlasticBottleSpec = ReturnType<typeof plasticBottleSpec>;

function plasticBottleTitle({ parts }: PlasticBottleSpec): string {
  return parts.filter(Boolean).join(', ');
}

function plasticBottleValues({
  material,
  ml,
  brimful,
  neck,
  shape,
  grams,
  height,
  diameter,
  colour,
  feature,
  leaf,
}: PlasticBottleSpec): Values {
  return bottleValues({
    material,
    ml,
    brimful,
    neck,
    shape,
    grams,
    height,
    diameter,
    colour,
    pcr: pcrOf(feature, material),
    food: /food|water|juice|milk|dairy|oil|beverage|spice|yogurt/.test(`${leaf.group} ${leaf.id}`),
  });
}

function plasticBottleWords({
  material,
  grams,
  shape,
  diameter,
  height,
  brimful,
  ml,
  neck,
}: PlasticBottleSpec): Words {
  return {
    says: [
      `${resin(material).short}, ${grams} g, ${shape.toLowerCase()}, ${diameter} mm across and ${height} mm tall; brimful ${brimful} ml.`,
      `Filling volume ${volume(ml)} with ${Math.round((brimful / ml - 1) * 100)} % headspace. ${material === 'PET' || material === 'rPET' ? 'Stretch-blown' : 'Extrusion-blown'} at ${grams} g.`,
      `${neck} finish, body ${diameter} mm, height to the neck top ${height} mm. Weight ${grams} g ± ${near(Math.max(0.5, grams * 0.03), 0.5)}.`,
    ],
    checks: bottleChecks(neck, { material, ml }),
    uses: BOTTLE_USES,
  };
}

/** Polyethylene cannot be clear and is hardly ever amber. */
function possible(colour: string, material: string): string {
  if (material === 'PET' || material === 'rPET' || material === 'PETG')
    return colour === 'natural' ? 'clear' : colour;
  return colour === 'clear' ? 'natural' : colour === 'amber' ? 'white' : colour;
}

function pickNeck(order: Order, ml: number): string {
  const { hint } = order.leaf;
  const list = hint.neck ?? neckFor(ml);
  if (list.includes('53-400')) return ml <= 150 ? '38-400' : ml <= 300 ? '45-400' : '53-400';
  return order.r.pick(list);
}

const pcrOf = (feature: string, material: string): number =>
  feature.includes('PCR') ? Number.parseInt(feature, 10) : material === 'rPET' ? 100 : 0;

interface BottleSpec {
  material: string;
  ml: number;
  brimful: number;
  neck: string;
  shape: string;
  grams: number;
  height: number;
  diameter: number;
  colour: string;
  pcr: number;
  food: boolean;
}

function bottleValues(b: BottleSpec): Values {
  const stretch = b.material === 'PET' || b.material === 'rPET';
  const values: Values = {
    resin: b.material,
    capacity_ml: b.ml,
    brimful_ml: b.brimful,
    neck_finish: b.neck,
    bottle_shape: b.shape,
    weight_g: b.grams,
    height: b.height,
    diameter: b.diameter,
    colour: b.colour,
    process: stretch ? 'Injection stretch blow' : b.ml < 20 ? 'Injection blow' : 'Extrusion blow',
  };
  if (b.food)
    values.food_contact =
      b.material === 'rPET' ? ['EU 2022/1616 (recycled)', 'FDA 21 CFR 174-186'] : ['EU 10/2011', 'IS 9845'];
  if (b.pcr > 0) values.pcr_content = b.pcr;
  return values;
}

function bottleChecks(neck: string, { material, ml }: { material: string; ml: number }): string[] {
  const checks = [
    `Check your cap against the ${neck} drawing: thread turns and E dimension differ even when the diameter agrees.`,
    'Fill and leave ten bottles upside down for 24 hours before you approve the cap and liner.',
    `Ask for ${material === 'HDPE' || material === 'LDPE' ? 'a stress-crack test if the product holds detergent' : 'the top-load figure, since light bottles dent in a five-high stack'}.`,
    'Label panels are flat to 0.5 mm; send the label size before artwork.',
    ml >= 1000
      ? 'Drop-test filled bottles from 1.2 m on the base and on the handle.'
      : 'Run a hundred bottles on the filler: light ones tip on curved conveyors.',
    material === 'PET' || material === 'rPET'
      ? 'State the filling temperature; above 60 °C ordinary PET shrinks.'
      : 'State the filling temperature and whether the cap goes on hot: cooling pulls thin walls in.',
    'Color is matched to the masterbatch chip; allow for slight variation between lots.',
  ];
  return material === 'rPET'
    ? [...checks, 'Ask for the recycled-content declaration with the lot; a faint gray tint is normal.']
    : checks;
}

const BOTTLE_USES = [
  'For fillers of personal care, home care and food who buy by the pallet.',
  'For small brands that label by hand and for lines up to 120 bottles a minute.',
  'Fits most rotary fillers with only a star wheel change.',
  'For water-thin to medium-thick liquids.',
] as const;
