import type { Hint } from '../recipe.ts';

// biome-ignore format: one leaf a line
export const WRAP_LEAVES: Record<string, Hint> = {
  'gift-wrapping-paper-rolls': { noun: 'Gift wrapping paper roll', of: ['Kraft paper', 'Paperboard'], grams: [60, 70, 80], thick: [500, 700], with: ['floral print', 'geometric print', 'festive print', 'plain'] },
  'tissue-paper-sheets': { noun: 'Wrapping tissue', of: ['Kraft paper'], grams: [17, 18, 20], thick: [500, 750], style: ['sheets'], with: ['white', 'ivory', 'black', 'blush', 'sage'] },
  'custom-printed-tissue': { noun: 'Custom-printed tissue', of: ['Kraft paper'], grams: [17, 22], thick: [500], style: ['sheets'], with: ['1-color logo', '2-color logo'] },
  'cellophane-gift-wrap': { noun: 'Cellophane gift wrap', of: ['BOPP', 'Cellulose'], grams: [27, 32], thick: [500, 700, 800], with: ['clear', 'tinted'] },
  'ribbons-and-bows': { noun: 'Gift ribbon', of: ['PP', 'Non-woven PP'], grams: [60], thick: [10, 19, 25, 40], with: ['satin look', 'organza', 'curling'], style: ['ribbon'] },
  'shredded-paper-fill': { as: 'void_fill', noun: 'Shredded gift fill', of: ['Kraft paper'], style: ['loose'], with: ['natural kraft', 'white', 'mixed colors'] },
  'gift-sleeves-and-bands': { as: 'folding_carton', noun: 'Belly band', sizes: [[220, 60, 20], [300, 70, 30]], of: ['Art card', 'FBB (GC1)'], style: ['Sleeve'] },
  'tissue-for-garments': { as: 'wrap_paper', noun: 'Garment interleaving tissue', of: ['Kraft paper'], grams: [17, 18, 22], thick: [500, 750], style: ['sheets'], with: ['acid-free', 'MF white'] },
  'shoe-tissue-and-stuffing': { as: 'wrap_paper', noun: 'Shoe tissue', of: ['Kraft paper'], grams: [17, 22], thick: [500], style: ['sheets'], with: ['logo print', 'plain'] },
  'wraps-and-sandwich-paper': { as: 'wrap_paper', noun: 'Sandwich wrap paper', of: ['Kraft paper'], grams: [35, 40], thick: [250, 300, 380], style: ['sheets'], with: ['greaseproof, plain', 'greaseproof, printed'] },
  'baking-parchment-sheets': { as: 'wrap_paper', noun: 'Baking parchment', of: ['Kraft paper'], grams: [39, 41], thick: [400, 450, 600], style: ['sheets'], with: ['siliconized', 'unbleached'] },
  'napkins': { as: 'wrap_paper', noun: 'Paper napkin', of: ['Kraft paper'], grams: [18], thick: [240, 300, 330, 400], style: ['napkin'], with: ['1-ply white', '2-ply white', '2-ply kraft', '2-ply printed'] },
  'shrink-wrapped-multipacks': { as: 'shrink_film', noun: 'Multipack collation film', of: ['LDPE'], thick: [40, 45, 50], style: ['Single wound'], draw: 'shrinkpack' },
  'fibre-ring-carriers': { noun: 'Fiber can carrier', with: ['4 cans', '6 cans'], of: ['Molded fiber', 'Paperboard'], grams: [400], draw: 'shrinkpack' },
  'hi-cone-ring-carriers': { noun: 'Ring carrier', with: ['4 cans', '6 cans'], of: ['LDPE'], thick: [400], draw: 'shrinkpack' },
  'banded-multipacks': { noun: 'Multipack band', with: ['paper, 30 mm', 'film, 30 mm'], of: ['Kraft paper', 'PP'], grams: [90], draw: 'shrinkpack' },
};
