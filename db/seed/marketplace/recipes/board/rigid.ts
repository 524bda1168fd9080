import type { Draft, Order, Values, Words } from '../recipe.ts';
import { capital, featureOf, mm, near, sized } from '../recipe.ts';

const WRAPS = [
  'Art paper',
  'Textured paper',
  'Kraft paper',
  'Soft-touch laminated',
  'Leatherette',
  'Metallized paper',
  'Fabric',
] as const;

const WRAP_RATE: Record<string, number> = {
  'Art paper': 52,
  'Textured paper': 78,
  'Kraft paper': 38,
  'Soft-touch laminated': 84,
  Leatherette: 120,
  'Metallized paper': 88,
  Fabric: 150,
};

const INSERT_RATE: Record<string, number> = {
  None: 0,
  Corrugated: 60,
  Paperboard: 90,
  'EVA foam': 420,
  'PE foam': 300,
  'PU foam': 220,
  'Molded pulp': 180,
  'Thermoformed tray': 240,
  Satin: 260,
  'Velvet flock': 380,
};

const STYLE_WORK: Record<string, number> = {
  'Lift-off lid': 16,
  'Shoulder neck': 26,
  'Magnetic closure': 34,
  'Collapsible magnetic': 38,
  Drawer: 26,
  'Book style': 32,
  Clamshell: 36,
  Round: 30,
  Hexagon: 34,
  Heart: 38,
};

/** Set-up boxes of greyboard and wrap; price from board, wrap, insert and hand work. */
export function rigidBox(order: Order): Draft {
  const spec = rigidBoxSpec(order);
  const { area, thick, wrap, length, width, insert, style, r, height } = spec;
  return {
    title: rigidBoxTitle(spec),
    values: rigidBoxValues(spec),
    unit: 'piece',
    rupees: near(
      area * Number(thick) * 46 +
        area * (WRAP_RATE[wrap] ?? 60) +
        (length * width * (INSERT_RATE[insert] ?? 0)) / 1e6 +
        (STYLE_WORK[style] ?? 20),
      0.5,
    ),
    pack: length > 300 ? 10 : 25,
    lot: [15000, 70000],
    days: [12, 25],
    draw: {
      material: wrap === 'Kraft paper' ? 'kraft' : r.pick(['printed', 'printed', 'white', 'black'] as const),
      size: { w: length, d: width, h: height },
      style: style === 'Drawer' ? 'drawer' : 'lid',
      print: 'mark',
    },
    stream: wrap === 'Leatherette' || insert.includes('foam') ? 'other' : 'board',
    ...rigidBoxWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function rigidBoxSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(order, hint.sizes ?? [[200, 150, 60]]);
  const style = r.pick(hint.style ?? ['Lift-off lid']);
  const thick =
    length > 300
      ? r.pick(['2.0', '2.5', '3.0'])
      : length > 160
        ? r.pick(['1.5', '1.8', '2.0'])
        : r.pick(['1.2', '1.5']);
  const wrap = r.pick(WRAPS);
  const insert = r.pick(hint.of ?? ['None', 'None', 'EVA foam', 'Paperboard', 'Satin']);
  const finish =
    wrap === 'Leatherette' || wrap === 'Fabric'
      ? [r.pick(['Debossing', 'Hot foil'])]
      : r.pick([
          ['Matt lamination', 'Hot foil'],
          ['Soft touch', 'UV spot'],
          ['Embossing'],
          ['Hot foil'],
          ['Gloss lamination'],
        ]);
  const area = (2.2 * (length * width + 2 * height * (length + width))) / 1e6;
  const feature =
    hint.with === undefined
      ? r.pick(['', insert === 'None' ? '' : `${insertWords(insert)} insert`])
      : featureOf(order, [length, width, height]);
  const styleWord = (hint.style?.length ?? 1) > 1 ? styleWords(style) : '';
  return {
    leaf,
    styleWord,
    feature,
    r,
    wrap,
    length,
    width,
    height,
    style,
    thick,
    insert,
    finish,
    area,
    hint,
  };
}

type RigidBoxSpec = ReturnType<typeof rigidBoxSpec>;

function rigidBoxTitle({ leaf, styleWord, feature, r, wrap, length, width, height }: RigidBoxSpec): string {
  return [leaf.noun, styleWord, feature, r.chance(0.4) ? wrapWords(wrap) : '', mm(length, width, height)]
    .filter(Boolean)
    .join(', ');
}

function rigidBoxValues({
  style,
  thick,
  length,
  width,
  height,
  wrap,
  insert,
  r,
  finish,
}: RigidBoxSpec): Values {
  return {
    rigid_style: style,
    greyboard_thickness: thick,
    inner_length: length,
    inner_width: width,
    inner_height: height,
    wrap_paper: wrap,
    insert_type: insert,
    print_process:
      wrap === 'Art paper' || wrap === 'Soft-touch laminated'
        ? 'Offset'
        : r.pick(['Hot stamping', 'Screen', 'Offset']),
    finish,
  };
}

function rigidBoxWords({ thick, wrap, finish, insert, style, length, width, height }: RigidBoxSpec): Words {
  return {
    says: [
      `${thick} mm grayboard wrapped in ${wrap.toLowerCase()}, ${finish.join(' and ').toLowerCase()}, ${insert === 'None' ? 'no insert' : `${insertWords(insert)} insert`}.`,
      `${capital(styleWords(style))} construction on ${thick} mm grayboard; corners are taped and the wrap is turned in by hand.`,
      `Inside ${mm(length, width, height)}; outside about ${mm(length + Math.ceil(Number(thick) * 4), width + Math.ceil(Number(thick) * 4), height + Math.ceil(Number(thick) * 2))}.`,
      style === 'Collapsible magnetic'
        ? `Ships flat and sets up with four magnets and two tapes, which cuts freight to about a third.`
        : `Ships assembled, so allow for volumetric weight: ${Math.max(1, Math.round(1 / ((length * width * height) / 1e9) / 1.3))} boxes fit into a cubic meter.`,
    ],
    checks: [
      'Ask for a white dummy with your product inside before the wrap is printed.',
      'Fingerprints show on soft-touch black; ask for a scuff-resistant film if the box is handled often in stores.',
      insert === 'None'
        ? 'Add 2 to 3 mm each way for a loose fit, 1 mm for a tight one.'
        : 'Send the product or a 3D file for the insert; cavities are cut 0.5 mm over size.',
      'Foil and emboss need lines of at least 0.3 mm; send them as separate spot layers.',
      style.includes('agnetic')
        ? 'Check the pull of the magnets with the lid upright: heavier lids need two pairs.'
        : 'Check lid clearance at 70% humidity; wrapped board swells about 0.3 mm a side.',
      'Grayboard must be under 9% moisture or the wrap bubbles; ask for the reading with the delivery.',
    ],
    uses: [
      'For gifting seasons and launches, with a box that customers keep.',
      'Used by jewelers, sweet makers and cosmetics brands in short runs.',
      'For gifts shipped inside an outer carton.',
      'Suits festival and corporate orders of a few hundred pieces.',
    ],
  };
}

const insertWords = (insert: string): string =>
  insert.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

const styleWords = (style: string): string =>
  ({
    'Lift-off lid': 'lift-off lid',
    'Magnetic closure': 'magnetic flap',
    'Collapsible magnetic': 'fold-flat magnetic',
    Drawer: 'drawer style',
    'Book style': 'book style',
    'Shoulder neck': 'shoulder neck',
    Clamshell: 'hinged lid',
    Heart: 'heart-shaped',
    Hexagon: 'six-sided',
    Round: 'round tube-wall',
  })[style] ?? style.toLowerCase();

const wrapWords = (wrap: string): string =>
  wrap === 'Soft-touch laminated'
    ? 'soft-touch wrap'
    : wrap === 'Leatherette'
      ? 'leatherette'
      : `${wrap.toLowerCase()} wrap`;
