import type { Hint } from '../recipe.ts';

// biome-ignore format: one leaf a line
export const FORM_LEAVES: Record<string, Hint> = {
  'blister-packs': { noun: 'Card blister', of: ['PET', 'rPET', 'PVC'], sizes: [[120, 80, 25], [160, 100, 30], [90, 60, 18]] },
  'clamshell-packs': { noun: 'Clamshell pack', of: ['PET', 'rPET'], sizes: [[150, 100, 45], [200, 140, 50], [110, 90, 30]] },
  'trifold-clamshells': { noun: 'Trifold clamshell', of: ['PET', 'rPET'], sizes: [[180, 110, 55], [210, 130, 60]] },
  'face-seal-blisters': { noun: 'Face-seal blister', of: ['PET', 'PVC'], sizes: [[120, 80, 20], [150, 95, 25]] },
  'slide-blisters': { noun: 'Slide blister', of: ['PVC', 'PET'], sizes: [[110, 70, 18], [140, 85, 22]] },
  'thermoformed-trays': { noun: 'Thermoformed tray', of: ['PS', 'PET', 'PP homopolymer'], sizes: [[300, 200, 35], [400, 300, 40], [600, 400, 50]], with: ['12 cavities', '24 cavities', '48 cavities'] },
  'insert-trays': { noun: 'Insert tray', of: ['PS', 'PET', 'HIPS'], sizes: [[180, 120, 30], [220, 160, 35]], with: ['flocked', 'plain black', 'plain white'] },
  'double-blisters': { noun: 'Double blister', of: ['PET', 'rPET'], sizes: [[130, 90, 40], [170, 110, 45]] },
  'skin-packs': { noun: 'Skin-pack film and card', of: ['LDPE', 'PVC'], sizes: [[450, 600, 0]] },
  'battery-blisters': { as: 'thermoform', noun: 'Battery blister', of: ['PET', 'rPET'], sizes: [[110, 85, 15], [140, 110, 18]], with: ['2 AA', '4 AA', '4 AAA'] },
  'toothbrush-blisters': { as: 'thermoform', noun: 'Toothbrush blister', of: ['PET', 'rPET'], sizes: [[230, 45, 22], [240, 90, 25]], with: ['1 brush', '2 brushes'] },
  'pet-sheet': { noun: 'PET sheet', of: ['PET', 'rPET', 'PETG'], thick: [0.25, 0.3, 0.4, 0.5, 0.8] },
  'pp-sheet': { noun: 'PP sheet', of: ['PP homopolymer', 'PP copolymer'], thick: [0.3, 0.5, 0.8, 1, 1.5] },
  'ps-sheet': { noun: 'PS forming sheet', of: ['HIPS', 'PS'], thick: [0.3, 0.5, 0.8, 1.2] },
  'pvc-rigid-sheet': { noun: 'Rigid PVC sheet', of: ['PVC'], thick: [0.2, 0.25, 0.3, 0.4] },
  'polycarbonate-sheet': { noun: 'Polycarbonate sheet', of: ['PC'], thick: [1, 1.5, 2, 3] },
  'corrugated-plastic-sheet': { noun: 'Twin-wall PP sheet', of: ['PP copolymer'], thick: [2, 3, 4, 5], factor: 0.3, with: ['300 gsm', '450 gsm', '600 gsm', '900 gsm'] },
  'honeycomb-pp-sheet': { noun: 'PP honeycomb sheet', of: ['PP copolymer'], thick: [5, 8, 10], factor: 0.24 },
  'foamed-pp-and-pe-sheet': { noun: 'Foamed sheet', of: ['PP copolymer', 'LDPE'], thick: [1, 2, 3], factor: 0.4 },
  'esd-plastic-sheet': { noun: 'ESD sheet', of: ['HIPS', 'PP copolymer', 'PETG'], thick: [0.5, 0.8, 1, 1.5], factor: 1.7, set: { anti_static: 'Conductive' } },
  'pla-sheet': { noun: 'PLA forming sheet', of: ['PLA'], thick: [0.3, 0.4, 0.5, 0.6] },
  'medical-thermoform-trays': { as: 'thermoform', noun: 'Medical tray', of: ['PETG', 'HIPS'], sizes: [[220, 140, 35], [300, 200, 40]], with: ['for Tyvek lid'] },
  'procedure-kit-trays': { as: 'thermoform', noun: 'Procedure kit tray', of: ['PETG', 'PS'], sizes: [[260, 180, 45], [320, 220, 50]], with: ['3 compartments', '5 compartments'] },
};
