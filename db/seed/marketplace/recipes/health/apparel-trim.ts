import type { Draft, Order } from '../recipe.ts';
import { near, sized } from '../recipe.ts';

const TRIM_CHECKS = [
  'Wash and dry-clean a sewn sample before bulk.',
  'Approve color on the trim itself, not on screen.',
  'Ask for the Oeko-Tex class if it touches skin.',
  'Check count on the first bag of each size.',
] as const;
const CARD_CHECKS = [
  'Hang a filled sample for a week to test the euro hole.',
  'Approve color on the card itself, not on screen.',
  'Seal or staple fifty on your own bench before the run.',
  'Check count on the first bag of each design.',
] as const;
const TRIM_USES = [
  'For shirt, knitwear and home-textile packers.',
  'For retailer manuals that specify size and position.',
] as const;
const CARD_USES = [
  'For small goods on hooks or shelves.',
  'For packers who staple, seal or fold by hand.',
] as const;

/** Cards, bands and woven trims. */
export function apparelTrim(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width] = sized({ ...order, turn: Math.min(order.turn, 2) }, hint.sizes ?? [[50, 80, 0]]);
  const material = r.pick(hint.of ?? ['Paperboard']);
  const feature = r.pick(hint.with ?? ['printed']);
  const board = material === 'Paperboard' || material === 'Kraft paper';
  const gsm = r.pick([250, 300, 350]);
  return {
    title: [
      leaf.noun,
      feature,
      (hint.of?.length ?? 1) > 1
        ? material === 'Composite'
          ? 'polyester'
          : material
        : board
          ? `${gsm} gsm`
          : '',
      `${length} × ${width} mm`,
    ]
      .filter(Boolean)
      .join(', '),
    values: {
      material,
      length,
      width,
      colour: feature === 'clear' ? 'clear' : r.pick(['white', 'black', 'natural', 'to sample']),
      print_process: board ? r.pick(['Offset', 'Digital']) : r.pick(['Flexo', 'Screen', 'Unprinted']),
      board_type: 'SBS (SBB)',
      grammage: gsm,
      resin: 'PP homopolymer',
      height: width,
      tamper_evident: false,
      thickness: 0.4,
      gusset: 0,
    },
    unit: 'piece',
    rupees: near((0.35 + length * width * 0.00012) * (hint.factor ?? 1) + 0.05, 0.01),
    pack: 1000,
    lot: [4000, 18000],
    days: [5, 14],
    draw: { material: board ? 'kraft' : 'white' },
    stream: board ? 'board' : 'other',
    says: [
      board
        ? `${gsm} gsm board, ${length} × ${width} mm, ${feature}, cut and counted by the hundred.`
        : `${material === 'Composite' ? 'Polyester' : material}, ${length} × ${width} mm, ${feature}, edges sealed.`,
      `Packed 1,000 to a bag with size or style marked outside.`,
    ],
    checks: board ? CARD_CHECKS : TRIM_CHECKS,
    uses: /shirt|garment|fabric|textile/.test(leaf.group) ? TRIM_USES : CARD_USES,
    custom: true,
  };
}
