import type { Random } from '../../random.ts';
import type { Draft, Order, Size, Values } from '../recipe.ts';
import { capital, featureOf, mm, near, sized, volume } from '../recipe.ts';

/** Bulk in cm³/g, usual weights and rupees a kilogram of each board. */
// biome-ignore format: a table
const BOARDS: Record<string, { bulk: number; gsm: readonly number[]; rate: number; short: string }> = {
  'FBB (GC1)': { bulk: 1.55, gsm: [250, 270, 300, 325, 350], rate: 104, short: 'FBB' },
  'FBB (GC2)': { bulk: 1.6, gsm: [250, 280, 300, 330], rate: 98, short: 'FBB' },
  'SBS (SBB)': { bulk: 1.28, gsm: [240, 270, 300, 330, 350], rate: 122, short: 'SBS' },
  SUB: { bulk: 1.35, gsm: [300, 350, 400], rate: 96, short: 'SUB' },
  'WLC (GD)': { bulk: 1.35, gsm: [300, 320, 350, 400], rate: 62, short: 'WLC' },
  'WLC (GT)': { bulk: 1.38, gsm: [300, 350, 400], rate: 66, short: 'WLC' },
  'Duplex gray back': { bulk: 1.3, gsm: [285, 300, 320, 350], rate: 56, short: 'duplex' },
  'Duplex white back': { bulk: 1.3, gsm: [285, 300, 330], rate: 62, short: 'duplex' },
  'Kraft board': { bulk: 1.36, gsm: [250, 280, 300, 350], rate: 78, short: 'kraft board' },
  'Art card': { bulk: 1.02, gsm: [250, 300, 350], rate: 92, short: 'art card' },
  'Metallized board': { bulk: 1.3, gsm: [300, 330, 350], rate: 118, short: 'metallized board' },
};

/** Boards that are seldom stamped or embossed. */
const PLAIN_BOARD = /WLC|Duplex|SUB/;

const FINISHES = [
  ['Aqueous coating'],
  ['Gloss varnish'],
  ['Matt lamination'],
  ['Gloss lamination'],
  ['Matt lamination', 'UV spot'],
  ['Matt lamination', 'Hot foil'],
  ['Aqueous coating', 'Embossing'],
] as const;

const FINISH_WORDS: Record<string, string> = {
  'Matt lamination': 'matt laminated',
  'Gloss lamination': 'gloss laminated',
  'Hot foil': 'foil-stamped',
  'UV spot': 'spot UV',
  Embossing: 'embossed',
};

const USUAL_SIZES: readonly Size[] = [
  [60, 40, 150],
  [90, 60, 160],
  [120, 80, 200],
];

/** Printed board cartons; with `ml` in the hint, liquid cartons of the milk and juice kind. */
export function foldingCarton(order: Order): Draft {
  if (order.leaf.hint.ml !== undefined) return liquidCarton(order);
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(order, hint.sizes ?? USUAL_SIZES);
  const board = r.pick(hint.of ?? ['FBB (GC2)', 'Duplex gray back', 'SBS (SBB)']);
  const stock = boardStock(board);
  const gsm = r.pick(stock.gsm);
  const finish = r.pick(finishesFor(board, leaf.noun));
  const colours = r.pick([2, 4, 4, 4, 5, 6]);
  const windowed = hint.with?.some((text) => text.includes('window')) ?? false;
  const feature = featureOf(order, [length, width, height]);
  const window = windowed && (feature.includes('window') || hint.with?.length === 1);
  const style = r.pick(hint.style ?? ['Reverse tuck end']);
  const area = blank(style, { size: [length, width, height], lidded: /box|carton/i.test(leaf.noun) });
  const paper = (area * gsm * stock.rate * 1.22) / 1000;
  const spec = r.chance(0.55)
    ? `${gsm} gsm ${stock.short}`
    : (FINISH_WORDS[finish[finish.length - 1] ?? ''] ?? `${gsm} gsm ${stock.short}`);
  return {
    title: [leaf.noun, feature, spec, mm(length, width, height)].filter(Boolean).join(', '),
    values: cartonValues({
      style,
      board,
      gsm,
      bulk: stock.bulk,
      size: [length, width, height],
      window,
      colours,
      finish,
      food:
        /food|dairy|spice|beverages/.test(leaf.group) || order.leaf.registrationCategory === 'Food Packaging',
    }),
    unit: 'piece',
    rupees: paper + area * (7 + colours * 1.2 + finish.length * 3) + (window ? 0.6 : 0) + 0.35,
    pack: length > 200 ? 100 : length > 100 ? 250 : 500,
    lot: [14000, 60000],
    days: [8, 18],
    draw: {
      material: board === 'Kraft board' || board === 'SUB' ? 'kraft' : 'white',
      size: { w: length, d: width, h: height },
      print: r.pick(['mark', 'pattern'] as const),
    },
    stream: 'board',
    says: cartonSays({ r, board, gsm, caliper: near(gsm * stock.bulk, 5), colours, finish }),
    checks: cartonChecks(gsm, { window, tuck: style.includes('tuck') }),
    uses: CARTON_USES,
    custom: true,
  };
}

const boardStock = (board: string) => {
  const stock = BOARDS[board];
  if (stock === undefined) throw new Error(`no board ${board}`);
  return stock;
};

const finishesFor = (board: string, noun: string) =>
  PLAIN_BOARD.test(board) || /frozen|shrimp|ice cream/i.test(noun) ? FINISHES.slice(0, 4) : FINISHES;

/** Board used for one carton, m². Tubes are reckoned with the opening at the small end. */
function blank(
  style: string,
  { size: [length, width, height], lidded }: { size: Size; lidded: boolean },
): number {
  if (style === 'Tray')
    return ((length + 2 * height + 20) * (width + 2 * height + 20) * (lidded ? 2.1 : 1.1)) / 1e6;
  if (style === 'Sleeve') return ((2 * (length + height) + 18) * width) / 1e6;
  if (style === 'Pillow') return (2.15 * length * (width + height)) / 1e6;
  const [small, middle, tall] = [length, width, height].sort((a, b) => a - b) as [number, number, number];
  return ((2 * middle + 2 * small + 18) * (tall + 1.7 * small + 12)) / 1e6;
}

interface CartonSpec {
  style: string;
  board: string;
  gsm: number;
  bulk: number;
  size: Size;
  window: boolean;
  colours: number;
  finish: readonly string[];
  food: boolean;
}

function cartonValues(c: CartonSpec): Values {
  const values: Values = {
    carton_style: c.style,
    board_type: c.board,
    grammage: c.gsm,
    caliper: near(c.gsm * c.bulk, 5),
    inner_length: c.size[0],
    inner_width: c.size[1],
    inner_height: c.size[2],
    window: c.window,
    print_process: 'Offset',
    print_colours: c.colours,
    finish: [...c.finish],
  };
  if (c.food)
    values.food_contact =
      c.board.startsWith('SBS') || c.board.startsWith('FBB')
        ? ['BfR XXXVI (paper)', 'FSSAI Packaging 2018']
        : ['FSSAI Packaging 2018'];
  return values;
}

function cartonSays(c: {
  r: Random;
  board: string;
  gsm: number;
  caliper: number;
  colours: number;
  finish: readonly string[];
}): string[] {
  return [
    `${c.gsm} gsm ${c.board} board, ${c.caliper} micron thick, offset printed in ${c.colours} colors with ${c.finish.join(' and ').toLowerCase()}.`,
    `Cut on ${c.board} of ${c.gsm} gsm; grain runs across the glue seam so that the panels stay flat.`,
    `${capital(c.finish[0] ?? 'aqueous coating')} outside, uncoated inside for glue and ink-jet codes. Board ${c.gsm} gsm, ${c.caliper} micron.`,
    `Supplied flat and side-glued. The board is ${c.gsm} gsm ${c.board}, printed ${c.colours === 4 ? 'CMYK' : `in ${c.colours} colors`}.`,
  ];
}

function cartonChecks(gsm: number, { window, tuck }: { window: boolean; tuck: boolean }): string[] {
  return [
    'Run fifty blanks on your cartoner before you approve the full run; crease stiffness matters more than board weight.',
    'Keep text and codes 3 mm away from creases and 5 mm away from the glue flap.',
    'Send a filled sample so that we can check the fit; inside dimensions are measured to the center of the crease.',
    tuck
      ? `If the pack weighs more than ${gsm < 300 ? '350' : '600'} g ask for an auto-lock base or a heavier board.`
      : 'Ask for wet-strength glue and a coated inside for frozen or greasy products.',
    'Ask for a color proof on the actual board, since duplex board shifts gray tones slightly.',
    window
      ? 'Tell us if the window film has to be food grade or recyclable with the board; the standard window is 150 micron PET.'
      : 'For direct food contact ask for low-migration inks and the declaration with the lot number.',
    'Confirm the glue flap side and the opening direction of your machine on the dieline.',
  ];
}

const CARTON_USES = [
  'For retail shelves that need a square pack with a barcode.',
  'For short and medium runs with seasonal or market-specific artwork.',
  'Used by brands that fill by hand as well as on a small cartoner.',
  'A secondary pack for tubes, bottles, sachets and strips.',
] as const;

function liquidCarton(order: Order): Draft {
  const { leaf, r } = order;
  const ml = r.pick(leaf.hint.ml ?? [1000]);
  const aseptic = /aseptic|UHT|brick/i.test(leaf.noun) || /aseptic|uht/.test(leaf.id);
  const side = near(Math.cbrt(ml * 1000 * (aseptic ? 0.42 : 0.34)), 1);
  const height = near((ml * 1030) / (side * side), 1);
  const closure = r.pick(
    aseptic ? ['straw hole', 'screw cap', 'pull tab'] : ['screw cap', 'pour spout fold', '28 mm spout'],
  );
  const gsm = aseptic ? r.pick([245, 265, 285]) : r.pick([280, 300, 330]);
  return {
    title: `${leaf.noun}, ${volume(ml)}, ${closure}`,
    values: {
      board_type: 'SUB',
      grammage: gsm,
      inner_length: side,
      inner_width: side,
      inner_height: height,
      print_process: r.pick(['Flexo', 'Gravure', 'Offset']),
      print_colours: r.pick([4, 5, 6]),
      window: false,
      food_contact: ['EU 1935/2004', 'FSSAI Packaging 2018'],
      height,
      material: 'Paperboard',
      lamination: aseptic ? 'Foil' : 'PE liner',
    },
    unit: 'piece',
    rupees:
      0.75 +
      Math.pow(ml, 0.72) * (aseptic ? 0.022 : 0.024) +
      (closure.includes('cap') || closure.includes('spout') ? 0.6 : 0),
    pack: 1000,
    lot: [60000, 220000],
    days: [18, 35],
    draw: { material: 'white', print: 'mark' },
    stream: 'laminate',
    says: [
      `${aseptic ? 'Six-layer paper, polyethylene and foil laminate' : 'Board coated with polyethylene on both sides'}, ${gsm} gsm, printed to your artwork and supplied as ${aseptic ? 'reels or sleeves' : 'side-sealed sleeves'}.`,
      `Section ${side} × ${side} mm, about ${height} mm tall to the ${aseptic ? 'top fold' : 'gable crease'}.`,
    ],
    checks: [
      'Tell us the model of your filling machine: it determines crease pattern and reel direction.',
      aseptic
        ? 'Ask for the oxygen figure of the laminate and a shelf-life test with your product.'
        : 'Designed for a cold chain at 2 to 6 °C; ask for the barrier version for juice with a shelf life over 14 days.',
      'Check the seal window of your jaws against the coating weight before the first reel.',
    ],
    uses: [
      'For chilled and long-life liquids filled on form-fill-seal lines.',
      'For dairies and juice makers that pack their own brand.',
    ],
    custom: true,
  };
}
