import { inScene, type Uses } from './use.ts';

const clear = { tint: 'clear', print: 'plain' } as const;

/** Closures, labels, films, resins and machines: with what they close, mark or make. */
export const materialUses: Uses = {
  closure: inScene(['table', 'caps beside the bottle they close'], { beside: 'bottle', look: 'pet' }),
  'closure.crown': inScene(['table', 'crown caps beside a bottle'], { beside: 'bottle.beer', look: 'amber' }),
  'closure.lug': inScene(['table', 'lids beside the jar they close'], { beside: 'jar.mason' }),
  'closure.wine': inScene(['table', 'capsules beside a wine bottle'], {
    beside: 'bottle.wine',
    look: { tint: 'green' },
  }),
  'closure.cork': inScene(['table', 'corks beside a wine bottle'], {
    beside: 'bottle.wine',
    look: { tint: 'green' },
  }),
  'closure.metal': inScene(['table', 'metal caps beside a bottle'], { beside: 'bottle.square', look: clear }),
  'closure.handle': inScene(['table', 'swing tops beside a bottle'], {
    beside: 'bottle',
    look: { ...clear, top: 'swing' },
  }),
  'closure.slide': inScene(['table', 'disc caps beside a bottle'], {
    beside: 'bottle',
    look: { material: 'hdpe', top: 'disc' },
  }),
  'closure.flip': inScene(['table', 'flip-top caps beside a bottle'], {
    beside: 'bottle',
    look: {
      material: 'hdpe',
      top: 'flip',
    },
  }),
  'closure.sport': inScene(['table', 'sports caps beside a bottle'], {
    beside: 'bottle',
    look: {
      material: 'pet',
      top: 'sport',
    },
  }),
  'closure.spout': inScene(['table', 'pouring caps beside a bottle'], {
    beside: 'bottle.square',
    look: {
      ...clear,
      top: 'spout',
    },
  }),
  'flexible_pouch:closure.spout': inScene(['table', 'spouts beside a pouch'], { beside: 'pouch.spout' }),
  'closure.shaker': inScene(['table', 'sifter caps beside a shaker'], { beside: 'papertube.shaker' }),
  'closure.round': inScene(['table', 'overcaps beside a spray can'], { beside: 'aerosol', look: 'steel' }),
  'closure.drum': inScene(['floor', 'bungs beside a drum'], { beside: 'drum' }),
  'closure.can': inScene(['table', 'can ends beside a can'], { beside: 'can', look: 'steel' }),
  'closure.cup': inScene(['table', 'capsules beside cups'], {
    beside: 'ware',
    look: { material: 'white', print: 'plain' },
  }),
  'closure.lid': inScene(['table', 'lids beside a canister'], { beside: 'papertube.can' }),
  'pail:closure.lid': inScene(['floor', 'lids beside a pail'], { beside: 'pail', look: 'white' }),
  'pharma_glass:closure.lid': inScene(['tray', 'seals on a steel tray'], { beside: 'pharma' }),
  'closure.disc': inScene(['table', 'lidding beside a tub'], { beside: 'tub', look: 'white' }),
  'closure.plug': inScene(['table', 'plugs beside a bottle'], { beside: 'bottle', look: 'amber' }),
  dispenser: inScene(['table', 'pumps beside the bottle they close'], {
    beside: 'bottle',
    look: {
      material: 'white',
      top: 'pump',
    },
  }),
  'dispenser.trigger': inScene(['table', 'triggers beside a bottle'], {
    beside: 'bottle',
    look: {
      material: 'white',
      top: 'trigger',
    },
  }),
  'dispenser.mist': inScene(['table', 'sprayers beside a bottle'], {
    beside: 'bottle',
    look: { material: 'pet', top: 'mist' },
  }),
  'aerosol:dispenser.mist': inScene(['table', 'valves beside a spray can'], {
    beside: 'aerosol',
    look: 'steel',
  }),
  'dispenser.dropper': inScene(['table', 'droppers beside a bottle'], {
    beside: 'bottle.dropper',
    look: 'amber',
  }),
  'dispenser.roller': inScene(['table', 'rollers beside a bottle'], { beside: 'bottle.roller', look: 'pet' }),
  'dispenser.flat': inScene(['table', 'dosing cups beside a bottle'], {
    beside: 'bottle.handle',
    look: 'hdpe',
  }),
  'dispenser.tap': inScene(['table', 'taps beside a container'], {
    beside: 'jerrycan.cube',
    look: { tint: 'clear' },
  }),
  'ibc:dispenser.tap': inScene(['floor', 'valves beside an IBC'], { beside: 'ibc', look: 'hdpe' }),
  stopper: inScene(['table', 'stoppers beside an infusion bottle'], {
    beside: 'bottle',
    look: { tint: 'clear', top: 'lug' },
  }),
  preform: inScene(['into', 'preforms become bottles'], { beside: 'bottle', look: 'pet' }),

  labels: inScene(['table', 'labels beside a labeled bottle'], { beside: 'bottle', look: 'pet' }),
  'apparel_trim:labels': inScene(['table', 'labels beside a garment bag'], {
    beside: 'flatbag.garment',
    look: 'pet',
  }),
  'security:labels': inScene(['sealed', 'a box sealed with labels']),
  'plastic_bag:labels': inScene(['table', 'labels beside a bag'], { beside: 'flatbag', look: 'pet' }),

  filmroll: inScene(['into', 'film becomes bags'], { beside: 'pouch.pillow' }),
  'filmroll.reel': inScene(['into', 'paper becomes carrier bags'], {
    beside: 'carrier.twisted',
    look: 'kraft',
  }),
  'filmroll.sleeve': inScene(['table', 'sleeves beside a bottle'], { beside: 'bottle', look: 'pet' }),
  'stretch_film:filmroll': inScene(['wrapped', 'a pallet load wrapped in film']),
  'shrink_film:filmroll': inScene(['into', 'film becomes a multipack'], {
    beside: 'shrinkpack.strip',
    look: { count: 3 },
  }),
  'paper_roll:filmroll': inScene(['into', 'paper becomes carrier bags'], {
    beside: 'carrier.twisted',
    look: 'kraft',
  }),
  'paperboard:filmroll.reel': inScene(['into', 'board becomes drink cartons'], {
    beside: 'gabletop',
    look: 'white',
  }),
  'label:filmroll.reel': inScene(['into', 'label stock becomes labels'], { beside: 'labels' }),
  'foil:filmroll': inScene(['into', 'foil becomes wrappers'], { beside: 'flow', look: 'foil' }),
  'pharma_film:filmroll': inScene(['into', 'film becomes sachets'], {
    beside: 'pouch.sachet',
    look: 'white',
  }),
  'cup_tub:filmroll': inScene(['table', 'film beside the tray it covers'], { beside: 'tray', look: 'pet' }),
  'wrap_paper:filmroll': inScene(['table', 'wrapping paper beside a gift box'], { beside: 'rigid.solid' }),
  'corrugated_sheet:filmroll': inScene(['filled', 'board around a bottle in a box'], {
    beside: 'bottle',
    look: 'amber',
  }),
  'cushioning:filmroll': inScene(['filled', 'foam around a bottle in a box'], {
    beside: 'bottle',
    look: 'amber',
  }),
  'foam:filmroll': inScene(['filled', 'foam around a bottle in a box'], { beside: 'bottle', look: 'amber' }),
  'woven_sack:filmroll': inScene(['into', 'fabric becomes sacks'], { beside: 'sack.woven', look: 'white' }),
  'textile_bag:filmroll': inScene(['into', 'fabric becomes sacks'], { beside: 'sack.jute', look: 'kraft' }),
  'sterile_barrier:filmroll': inScene(['into', 'reels become sterile pouches'], {
    beside: 'pouch.flat',
    look: {
      material: 'white',
      top: 'none',
      print: 'plain',
    },
  }),
  'flexible_pouch:filmroll': inScene(['into', 'filter paper becomes sachets'], {
    beside: 'pouch.sachet',
    look: 'white',
  }),
  'plastic_bag:filmroll': inScene(['wrapped', 'a load wrapped in film']),
  'dunnage:filmroll': inScene(['floor', 'rolls beside a pallet load'], { beside: 'pallet.hood' }),
  'strap:filmroll.stack': inScene(['wrapped', 'a load wrapped in film']),
  'adhesive_ink:filmroll.stack': inScene(['table', 'ribbons beside the labels they print'], {
    beside: 'labels',
    look: {
      print: 'plain',
    },
  }),

  granules: inScene(['into', 'resin becomes bottles'], { beside: 'bottle', look: 'hdpe' }),
  'film_roll:granules': inScene(['into', 'resin becomes pouches'], { beside: 'pouch' }),
  'adhesive_ink:granules': inScene(['table', 'adhesive beside the carton it closes'], { beside: 'carton' }),
  'folding_carton:granules': inScene(['table', 'adhesive beside the carton it closes'], { beside: 'carton' }),

  machine: inScene(['floor', 'a machine beside the packs it makes'], {
    beside: 'shrinkpack.strip',
    look: { count: 3 },
  }),
  'machine.reel': inScene(['floor', 'a wrapping machine on a warehouse floor']),
  'machine.hood': inScene(['floor', 'a hooding machine on a warehouse floor']),
  'machine.dome': inScene(['floor', 'a vacuum machine beside its pouches'], {
    beside: 'pouch.flat',
    look: { top: 'none' },
  }),
  'machine.sleeve': inScene(['floor', 'a sleeving machine on a factory floor']),
  'machine.nozzle': inScene(['table', 'a hot-air tool beside a film pack'], {
    beside: 'shrinkpack.strip',
    look: { count: 3 },
  }),
  'dunnage:machine.nozzle': inScene(['floor', 'an inflator beside dunnage bags'], {
    beside: 'cushion.airbag',
    look: 'kraft',
  }),
  'machine.flat': inScene(['table', 'a tracker beside a box'], {
    beside: 'corrugated',
    look: { print: 'plain' },
  }),
  'machine.bar': inScene(['floor', 'load bars on a floor']),
  'machine.roller': null,
  outline: null,
};
