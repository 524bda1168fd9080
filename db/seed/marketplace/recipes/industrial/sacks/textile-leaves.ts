import type { Hint } from '../../recipe.ts';

// biome-ignore format: one leaf a line
export const TEXTILE_LEAVES: Record<string, Hint> = {
  'jute-coffee-sacks': { noun: 'Jute coffee sack', of: ['Jute'], sizes: [[700, 1000, 0], [680, 950, 0]], with: ['with hermetic liner', '60 kg'], grams: [350, 400] },
  'pvc-zipper-bedding-bags': { noun: 'PVC zip bedding bag', of: ['PVC'], sizes: [[400, 300, 150], [550, 450, 200]], grams: [180, 240], set: { closure_type: 'Zipper' }, with: ['with piping'] },
  'peva-bedding-bags': { noun: 'PEVA bedding bag', of: ['LDPE'], sizes: [[400, 300, 150], [550, 450, 200]], grams: [160, 200], set: { closure_type: 'Zipper' } },
  'non-woven-bedding-bags': { noun: 'Non-woven bedding bag', of: ['Non-woven PP'], sizes: [[500, 400, 200], [600, 450, 250]], grams: [70, 80], set: { closure_type: 'Zipper', handle_type: 'Loop' }, with: ['with window'] },
  'cotton-drawstring-pouches': { noun: 'Cotton drawstring pouch', of: ['Cotton'], sizes: [[100, 150, 0], [150, 200, 0], [200, 300, 0]], grams: [110, 140, 160], set: { closure_type: 'Drawstring' } },
  'jute-sacks': { noun: 'Jute sack', of: ['Jute'], sizes: [[560, 940, 0], [600, 1000, 0]], grams: [380, 450, 580], with: ['A-twill', 'B-twill', 'hessian'] },
  'jute-shopping-bags': { noun: 'Jute shopping bag', of: ['Jute'], sizes: [[300, 300, 150], [400, 350, 180]], grams: [350, 400], set: { handle_type: 'Webbing' }, with: ['laminated', 'with cotton handle'], factor: 1.5 },
  'cotton-tote-bags': { noun: 'Cotton tote bag', of: ['Cotton'], sizes: [[350, 400, 0], [380, 420, 100]], grams: [140, 160, 200, 240], set: { handle_type: 'Webbing' } },
  'muslin-pouches': { noun: 'Muslin pouch', of: ['Cotton'], sizes: [[80, 120, 0], [120, 180, 0]], grams: [60, 80], set: { closure_type: 'Drawstring' } },
  'organza-pouches': { noun: 'Organza pouch', of: ['Composite'], sizes: [[70, 90, 0], [90, 120, 0], [130, 180, 0]], grams: [35], set: { closure_type: 'Drawstring' }, factor: 0.9, with: ['ivory', 'gold', 'wine red'] },
  'velvet-pouches': { noun: 'Velvet pouch', of: ['Composite'], sizes: [[70, 90, 0], [100, 120, 0], [150, 200, 0]], grams: [220], set: { closure_type: 'Drawstring' }, with: ['black', 'navy', 'maroon'] },
  'canvas-bags': { noun: 'Canvas bag', of: ['Cotton'], sizes: [[380, 420, 120], [450, 350, 150]], grams: [280, 340, 400], set: { handle_type: 'Webbing' } },
  'non-woven-pp-totes': { noun: 'Non-woven tote', of: ['Non-woven PP'], sizes: [[300, 400, 100], [380, 400, 120]], grams: [70, 80, 100], set: { handle_type: 'Loop' }, with: ['stitched', 'heat-sealed', 'laminated'] },
  'felt-bags': { noun: 'Felt bag', of: ['Composite'], sizes: [[350, 300, 120], [400, 320, 150]], grams: [400], set: { handle_type: 'Loop' }, factor: 1.3 },
  'jute-spice-bags': { noun: 'Jute spice bag', of: ['Jute'], sizes: [[500, 800, 0], [560, 940, 0]], grams: [380, 420], with: ['25 kg', '40 kg'] },
  'non-woven-suit-bags': { as: 'textile_bag', noun: 'Non-woven suit cover', of: ['Non-woven PP'], sizes: [[600, 1000, 0], [600, 1350, 80]], grams: [60, 80], with: ['with window', 'with zip'] },
  'non-woven-pp-bags': { as: 'textile_bag', noun: 'Non-woven carrier bag', of: ['Non-woven PP'], sizes: [[250, 350, 80], [350, 400, 100]], grams: [50, 60, 75], with: ['D-cut', 'loop handle', 'box type'] },
  'shoe-bags': { as: 'textile_bag', noun: 'Shoe dust bag', of: ['Non-woven PP', 'Cotton'], sizes: [[280, 380, 0], [320, 420, 0]], grams: [60, 100] },
  'handbag-dust-bags': { as: 'textile_bag', noun: 'Handbag dust bag', of: ['Cotton', 'Composite'], sizes: [[350, 400, 0], [450, 500, 0]], grams: [120, 160] },
  'leather-garment-covers': { as: 'textile_bag', noun: 'Leather garment cover', of: ['Non-woven PP'], sizes: [[600, 1000, 0], [600, 1200, 0]], grams: [60, 80] },
  'makeup-pouches': { as: 'textile_bag', noun: 'Makeup pouch', of: ['Cotton', 'Composite'], sizes: [[180, 120, 60], [220, 150, 80]], grams: [240], with: ['with zip'], factor: 3 },
};
