import type { FamilyForms } from './form.ts';

const wood = 'kraft';

/** Pallets, crates, strapping and everything that carries or secures loads. */
export const transportForms: Record<string, FamilyForms> = {
  pallet: {
    usual: 'pallet.block',
    implied: wood,
    rules: [
      [/stringer|gma/, 'pallet.stringer', wood],
      [/plastic|hygienic/, 'pallet.plastic'],
      [/presswood/, 'pallet.pressed', wood],
      [/corrugated/, 'pallet.paper', wood],
      [/metal/, 'pallet.metal', 'steel'],
      [/collars/, 'pallet.collar', wood],
      [/slip/, 'pallet.sheet', wood],
      [/runners/, 'pallet.core', wood],
    ],
  },
  wooden_box: {
    usual: 'woodbox',
    rules: [
      [/slatted|fruit|crates-and-cases/, 'woodbox.slats'],
      [/cable/, 'woodbox.reel'],
      [/barrels/, 'woodbox.barrel'],
    ],
  },
  crate_tote: {
    usual: 'crate.solid',
    rules: [
      [/clear-pet|pvc-folding/, 'carton.window', 'pet'],
      [/fold/, 'crate.fold'],
      [/attached-lid/, 'crate.tote'],
      [/large-containers|pallet-boxes|rigid-plastic|bulk-liquid/, 'crate.bulk'],
      [/bread/, 'crate.bread'],
      [/bottle/, 'crate.cells'],
      [/poultry|fish|ventilated|milk/, 'crate.vented'],
      [/mesh|stillages/, 'crate.mesh', 'steel'],
      [/roll-containers/, 'crate.cart'],
      [/textile-dunnage/, 'dunnage', 'grey'],
      [/dollies/, 'crate.flat'],
      [/corrugated-plastic/, 'corrugated.handles', { tint: 'blue' }],
      [/esd/, 'crate.solid', 'black'],
      [/parts-bins|tilt|storage/, 'crate.bin'],
      [/tool|archive|battery/, 'crate.lid'],
      [/baskets|shopping/, 'crate.basket'],
      [/insulated/, 'crate.insulated'],
      [/nest/, 'crate.tote'],
      [/waste/, 'crate.cart', { top: 'flip' }],
    ],
  },
  strap: {
    usual: 'coil',
    rules: [
      [/pet-/, 'coil', { tint: 'green' }],
      [/steel/, 'coil', 'steel'],
      [/polypropylene/, 'coil', { tint: 'black' }],
      [/paper/, 'coil', 'kraft'],
      [/cord/, 'coil', 'white'],
      [/seals/, 'coil.buckle', 'steel'],
      [/twine/, 'filmroll.stack', 'kraft'],
      [/bundling/, 'filmroll.stack', { tint: 'clear' }],
      [/rubber/, 'outline.part'],
      [/guards/, 'edge.corner', 'black'],
    ],
  },
  edge_protector: {
    usual: 'edge',
    implied: 'kraft',
    rules: [
      [/plastic-corner/, 'edge.corner', { tint: 'orange' }],
      [/foam/, 'edge.foam', 'white'],
      [/metal/, 'edge.metal', 'steel'],
      [/u-channel/, 'cushion.profile', 'kraft'],
    ],
  },
  dunnage: {
    usual: 'cushion.airbag',
    implied: 'kraft',
    rules: [
      [/polywoven/, 'cushion.airbag', 'white'],
      [/straps/, 'coil', { tint: 'orange' }],
      [/mats/, 'filmroll', { tint: 'black', print: 'plain' }],
      [/anti-slip-paper/, 'filmroll', { material: 'kraft', print: 'plain' }],
      [/honeycomb/, 'partition.honeycomb'],
      [/timber/, 'pallet.core'],
      [/nets/, 'filmroll.net', { tint: 'orange', print: 'plain' }],
      [/bars|inflator/, 'outline.machine'],
      [/bolsters/, 'cushion.corner', 'white'],
    ],
  },
  multipack: {
    usual: 'shrinkpack',
    rules: [
      [/ring/, 'outline.part'],
      [/tapes/, 'tape', 'white'],
      [/cluster/, 'carton.can', { count: 6 }],
      [/fibre/, 'carton.can', { count: 6, material: 'kraft' }],
    ],
  },
  cold_chain: {
    usual: 'corrugated.insulated',
    rules: [
      [/carriers/, 'crate.insulated', { tint: 'blue' }],
      [/eps/, 'crate.insulated', { material: 'white', print: 'plain' }],
      [/phase-change/, 'pouch.flat', { tint: 'blue', top: 'none' }],
      [/loggers/, 'seal.label'],
      [/drums/, 'drum.fibre', 'kraft'],
      [/aluminium-bulk/, 'pouch.flat', 'foil'],
      [/bags/, 'flatbag', 'pet'],
      [/liners/, 'liner.drum', 'pet'],
    ],
  },
  dg_pack: {
    usual: 'corrugated',
    rules: [
      [/drums/, 'drum.open', { tint: 'yellow' }],
      [/5h-and|bags/, 'sack.woven', 'white'],
      [/11g|bulk/, 'corrugated.bulk'],
      [/vermiculite/, 'granules', { tint: 'gold' }],
      [/labels|placards/, 'card.sheet', { tint: 'orange' }],
    ],
  },
};
