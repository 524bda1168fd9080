import type { PackMaterial } from '../../types.ts';
import type { Draft, Order, Size, Values, Words } from '../recipe.ts';
import { featureOf, near, sized } from '../recipe.ts';

const SIZES: readonly Size[] = [
  [165, 230, 0],
  [190, 260, 0],
  [220, 300, 0],
  [250, 350, 0],
  [300, 400, 0],
  [350, 450, 0],
  [400, 500, 0],
  [450, 550, 0],
];

/** Mailing bags and envelopes of film, paper or board. */
export function mailer(order: Order): Draft {
  const spec = mailerSpec(order);
  const { kg, rate, hint, colours, board, material, film, leaf, feature } = spec;
  return {
    title: mailerTitle(spec),
    values: mailerValues(spec),
    unit: 'piece',
    rupees: near(kg * rate * (hint.factor ?? 1) + colours * 0.06 + 0.35, 0.01),
    pack: (hint.factor ?? 1) > 5 ? 50 : board ? 100 : 500,
    lot: [5000, 25000],
    days: [4, 14],
    draw: { material: skinOf(spec), print: leaf.id === 'bubble-mailers' ? 'pattern' : 'mark' },
    stream:
      material === 'PBAT blend'
        ? 'compostable'
        : film
          ? 'film'
          : (hint.factor ?? 1) > 1.8 && material === 'Kraft paper' && leaf.id === 'bubble-mailers'
            ? 'laminate'
            : board
              ? 'board'
              : material === 'Composite'
                ? 'other'
                : 'paper',
    ...mailerWords(spec),
    custom: true,
    eco:
      material === 'PBAT blend' ||
      feature.includes('PCR') ||
      feature.includes('recycled') ||
      leaf.id === 'returnable-mailers',
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function mailerSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [width, length] = sized(order, hint.sizes ?? SIZES);
  const material = r.pick(hint.of ?? ['LDPE']);
  const film =
    material === 'LDPE' || material === 'PP' || material === 'PBAT blend' || material === 'Non-woven PP';
  const board = material === 'Paperboard' || material === 'Corrugated board';
  const micron = film ? r.pick(hint.thick ?? [60]) : 0;
  const gsm = film ? near(micron * 0.93, 1) : board ? r.pick([350, 400, 450]) : r.pick([90, 100, 110, 120]);
  const feature = featureOf(order, [width, length, 0]);
  const colours = Number(/^(\d)-color/.exec(feature)?.[1] ?? (feature === 'printed' ? 2 : 0));
  const kg = (2.1 * width * (length + 45) * gsm) / 1e9;
  const rate = film ? (material === 'PBAT blend' ? 160 : 165) : board ? 85 : 105;
  return { leaf, feature, film, hint, micron, board, gsm, width, length, material, r, colours, kg, rate };
}

type MailerSpec = ReturnType<typeof mailerSpec>;

/** Returns the material of its outside, for the drawing. */
function skinOf({ leaf, feature, board, material }: MailerSpec): PackMaterial {
  const colour = (['white', 'gray', 'black'] as const).find((name) => feature.includes(name));
  if (colour) return colour === 'gray' ? 'grey' : colour;
  if (leaf.id === 'insulated-mailers') return 'foil';
  return board || material === 'Kraft paper' ? 'kraft' : 'printed';
}

const LINING: Record<string, string> = {
  'bubble-mailers': ' Lined with 10 mm bubble, laminated to the outside.',
  'paper-padded-mailers': ' The padding is also paper, spot-glued so that it folds flat.',
  'insulated-mailers': ' The lining is foil-faced bubble that holds cold for about six hours.',
};

function mailerTitle({ leaf, feature, film, hint, micron, board, gsm, width, length }: MailerSpec): string {
  return [
    leaf.noun,
    feature,
    film && hint.thick !== undefined ? `${micron} micron` : board ? `${gsm} gsm` : '',
    `${width} × ${length} mm`,
  ]
    .filter(Boolean)
    .join(', ');
}

function mailerValues({
  material,
  length,
  width,
  film,
  micron,
  gsm,
  hint,
  leaf,
  board,
  r,
  colours,
}: MailerSpec): Values {
  return {
    material,
    length,
    width,
    ...(film ? { thickness_micron: micron } : { grammage: gsm }),
    closure_type:
      hint.draw === 'mailer' || leaf.id === 'document-wallets'
        ? 'Peel and seal'
        : leaf.id === 'returnable-mailers'
          ? 'Zipper'
          : 'Peel and seal',
    tear_feature: board ? 'Tear tape' : r.pick(['None', 'Perforation', 'Tear notch']),
    print_process: colours > 0 ? 'Flexo' : 'Unprinted',
    ...(colours > 0 ? { print_colours: colours } : {}),
  };
}

function mailerWords({ leaf, material, film, micron, board, gsm, width, length, kg }: MailerSpec): Words {
  return {
    says: [
      film
        ? `Three-layer film of ${micron} micron, side-welded, with a 45 mm lip and a hot-melt strip that tears the film when opened.${LINING[leaf.id] ?? ''}`
        : `${board ? 'Solid board' : 'Kraft'} of ${gsm} gsm, glued seams, peel-and-seal strip under a release liner.${LINING[leaf.id] ?? ''}`,
      `Inside ${width - 6} × ${length - 8} mm; one ${board ? 'envelope' : 'bag'} weighs about ${Math.max(3, Math.round(kg * 1000))} g.`,
    ],
    checks: [
      'Test the seal at 5 °C and 40 °C if parcels are kept in vans.',
      film
        ? 'Check opacity with a printed invoice inside before you approve the color.'
        : 'Test the adhesive strip under dusty conditions: paper lint is a common cause of open parcels.',
      'Leave 30 mm above the goods for the fold, so that the seal stays closed.',
      'Ask for the strip width: 20 mm holds heavier goods than 15 mm.',
      film
        ? material === 'PBAT blend'
          ? 'Use compostable labels and strips as well.'
          : 'For store drop-off recycling keep paper labels small.'
        : 'Recyclable with paper unless a plastic window is added.',
    ],
    uses: [
      'For garments, books and other goods that do not break.',
      'For packing stations with a few hundred parcels a day.',
      'For sellers who want a lighter alternative to boxes.',
    ],
  };
}
