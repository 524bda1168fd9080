import type { Hint } from '../recipe.ts';

// biome-ignore format: one leaf a line
export const PAPER_BAG_LEAVES: Record<string, Hint> = {
  'twisted-handle-paper-bags': { noun: 'Twisted-handle paper bag', sizes: [[180, 230, 80], [220, 280, 100], [260, 320, 120], [320, 400, 120], [320, 420, 160]], set: { handle_type: 'Twisted paper', bag_bottom: 'Block' } },
  'flat-handle-paper-bags': { noun: 'Flat-handle take-away bag', sizes: [[220, 250, 110], [260, 290, 160], [320, 260, 180]], set: { handle_type: 'Flat paper', bag_bottom: 'Block' } },
  'rope-handle-luxury-bags': { noun: 'Rope-handle boutique bag', sizes: [[200, 250, 90], [260, 330, 110], [350, 420, 130]], set: { handle_type: 'Rope', bag_bottom: 'Flat' }, of: ['MF kraft'], factor: 4.2, with: ['matt laminated', 'foil-stamped', 'uncoated'] },
  'ribbon-handle-gift-bags': { noun: 'Ribbon-handle gift bag', sizes: [[150, 200, 80], [200, 250, 100], [260, 330, 110]], set: { handle_type: 'Ribbon', bag_bottom: 'Flat' }, of: ['MF kraft'], factor: 4.6, with: ['matt laminated', 'gloss laminated'] },
  'die-cut-handle-paper-bags': { noun: 'Die-cut handle paper bag', sizes: [[180, 250, 60], [250, 350, 80]], set: { handle_type: 'Die cut', bag_bottom: 'Flat' } },
  'sos-paper-bags': { noun: 'SOS block-bottom bag', sizes: [[120, 220, 70], [150, 280, 90], [180, 330, 110], [220, 380, 120]], set: { handle_type: 'None', bag_bottom: 'Block' } },
  'bottle-gift-bags': { noun: 'Bottle gift bag', sizes: [[110, 360, 90], [120, 380, 100]], set: { handle_type: 'Rope', bag_bottom: 'Flat' }, factor: 3.8, with: ['1 bottle'] },
  'paper-merchandise-bags': { noun: 'Flat counter bag', sizes: [[130, 180, 0], [180, 250, 0], [250, 360, 0]], set: { handle_type: 'None', bag_bottom: 'Pinch' } },
  'paper-sweet-bags': { noun: 'Paper sweet bag', sizes: [[100, 150, 0], [130, 180, 0], [180, 180, 0]], set: { handle_type: 'None', bag_bottom: 'Satchel' }, with: ['candy stripe', 'plain'] },
  'pharmacy-paper-bags': { noun: 'Pharmacy paper bag', sizes: [[100, 150, 0], [130, 200, 0], [150, 230, 50]], set: { handle_type: 'None', bag_bottom: 'Pinch' }, of: ['MG kraft'] },
  'window-paper-bags': { noun: 'Window bakery bag', sizes: [[120, 300, 60], [150, 350, 70], [100, 600, 40]], set: { handle_type: 'None', bag_bottom: 'Satchel' }, with: ['with film strip'], of: ['MG kraft', 'Greaseproof'] },
  'recycled-paper-carrier-bags': { noun: 'Recycled paper carrier', sizes: [[240, 310, 120], [320, 400, 140], [400, 450, 160]], set: { handle_type: 'Flat paper', bag_bottom: 'Block' }, of: ['MF kraft'] },
  'take-away-paper-bags': { as: 'paper_bag', noun: 'Take-away paper bag', sizes: [[220, 280, 120], [260, 320, 170], [320, 330, 200]], set: { handle_type: 'Flat paper', bag_bottom: 'Block' } },
  'flour-and-atta-bags': { as: 'paper_bag', noun: 'Flour paper bag', sizes: [[100, 240, 65], [130, 320, 80], [180, 420, 100]], set: { handle_type: 'None', bag_bottom: 'Block' }, paired: true, with: ['1 kg', '2 kg', '5 kg'], of: ['MG kraft', 'MF kraft'] },
  'bagel-and-baguette-bags': { as: 'paper_bag', noun: 'Baguette bag', sizes: [[100, 580, 40], [120, 650, 50]], set: { handle_type: 'None', bag_bottom: 'Satchel' }, with: ['with film window', 'plain'], of: ['MG kraft'] },
  'paper-garment-bags': { as: 'paper_bag', noun: 'Paper garment bag', sizes: [[250, 350, 0], [320, 420, 0]], set: { handle_type: 'None', bag_bottom: 'Flat' }, of: ['Glassine', 'MG kraft'] },
  'potato-paper-sacks': { noun: 'Potato paper sack', kg: [5, 10, 15, 25], with: ['with net window'], set: { bag_bottom: 'Sewn' } },
  'valve-paper-sacks': { noun: 'Valve paper sack', kg: [20, 25, 40, 50], set: { bag_bottom: 'Block' } },
  'open-mouth-paper-sacks': { noun: 'Open-mouth paper sack', kg: [10, 20, 25], set: { bag_bottom: 'Pinch' } },
  'multiwall-paper-spice-sacks': { noun: 'Multiwall spice sack', kg: [15, 20, 25], with: ['with PE liner'], set: { bag_bottom: 'Pinch', liner_bag: true } },
  'milk-powder-sacks-25-kg': { as: 'paper_sack', noun: 'Milk powder sack', kg: [25], with: ['with PE liner'], set: { bag_bottom: 'Pinch', liner_bag: true } },
  'pigment-laminated-bags': { as: 'paper_sack', noun: 'Pigment sack', kg: [10, 20, 25], with: ['paper-poly laminated'], set: { bag_bottom: 'Block' } },
  'putty-bags': { as: 'paper_sack', noun: 'Wall putty valve sack', kg: [20, 40], set: { bag_bottom: 'Block' } },
};
