import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, near } from '../../recipe.ts';

/** Cut length and width in mm of a woven sack by filling weight. */
const woven = (kg: number): [number, number] =>
  kg <= 5
    ? [300, 500]
    : kg <= 10
      ? [380, 620]
      : kg <= 15
        ? [420, 700]
        : kg <= 26
          ? [500, 800]
          : kg <= 30
            ? [530, 860]
            : kg <= 50
              ? [600, 950]
              : [1100, 1500];

export function wovenSack(order: Order): Draft {
  const spec = wovenSackSpec(order);
  const { grams, lamination, hint, colours, net } = spec;
  return {
    title: wovenSackTitle(spec),
    values: wovenSackValues(spec),
    unit: 'piece',
    rupees: near(
      (grams / 1000) * 138 * (lamination === 'BOPP' ? 1.35 : lamination === 'None' ? 1 : 1.15) +
        (hint.set?.liner_bag === true ? 3.4 : 0) +
        colours * 0.14 +
        0.5,
      0.05,
    ),
    pack: 500,
    lot: [18000, 90000],
    days: [8, 20],
    draw: {
      material: net ? 'printed' : lamination === 'Paper' ? 'kraft' : 'white',
      print: 'mark',
    },
    stream: lamination === 'None' || lamination === 'BOPP' ? 'plastic' : 'laminate',
    ...wovenSackWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function wovenSackSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const kg = r.pick(hint.kg ?? [25, 50]);
  const [w, l] = woven(kg);
  const width = w + r.pick([-20, 0, 0, 10, 20, 30]),
    length = l + r.pick([-30, 0, 0, 20, 50]);
  const mesh = r.pick(['8 x 8', '10 x 10', '10 x 10', '12 x 12']);
  const denier =
    mesh === '12 x 12'
      ? r.pick([650, 750])
      : mesh === '8 x 8'
        ? r.pick([900, 1000])
        : r.pick([700, 800, 850, 900]);
  const net = (hint.factor ?? 1) < 0.6;
  const gsm = net
    ? r.pick([38, 45, 50])
    : Math.max(52, near((denier * (Number.parseInt(mesh, 10) / 25.4) * 2 * 1000) / 9000, 1));
  const lamination = String(hint.set?.lamination ?? 'None');
  const grams = near((2.06 * width * length * (gsm + (lamination === 'None' ? 0 : 22))) / 1e6, 1);
  const drawn = lamination === 'BOPP' ? r.pick([6, 8]) : net ? 0 : r.pick([0, 1, 2, 3]);
  const feature = featureOf(order);
  const colours = feature === 'plain' ? 0 : drawn;
  return { leaf, kg, feature, width, length, net, gsm, mesh, denier, lamination, hint, colours, grams };
}

type WovenSackSpec = ReturnType<typeof wovenSackSpec>;

function wovenSackTitle({ leaf, kg, feature, width, length, net, gsm }: WovenSackSpec): string {
  return [leaf.noun, `${kg} kg`, feature, `${width} × ${length} mm`, net ? '' : `${gsm} gsm`]
    .filter(Boolean)
    .join(', ');
}

function wovenSackValues({
  width,
  length,
  net,
  mesh,
  denier,
  gsm,
  lamination,
  hint,
  kg,
  colours,
}: WovenSackSpec): Values {
  return {
    width,
    length,
    ...(net ? {} : { mesh, denier }),
    grammage: gsm,
    lamination,
    liner_bag: hint.set?.liner_bag === true,
    capacity_kg: kg,
    print_process: colours === 0 ? 'Unprinted' : lamination === 'BOPP' ? 'Gravure' : 'Flexo',
    ...(colours > 0 ? { print_colours: colours } : {}),
    resin: 'PP homopolymer',
  };
}

function wovenSackWords({
  net,
  gsm,
  grams,
  width,
  length,
  kg,
  feature,
  mesh,
  denier,
  lamination,
  colours,
  hint,
}: WovenSackSpec): Words {
  return {
    says: net
      ? [
          `Knitted mesh of ${gsm} gsm, about ${grams} g a bag, ${width} × ${length} mm for ${kg} kg.`,
          `The open weave releases field heat; ${feature === '' ? 'bottom sewn' : feature}.`,
        ]
      : [
          `Woven polypropylene, ${mesh} tapes of ${denier} denier, ${gsm} gsm${lamination === 'None' ? '' : `, ${lamination} laminated`}, about ${grams} g a sack.`,
          `Sized ${width} × ${length} mm for ${kg} kg of goods at about 0.75 kg/l; ${colours === 0 ? 'unprinted' : `printed in ${colours} color${colours > 1 ? 's' : ''}`}.`,
        ],
    checks: [
      'Drop-test filled sacks from 1.2 m on the butt, side and flat faces.',
      'Check seam strength as well as fabric strength: stitching holes are the weak point.',
      'UV grade: 200 hours for indoor storage, 1,600 hours for open yards.',
      'Count and weigh one bale of the first delivery.',
      hint.set?.liner_bag === true
        ? 'Ask whether the liner is loose, cuffed or stitched in.'
        : 'For fine powder ask for lamination or a liner.',
      'Food sacks need virgin resin; ask for the declaration.',
    ],
    uses: net
      ? ['For onions, potatoes, garlic and citrus.', 'For packhouses with a weigher and a clipper.']
      : [
          'For grain, sugar, fertilizer and feed.',
          'For mills that fill and stitch on a conveyor.',
          'For traders who stack up to 40 high in warehouses.',
        ],
  };
}
