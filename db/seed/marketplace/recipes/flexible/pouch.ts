import type { Draft, Order, Size, Values, Words } from '../recipe.ts';
import { featureOf, mass, near, volume } from '../recipe.ts';
import type { Structure } from './structures.ts';
import { structure } from './structures.ts';

/** Pouch of a retail filling: width, height, gusset in mm. */
function pouchSize(fill: number, style: string): Size {
  const flat = style === 'Sachet' || style === 'Three-side seal' || style === 'Pillow' || style === 'Shaped';
  if (style === 'Stick pack') return [20 + Math.round(fill), 100 + Math.round(fill * 4), 0];
  const k = fill / 100;
  const width = near(flat ? 118 * k ** 0.28 : 128 * k ** 0.27, 5),
    height = near(flat ? 165 * k ** 0.3 : 198 * k ** 0.24, 5);
  return [Math.max(50, width), Math.max(65, height), flat ? 0 : near(68 * k ** 0.22, 5)];
}

/** Made-up pouches, sold by the piece. */
export function flexiblePouch(order: Order): Draft {
  const spec = flexiblePouchSpec(order);
  const { grams, web, zip, size, feature, hint, fill, colours } = spec;
  return {
    title: flexiblePouchTitle(spec),
    values: flexiblePouchValues(spec),
    unit: 'piece',
    rupees: near(
      ((grams / 1000) * web.rate +
        (zip ? 0.45 + size[0] * 0.0016 : 0) +
        (feature.includes('spout') || feature.includes('cap') ? 2.4 : 0) +
        (hint.set?.valve === true ? 1.9 : 0) +
        0.12) *
        (hint.factor ?? 1),
      0.01,
    ),
    pack: fill >= 3000 ? 200 : fill < 30 ? 5000 : 1000,
    lot: colours === 0 ? [8000, 25000] : [30000, 110000],
    days: colours === 0 ? [4, 10] : [14, 28],
    draw: {
      material:
        web.word.includes('kraft') || web.word === 'paper'
          ? 'kraft'
          : web.word === 'foil' || web.word === 'metallized'
            ? 'foil'
            : colours > 6
              ? 'printed'
              : 'white',
      print: colours > 6 ? 'band' : 'mark',
    },
    stream: web.word === 'compostable' ? 'compostable' : web.mono === true ? 'film' : 'laminate',
    ...flexiblePouchWords(spec),
    custom: true,
    eco: web.mono === true || web.word === 'compostable',
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function flexiblePouchSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const web = structure(r.pick(hint.of ?? ['clear']));
  const style = r.pick(hint.style ?? ['Stand-up (doypack)']);
  const liquid = hint.ml !== undefined;
  const fill = r.pick(hint.ml ?? hint.grams ?? [250]);
  const base = pouchSize(fill, style);
  const stretch = order.turn > 1 ? r.pick([0, 0, 5, 10, -5]) : 0;
  const size: Size = [base[0] + stretch, base[1] + stretch, base[2]];
  const feature = featureOf(order);
  const zip = hint.set?.closure_type === 'Zipper' || feature.includes('zip');
  const area =
    (2 *
      (size[0] + (style === 'Stand-up (doypack)' ? 0 : size[2])) *
      (size[1] + (/doypack|Flat bottom/i.test(style) ? size[2] / 2 : 0) + 12)) /
    1e6;
  const grams = near(area * web.gsm, 0.1);
  const colours = r.pick([0, 4, 6, 8, 9]);
  const look = /kraft|foil|mono|metal|compost|retort|vacuum|window/i.test(leaf.noun) ? '' : web.word;
  return { leaf, feature, look, liquid, fill, r, size, order, web, style, zip, colours, grams, hint };
}

type FlexiblePouchSpec = ReturnType<typeof flexiblePouchSpec>;

function flexiblePouchTitle({ leaf, feature, look, liquid, fill, r, size }: FlexiblePouchSpec): string {
  return [
    leaf.noun,
    feature,
    look,
    liquid ? volume(fill) : mass(fill),
    r.chance(0.3) ? `${size[0]} × ${size[1]} mm` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function flexiblePouchValues({
  order,
  web,
  style,
  size,
  fill,
  liquid,
  zip,
  colours,
  feature,
}: FlexiblePouchSpec): Values {
  return pouchValues(order, { web, style, size, fill, liquid, zip, colours, feature });
}

function flexiblePouchWords({ web, size, grams, colours, zip, liquid }: FlexiblePouchSpec): Words {
  return {
    says: pouchSays(web, { size, grams, colours }),
    checks: pouchChecks(web, { zip, liquid }),
    uses: pouchUses(web, liquid),
  };
}

interface PouchSpec {
  web: Structure;
  style: string;
  size: Size;
  fill: number;
  liquid: boolean;
  zip: boolean;
  colours: number;
  feature: string;
}

function pouchValues(order: Order, p: PouchSpec): Values {
  const set = order.leaf.hint.set ?? {};
  const values: Values = {
    pouch_style: p.style,
    structure: p.web.text,
    thickness_micron: p.web.micron,
    width: p.size[0],
    height: p.size[1],
    ...(p.size[2] > 0 ? { gusset: p.size[2] } : {}),
    capacity_ml: p.liquid ? p.fill : near(p.fill * 1.8, 5),
    closure_type:
      p.style === 'Spouted' || /tap|spout/.test(p.feature)
        ? 'Spout'
        : p.zip
          ? 'Zipper'
          : p.feature.includes('tin tie')
            ? 'Tin tie'
            : 'Heat seal only',
    valve: false,
    window: p.feature.includes('window'),
    tear_feature: 'Tear notch',
    barrier_otr: p.web.otr,
    barrier_wvtr: p.web.wvtr,
    retort: false,
    print_process: p.colours === 0 ? 'Unprinted' : order.r.pick(['Gravure', 'Gravure', 'Flexo', 'Digital']),
    ...(p.colours > 0 ? { print_colours: p.colours } : {}),
    food_contact: ['EU 10/2011', 'FSSAI Packaging 2018', 'IS 9845'],
    length: p.size[1],
    resin: 'LDPE',
    material: 'EVOH laminate',
  };
  return { ...values, ...set };
}

function pouchSays(
  web: Structure,
  { size, grams, colours }: { size: Size; grams: number; colours: number },
): string[] {
  return [
    `${web.text}, ${web.micron} micron in all; oxygen ${web.otr} cc and moisture ${web.wvtr} g per m² a day.`,
    `Size ${size[0]} × ${size[1]}${size[2] > 0 ? ` + ${size[2]}` : ''} mm, about ${grams} g empty, ${colours === 0 ? 'unprinted stock' : `printed in ${colours} colors`}.`,
    `Laminate ${web.text}. ${colours === 0 ? 'Plain stock, ready for a label.' : `Register held to 0.3 mm over ${colours} colors.`}`,
  ];
}

function pouchChecks(web: Structure, { zip, liquid }: { zip: boolean; liquid: boolean }): string[] {
  const checks = [
    'Fill a sample with your product and shake it: fine particles in the seal are a common cause of leaks.',
    `Ask for seal strength at your jaw temperature, ${web.micron > 110 ? '25' : '20'} N per 15 mm or more.`,
    'Give the bulk density: flakes need a larger pouch than the same weight of grain.',
    web.otr > 20
      ? 'For more than three months of shelf life ask for a metallized or foil version.'
      : 'Flex cracks raise the oxygen figure; ask for it after Gelbo flexing.',
    'Approve a cylinder proof on film, not on paper.',
    'Oil and chilli stain seals: ask for a stain-resistant sealant.',
  ];
  if (zip) checks.push('Open and close the zip thirty times with powder in the track.');
  if (liquid) checks.push('Drop-test filled pouches from 1.2 m after a night at 4 °C.');
  return checks;
}

function pouchUses(web: Structure, liquid: boolean): string[] {
  if (liquid)
    return [
      'For liquids, gels and purees sold as refills.',
      'For fillers with a rotary machine or a simple hand nozzle.',
      'Uses a third of the plastic of a bottle of the same size.',
    ];
  if (web.word === 'nylon' || web.word === '7-layer')
    return [
      'For meat, cheese and nuts packed under vacuum.',
      'For chamber machines and frozen storage.',
      'For processors with manual portioning and sealing.',
    ];
  return [
    'For dry food, snacks and blends sold on the shelf.',
    'Runs on premade-pouch fillers and by hand with a sealer.',
    'For contract packers who keep several sizes in stock.',
    'For brands that frequently launch new flavors.',
  ];
}

/** Printed webs in reels for wrapping and form-fill-seal machines, sold by the kilogram. */
export function laminateRoll(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const web = structure(r.pick(hint.of ?? ['met']));
  const width = near(r.inSteps({ low: 90, high: 680, step: 10 }), 10);
  const colours = r.pick([1, 2, 4, 6, 8]);
  const feature = featureOf(order);
  return {
    title: [leaf.noun, feature, web.text, `${width} mm reel`].filter(Boolean).join(', '),
    values: {
      structure: web.text,
      thickness_micron: web.micron,
      width,
      roll_width: width,
      height: near(width * 0.7, 5),
      closure_type: 'Heat seal only',
      barrier_otr: web.otr,
      barrier_wvtr: web.wvtr,
      print_process: 'Gravure',
      print_colours: colours,
      food_contact: ['EU 10/2011', 'FSSAI Packaging 2018'],
      pouch_style: 'Pillow',
      tear_feature: 'None',
      retort: false,
      resin: 'PP homopolymer',
      roll_length: near(900000 / web.gsm / Math.max(0.2, width / 1000), 100),
    },
    unit: 'kg',
    rupees: near(web.rate + colours * 4, 0.5),
    pack: 25,
    lot: [45000, 160000],
    days: [12, 26],
    draw: { print: 'mark' },
    stream: web.text.includes('aper')
      ? 'laminate'
      : web.text.startsWith('BOPP 20 / CPP') ||
          web.text.startsWith('Pearl') ||
          web.text.startsWith('LDPE / LLDPE')
        ? 'film'
        : 'laminate',
    says: [
      `${web.text}, ${web.micron} micron, ${web.gsm} gsm: a kilogram covers about ${near(1000 / web.gsm, 0.1)} m².`,
      `Oxygen ${web.otr} cc, moisture ${web.wvtr} g per m² a day; printed in ${colours} color${colours > 1 ? 's' : ''} on a ${width} mm reel.`,
      `Reels up to 600 mm outside on a 76 mm core, joints flagged on both edges.`,
    ],
    checks: [
      'Give reel direction, eye-mark size and repeat length with the artwork.',
      'Ask for friction 0.2 to 0.3 on the sealing side; fast lines need it.',
      'Run a full shift with one reel before you place a seasonal order.',
      'Ink holdout on cold seal needs a release varnish; say which machine you run.',
      'Weigh and measure a reel on arrival, and check whether the weight includes the core.',
    ],
    uses: [
      'For flow-wrap and form-fill-seal lines.',
      'For packers with several printed designs and volumes by the metric ton.',
    ],
    custom: true,
  };
}
