import type { Hint } from '../recipe.ts';

// biome-ignore format: one leaf a line
export const MAILER_LEAVES: Record<string, Hint> = {
  'poly-mailers': { noun: 'Poly mailer', of: ['LDPE'], thick: [50, 60, 70], with: ['gray', 'white', 'black inside'] },
  'recycled-poly-mailers': { noun: 'Recycled poly mailer', of: ['LDPE'], thick: [60, 70], with: ['80 % PCR', '100 % recycled', '50 % PCR'] },
  'compostable-mailers': { noun: 'Compostable mailer', of: ['PBAT blend'], thick: [50, 60], factor: 2.6 },
  'kraft-paper-mailers': { noun: 'Kraft paper mailer', of: ['Kraft paper'], with: ['expandable', 'with return strip'] },
  'bubble-mailers': { noun: 'Bubble mailer', of: ['Kraft paper', 'LDPE'], with: ['10 mm bubble'], factor: 1.9 },
  'paper-padded-mailers': { noun: 'Paper padded mailer', of: ['Kraft paper'], with: ['honeycomb lined', 'macerated padding'], factor: 1.9 },
  'board-backed-envelopes': { noun: 'Board-backed envelope', of: ['Paperboard'], factor: 1.5, sizes: [[240, 165, 0], [320, 235, 0], [350, 250, 0]] },
  'all-board-envelopes': { noun: 'All-board envelope', of: ['Paperboard'], factor: 1.6, sizes: [[250, 180, 0], [320, 240, 0], [440, 320, 0]] },
  'capacity-book-mailers': { noun: 'Book mailer, adjustable', of: ['Corrugated board'], factor: 1.9, sizes: [[220, 160, 0], [310, 220, 0], [330, 270, 0]], draw: 'mailer' },
  'tamper-evident-courier-bags': { noun: 'Tamper-evident courier bag', of: ['LDPE'], thick: [55, 60, 70], with: ['with POD pocket', 'with VOID tape'] },
  'cash-and-security-bags': { noun: 'Cash deposit bag', of: ['LDPE'], thick: [80, 100], with: ['numbered', 'with receipt tear-off'], factor: 1.6 },
  'document-wallets': { noun: 'Packing list envelope', of: ['LDPE', 'PP'], thick: [30, 40], sizes: [[165, 115, 0], [225, 165, 0], [325, 235, 0]], with: ['“Documents Enclosed”', 'plain'] },
  'expandable-gusset-mailers': { noun: 'Gusset mailer', of: ['LDPE'], thick: [60, 70] },
  'insulated-mailers': { noun: 'Insulated mailer', of: ['Composite'], factor: 7, sizes: [[260, 200, 0], [330, 260, 0], [400, 320, 0]], with: ['foil bubble', 'for chilled goods'] },
  'glassine-mailers': { noun: 'Glassine inner envelope', of: ['Kraft paper'], sizes: [[160, 110, 0], [230, 160, 0], [320, 240, 0]] },
  'returnable-mailers': { noun: 'Returnable mailer', of: ['Non-woven PP', 'PP'], factor: 9, with: ['zip, 40 trips'] },
  'branded-poly-mailers': { noun: 'Branded poly mailer', of: ['LDPE'], thick: [50, 60], with: ['2-color print', '4-color print', '1-color print'] },
  'newspaper-and-mail-wrap-bags': { as: 'mailer', noun: 'Magazine mail wrap', of: ['LDPE'], thick: [25, 30] },
  't-shirt-mailers': { as: 'mailer', noun: 'T-shirt mailer', of: ['LDPE'], thick: [50, 60], sizes: [[260, 330, 0], [300, 400, 0]], with: ['printed'] },
  'return-labels-and-bags': { as: 'mailer', noun: 'Returns bag', of: ['LDPE'], thick: [60, 70], with: ['with second seal strip'] },
};
