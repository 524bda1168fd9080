import type { Draft, Order, Size, Values, Words } from '../recipe.ts';
import { grouped, near, sized } from '../recipe.ts';

/** Rupees a kilogram and bulk (cm³/g) of board grades, sheets or reels. */
// biome-ignore format: a table
const BOARD: Record<string, { rate: number; bulk: number }> = {
  'FBB (GC1)': { rate: 92, bulk: 1.55 }, 'FBB (GC2)': { rate: 86, bulk: 1.62 }, 'SBS (SBB)': { rate: 108, bulk: 1.28 }, SUB: { rate: 84, bulk: 1.35 },
  'WLC (GD)': { rate: 52, bulk: 1.36 }, 'WLC (GT)': { rate: 56, bulk: 1.38 }, 'Duplex gray back': { rate: 46, bulk: 1.3 }, 'Duplex white back': { rate: 50, bulk: 1.3 },
  Grayboard: { rate: 36, bulk: 1.62 }, 'Straw board': { rate: 29, bulk: 1.7 }, 'Art card': { rate: 82, bulk: 1 }, 'Metallized board': { rate: 112, bulk: 1.3 }, 'Kraft board': { rate: 66, bulk: 1.36 },
};

const SHEETS: readonly Size[] = [
  [584, 914, 0],
  [635, 914, 0],
  [700, 1000, 0],
  [720, 1020, 0],
  [635, 1016, 0],
  [787, 1092, 0],
];

/** `FBB (GC1)` → `GC1`, `Duplex gray back` → `gray back`, `Kraft board` → `kraft` */
const boardWord = (board: string): string =>
  board
    .replace(/^.*\(|\)$/g, '')
    .replace(/^Duplex /, '')
    .replace(/ board$/, '')
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** Papers in reels, priced by the kilogram. */
export function paperRoll(order: Order): Draft {
  const spec = paperRollSpec(order);
  const { hint, strong, liner, bf, gsm, coating, grade, leaf } = spec;
  return {
    title: paperRollTitle(spec),
    values: paperRollValues(spec),
    unit: 'kg',
    rupees: near(
      41 * (hint.factor ?? 1) * (strong && liner ? 1 + (bf - 18) * 0.018 : 1) + (gsm < 60 ? 6 : 0),
      0.05,
    ),
    pack: liner ? 500 : 100,
    lot: [35000, 150000],
    days: [5, 18],
    draw: { print: 'plain' },
    stream: coating === 'PE' || coating === 'Wax' || coating === 'Silicone' ? 'laminate' : 'paper',
    ...paperRollWords(spec),
    custom: false,
    eco: grade.includes('Recycled') || leaf.id.includes('recycled'),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function paperRollSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const grade = r.pick(hint.of ?? ['MF kraft']);
  const gsm = r.pick(hint.grams ?? [80, 100, 120]);
  const liner = /liner/i.test(grade) || grade.includes('fluting');
  const width = near(
    liner ? r.inSteps({ low: 900, high: 2400, step: 50 }) : r.inSteps({ low: 300, high: 1500, step: 10 }),
    10,
  );
  const core = liner ? '76' : r.pick(['76', '76', '50']);
  const bf = liner ? r.pick([16, 18, 20, 22, 24, 28]) : r.pick([18, 20, 22]);
  const coating = String(hint.set?.coating ?? 'None');
  const food =
    /Greaseproof|Glassine|Parchment|Tissue/.test(grade) || coating !== 'None' || leaf.group.includes('food');
  const strong = liner || grade.includes('kraft') || grade.includes('Kraft');
  return { leaf, hint, grade, gsm, strong, liner, bf, width, core, coating, food };
}

type PaperRollSpec = ReturnType<typeof paperRollSpec>;

function paperRollTitle({ leaf, hint, grade, gsm, strong, liner, bf, width }: PaperRollSpec): string {
  return [
    leaf.noun,
    (hint.of?.length ?? 1) > 1 && !leaf.noun.includes(grade) ? gradeWord(grade) : '',
    `${gsm} gsm`,
    strong && liner ? `${bf} BF` : '',
    `${grouped(width)} mm reel`,
  ]
    .filter(Boolean)
    .join(', ');
}

function paperRollValues({ grade, gsm, width, core, strong, bf, coating, food }: PaperRollSpec): Values {
  return {
    paper_grade: grade,
    grammage: gsm,
    roll_width: width,
    core_diameter: core,
    ...(strong ? { bf, burst: near((bf * gsm * 98.0665) / 1000, 1) } : {}),
    coating,
    ...(food ? { food_contact: ['BfR XXXVI (paper)', 'FSSAI Packaging 2018'] } : {}),
  };
}

function paperRollWords({ grade, gsm, width, core, liner, strong, bf, coating, food }: PaperRollSpec): Words {
  return {
    says: [
      `${grade}, ${gsm} gsm ± 4%, reels ${grouped(width)} mm wide on a ${core} mm core, outside diameter up to ${liner ? '1,250' : '1,000'} mm.`,
      strong
        ? `Burst factor ${bf}, which is ${near((bf * gsm * 98.0665) / 1000, 1)} kPa on this weight.`
        : `Even formation and a clean edge for slitting; ${coating === 'None' ? 'uncoated' : `${coating.toLowerCase()} coated on one side`}.`,
    ],
    checks: [
      'Ask for Cobb 60 and moisture with every lot; 7 to 8% runs best.',
      liner
        ? 'Compare RCT or SCT, not only burst factor: box strength follows the edge crush.'
        : 'State reel diameter and core size for your machine.',
      'Check the deckle width against your trim plan; non-standard widths cause 3 to 4% waste.',
      food
        ? 'Ask for the food-contact declaration that names the lot.'
        : 'Joins are marked on the edge; state how many you accept per reel.',
      'Unload with a clamp truck: edge damage is not covered.',
    ],
    uses: liner
      ? [
          'For corrugators and sheet plants that buy reels by the truck.',
          'For box plants that balance strength against paper cost.',
        ]
      : [
          'For bag makers, converters and packers who wrap by hand.',
          'For slitters who cut to their own widths.',
          'For food retailers and converters who need accurate basis weight.',
        ],
  };
}

/** `Testliner 2` → `grade 2`, `Recycled fluting` → `recycled`, `MG kraft` → `MG` */
const gradeWord = (grade: string): string =>
  grade
    .replace(/^Testliner/, 'grade')
    .replace(/ (kraft|fluting)$/, '')
    .replace(/^(Recycled|Semi-chemical|Crepe|Tissue|Sack)/, (word) => word.toLowerCase());

/** Board in sheets or reels, by the kilogram. */
export function paperboard(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const board = r.pick(hint.of ?? ['Duplex gray back']);
  const stock = BOARD[board] ?? { rate: 50, bulk: 1.3 };
  const gsm = r.pick(hint.grams ?? [300]);
  const [width, length] = sized(order, hint.sizes ?? SHEETS);
  const coating = String(hint.set?.coating ?? (/Gray|Straw|Kraft/.test(board) ? 'None' : 'Clay'));
  const caliper = near(gsm * stock.bulk, 5);
  const heavy = gsm >= 450;
  return {
    title: [
      leaf.noun,
      (hint.of?.length ?? 1) > 1 ? boardWord(board) : '',
      `${gsm} gsm`,
      heavy ? `${near(caliper / 1000, 0.1)} mm` : '',
      `${width} × ${length} mm sheets`,
    ]
      .filter(Boolean)
      .join(', '),
    values: {
      board_type: board,
      grammage: gsm,
      caliper,
      length,
      width,
      coating,
      ...(/SBS|FBB|SUB/.test(board) ? { food_contact: ['BfR XXXVI (paper)', 'FSSAI Packaging 2018'] } : {}),
    },
    unit: 'kg',
    rupees: near(stock.rate * (hint.factor ?? 1), 0.05),
    pack: 100,
    lot: [30000, 120000],
    days: [3, 14],
    draw: { material: 'white' },
    stream: coating === 'PE' ? 'laminate' : 'board',
    says: [
      `${board}, ${gsm} gsm, caliper ${caliper} micron, ${coating === 'None' ? 'uncoated' : coating === 'PE' ? 'polyethylene coated' : 'clay coated on the print side'}.`,
      `One sheet weighs ${near((gsm * width * length) / 1e6, 1)} g, so 100 kg is about ${near(1e8 / ((gsm * width * length) / 1e3), 10)} sheets.`,
      `Long grain unless you ask otherwise; packed on pallets under a moisture wrap.`,
    ],
    checks: [
      'Check grain direction against your dieline before you cut.',
      heavy
        ? 'Thick board curls if one side dries: keep it wrapped until the press.'
        : 'Ask for a print test on your own inks; gloss and absorbency differ between mills.',
      `Caliper tolerance is ± 4%, which is about ${near(caliper * 0.04, 1)} micron here.`,
      'For food packs ask for the declaration and the mineral-oil statement.',
      'Compare price per square meter, not per kilogram: bulky board covers more.',
    ],
    uses: [
      'For carton printers and die-cutters.',
      'For rigid-box shops, bookbinders and makers of displays.',
      'For converters who stock standard sheets and cut to order.',
    ],
    custom: false,
    eco: /WLC|Duplex|Gray|Straw/.test(board),
  };
}
