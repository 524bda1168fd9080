import type { Hint, Size } from '../recipe.ts';

const GIFT: readonly Size[] = [
  [120, 120, 60],
  [150, 150, 70],
  [180, 120, 60],
  [200, 200, 80],
  [220, 160, 70],
  [250, 180, 80],
  [300, 220, 90],
];

const FLAT: readonly Size[] = [
  [320, 240, 40],
  [350, 250, 45],
  [380, 280, 50],
];

// biome-ignore format: one leaf a line
export const RIGID_LEAVES: Record<string, Hint> = {
  'lift-off-lid-rigid-boxes': { noun: 'Lift-off lid rigid box', sizes: GIFT, style: ['Lift-off lid'] },
  'shoulder-neck-rigid-boxes': { noun: 'Shoulder-neck rigid box', sizes: GIFT.slice(0, 4), style: ['Shoulder neck'] },
  'magnetic-closure-rigid-boxes': { noun: 'Magnetic closure box', sizes: GIFT, style: ['Magnetic closure'] },
  'collapsible-magnetic-boxes': { noun: 'Collapsible magnetic box', sizes: GIFT.slice(3), style: ['Collapsible magnetic'] },
  'drawer-rigid-boxes': { noun: 'Drawer rigid box', sizes: GIFT, style: ['Drawer'], with: ['ribbon pull', 'thumb notch'] },
  'book-style-rigid-boxes': { noun: 'Book-style rigid box', sizes: [[210, 150, 40], [240, 180, 50], [310, 230, 50]], style: ['Book style'] },
  'clamshell-rigid-boxes': { noun: 'Clamshell rigid box', sizes: [[150, 120, 40], [200, 150, 50]], style: ['Clamshell'] },
  'round-rigid-boxes': { noun: 'Round hat box', sizes: [[160, 160, 120], [200, 200, 140], [250, 250, 180]], style: ['Round'] },
  'hexagon-rigid-boxes': { noun: 'Hexagon gift box', sizes: [[150, 130, 60], [200, 175, 80]], style: ['Hexagon'] },
  'heart-shaped-boxes': { noun: 'Heart-shaped box', sizes: [[180, 170, 50], [230, 220, 60]], style: ['Heart'] },
  'perfume-rigid-boxes': { noun: 'Perfume rigid box', sizes: [[90, 60, 130], [110, 70, 150]], style: ['Lift-off lid', 'Drawer', 'Shoulder neck'], of: ['EVA foam', 'Velvet flock'] },
  'watch-boxes': { noun: 'Watch box', sizes: [[100, 100, 75], [110, 110, 80], [130, 90, 70]], style: ['Lift-off lid', 'Clamshell', 'Magnetic closure'], of: ['PU foam', 'Velvet flock'], with: ['with cushion'] },
  'jewellery-boxes': { noun: 'Jewelry box', sizes: [[60, 60, 45], [90, 90, 35], [220, 60, 35], [160, 160, 40]], style: ['Lift-off lid', 'Drawer', 'Clamshell'], of: ['Velvet flock', 'EVA foam'], paired: true, with: ['for rings', 'for earrings', 'for bracelets', 'for necklaces'] },
  'rigid-mobile-phone-boxes': { noun: 'Mobile phone box', sizes: [[165, 90, 55], [170, 95, 40]], style: ['Lift-off lid'], of: ['Paperboard', 'Thermoformed tray'] },
  'rigid-chocolate-boxes': { noun: 'Chocolate box', sizes: [[120, 120, 35], [160, 125, 35], [160, 160, 35], [240, 160, 35]], style: ['Lift-off lid', 'Drawer', 'Magnetic closure'], of: ['Thermoformed tray', 'Paperboard'], paired: true, with: ['9 cavities', '12 cavities', '16 cavities', '24 cavities'] },
  'rigid-wine-boxes': { noun: 'Wine gift box', sizes: [[340, 95, 95], [345, 190, 100]], style: ['Magnetic closure', 'Lift-off lid', 'Drawer'], of: ['EVA foam', 'Satin'], paired: true, with: ['1 bottle', '2 bottles'] },
  'shirt-and-saree-rigid-boxes': { noun: 'Saree box', sizes: FLAT, style: ['Lift-off lid', 'Magnetic closure'], of: ['None', 'Satin'] },
  'wedding-invitation-boxes': { noun: 'Wedding invitation box', sizes: [[220, 220, 40], [250, 200, 50], [300, 230, 60]], style: ['Drawer', 'Magnetic closure', 'Lift-off lid'] },
  'hamper-rigid-boxes': { noun: 'Hamper box', sizes: [[350, 250, 120], [400, 300, 140], [450, 350, 150]], style: ['Magnetic closure', 'Lift-off lid', 'Collapsible magnetic'] },
  'wooden-look-rigid-boxes': { noun: 'Wood-look rigid box', sizes: GIFT.slice(2), style: ['Lift-off lid', 'Clamshell'] },
  'acrylic-top-rigid-boxes': { noun: 'Clear-top rigid box', sizes: GIFT.slice(0, 5), style: ['Lift-off lid'] },
  'rigid-boxes-with-foam-inserts': { noun: 'Rigid box with foam insert', sizes: GIFT.slice(1), style: ['Magnetic closure', 'Lift-off lid', 'Drawer'], of: ['EVA foam', 'PE foam', 'PU foam'] },
  'advent-calendar-boxes': { noun: 'Advent calendar box', sizes: [[300, 220, 70], [360, 260, 80]], style: ['Book style'], with: ['24 doors', '12 drawers'] },
  'subscription-rigid-boxes': { noun: 'Reusable kit box', sizes: [[250, 200, 90], [300, 230, 100]], style: ['Magnetic closure', 'Collapsible magnetic'] },
  'chocolate-truffle-boxes': { noun: 'Truffle box', sizes: [[85, 85, 38], [120, 120, 38], [160, 120, 38]], style: ['Lift-off lid', 'Drawer'], of: ['Thermoformed tray', 'Paperboard'], paired: true, with: ['4 truffles', '9 truffles', '12 truffles'] },
  'indian-sweet-boxes': { noun: 'Mithai gift box', sizes: [[160, 110, 40], [200, 140, 45], [260, 190, 50]], style: ['Lift-off lid', 'Drawer', 'Magnetic closure'], of: ['Paperboard'], paired: true, with: ['250 g', '500 g', '1 kg'] },
  'essential-oil-gift-boxes': { noun: 'Essential oil gift box', sizes: [[140, 95, 85], [210, 95, 85]], style: ['Magnetic closure', 'Drawer'], of: ['EVA foam'], paired: true, with: ['3 × 10 ml', '6 × 10 ml'] },
  'saree-covers-and-boxes': { noun: 'Saree gift box', sizes: FLAT, style: ['Lift-off lid', 'Drawer'], of: ['Satin', 'None'] },
  'tie-and-scarf-boxes': { noun: 'Tie and scarf box', sizes: [[360, 110, 40], [280, 280, 35]], style: ['Lift-off lid', 'Drawer'] },
  'belt-and-wallet-boxes': { noun: 'Belt and wallet box', sizes: [[130, 110, 45], [120, 120, 60], [260, 130, 50]], style: ['Lift-off lid', 'Drawer'] },
  'cigar-boxes': { noun: 'Cigar box', sizes: [[200, 150, 45], [230, 170, 60]], style: ['Clamshell', 'Book style'], paired: true, with: ['10 cigars', '20 cigars'] },
  'electronics-gift-boxes': { noun: 'Electronics gift box', sizes: [[180, 120, 60], [220, 160, 70]], style: ['Lift-off lid', 'Magnetic closure', 'Drawer'], of: ['EVA foam', 'Molded pulp'] },
  'spice-gift-boxes': { noun: 'Spice gift box', sizes: [[220, 160, 60], [280, 200, 60]], style: ['Magnetic closure', 'Lift-off lid'], of: ['Paperboard', 'EVA foam'], paired: true, with: ['6 jars', '9 jars'] },
  'beauty-gift-sets': { as: 'rigid_box', noun: 'Beauty gift set box', sizes: [[220, 180, 80], [280, 220, 90]], style: ['Magnetic closure', 'Drawer'], of: ['EVA foam', 'Thermoformed tray'] },
};
