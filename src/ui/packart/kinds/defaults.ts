import type { Ink, Material, PackKind, Print } from '../types.ts';

export const DEFAULTS: Record<PackKind, { material: Material; inks: Ink[]; prints: Print[] }> = {
  corrugated: {
    material: 'kraft',
    inks: ['ink', 'spruce', 'brick', 'blue'],
    prints: ['mark', 'mark', 'band', 'pattern'],
  },
  mailer: { material: 'kraft', inks: ['orange', 'spruce', 'plum', 'blue', 'teal'], prints: ['mark'] },
  rigid: { material: 'printed', inks: ['plum', 'spruce', 'ink', 'blue'], prints: ['mark'] },
  carton: {
    material: 'white',
    inks: ['teal', 'orange', 'plum', 'spruce', 'blue'],
    prints: ['mark', 'pattern'],
  },
  sheets: { material: 'kraft', inks: ['teal', 'blue', 'orange'], prints: ['mark'] },
  pallet: { material: 'kraft', inks: ['ink', 'brick', 'blue'], prints: ['mark'] },
  pouch: { material: 'white', inks: ['spruce', 'orange', 'plum', 'brick', 'teal'], prints: ['mark', 'band'] },
  sack: { material: 'kraft', inks: ['brick', 'blue', 'spruce'], prints: ['mark'] },
  polymailer: { material: 'printed', inks: ['plum', 'teal', 'blue'], prints: ['mark'] },
  bottle: { material: 'pet', inks: ['blue', 'spruce', 'orange', 'teal'], prints: ['mark', 'band'] },
  pump: { material: 'hdpe', inks: ['teal', 'plum', 'orange'], prints: ['mark'] },
  jar: { material: 'pet', inks: ['ink', 'brick', 'spruce'], prints: ['mark'] },
  tub: { material: 'white', inks: ['orange', 'blue', 'plum'], prints: ['band'] },
  cup: { material: 'kraft', inks: ['brick', 'spruce', 'ink'], prints: ['mark'] },
  drum: { material: 'printed', inks: ['blue', 'spruce', 'ink'], prints: ['mark'] },
  jerrycan: { material: 'hdpe', inks: ['blue', 'spruce', 'brick'], prints: ['mark'] },
  tin: { material: 'steel', inks: ['spruce', 'brick', 'ochre'], prints: ['mark'] },
  gabletop: { material: 'white', inks: ['blue', 'teal', 'spruce'], prints: ['mark'] },
  filmroll: { material: 'pet', inks: ['blue', 'ink'], prints: ['mark'] },
  shrinkpack: { material: 'pet', inks: ['blue', 'spruce', 'orange'], prints: ['mark'] },
  blister: { material: 'foil', inks: ['teal', 'blue', 'plum'], prints: ['mark'] },
};
export const PARTNER: Record<Ink, Ink[]> = {
  spruce: ['orange', 'ochre'],
  orange: ['ink', 'spruce'],
  blue: ['ochre', 'orange'],
  ochre: ['ink', 'brick'],
  plum: ['ochre', 'teal'],
  teal: ['orange', 'ink'],
  brick: ['ochre', 'teal'],
  ink: ['orange', 'ochre'],
};
