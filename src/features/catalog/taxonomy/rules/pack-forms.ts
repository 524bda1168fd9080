import type { PackDrawing } from '../contract/pack-drawing.ts';

type Material = NonNullable<PackDrawing['material']>;
/** Kind of illustration, and the default material if the attributes name none. */
export type PackForm = readonly [kind: PackDrawing['kind'], material?: Material];

/** A neutral illustration is better than one of a different product. */
const neutral: PackForm = ['outline'];

/**
 * Illustration of each packaging family. Families that share attributes but not a shape are left out, so they are
 * neutral.
 */
const familyForms: Record<string, PackForm> = {
  corrugated_box: ['corrugated'],
  corrugated_insert: ['sheets', 'kraft'],
  corrugated_sheet: ['sheets', 'kraft'],
  folding_carton: ['carton'],
  rigid_box: ['rigid'],
  mailer: ['envelope'],
  paper_bag: ['sack', 'kraft'],
  paper_sack: ['sack', 'kraft'],
  paper_roll: ['filmroll', 'kraft'],
  paperboard: ['sheets', 'white'],
  paper_tube: ['can', 'kraft'],
  plastic_bottle: ['bottle', 'pet'],
  glass_bottle: ['bottle', 'amber'],
  jar: ['jar'],
  closure: ['closure'],
  dispenser: ['pump'],
  tube: ['tube', 'white'],
  metal_can: ['can', 'steel'],
  aerosol: ['aerosol', 'steel'],
  flexible_pouch: ['pouch'],
  plastic_bag: ['flatbag'],
  woven_sack: ['sack', 'white'],
  fibc: ['bigbag', 'white'],
  thermoform: ['tray', 'pet'],
  cup_tub: ['tub'],
  foil: ['filmroll', 'foil'],
  film_roll: ['filmroll'],
  shrink_film: ['filmroll'],
  stretch_film: ['filmroll'],
  pharma_film: ['filmroll', 'foil'],
  plastic_sheet: ['sheets', 'grey'],
  resin: ['sack', 'white'],
  tape: ['tape'],
  label: ['labels'],
  adhesive_ink: ['drum'],
  desiccant: ['pouch', 'white'],
  strap: ['coil'],
  pallet: ['pallet'],
  crate_tote: ['crate'],
  drum: ['drum', 'steel'],
  ibc: ['ibc', 'hdpe'],
  jerrycan: ['jerrycan'],
  pail: ['tub'],
};

/** A word in a category's id that tells what its products are. */
type WordForm = readonly [word: RegExp, form: PackForm, families: readonly string[]];

const bottledGoods = ['plastic_bottle', 'cosmetic_pack', 'metal_can', 'pharma_glass', 'paper_tube'];

/**
 * Categories that look different from the rest of their family, recognised by a part of their id. The first match wins.
 * Each entry lists its families, because words are ambiguous: cardboard tubes are not toothpaste tubes.
 */
const wordForms: readonly WordForm[] = [
  [/trigger|foamer|airless|pump/, ['pump'], ['plastic_bottle', 'tube']],
  [/candle|garbage|hair-colour|wipe/, neutral, ['plastic_bottle']],
  [/peroxide|waste-oil/, ['jerrycan'], ['cup_tub']],
  [/tubs|cups$|cups-|containers|pots/, ['tub'], ['cup_tub']],
  [/pizza|subscription|return-ready/, ['mailer'], ['corrugated_box']],
  [/cake|pastry|doughnut|shirt/, ['mailer', 'white'], ['folding_carton']],
  [/milk|cream|juice/, ['gabletop', 'white'], ['folding_carton']],
  [/rolls/, ['filmroll', 'kraft'], ['corrugated_sheet']],
  [/hot-melt|starch/, ['sack', 'white'], ['adhesive_ink']],
  [/vermiculite/, ['sack', 'white'], ['dg_pack']],
  [/collation/, ['shrinkpack'], ['shrink_film']],
  [/textile/, neutral, ['wrap_paper']],
  [/air-pillows|paper-void/, ['filmroll'], ['void_fill']],
  [/valves|actuators/, neutral, ['aerosol']],
  [/aerosol|spray|deodorant-cans/, ['aerosol', 'steel'], ['metal_can', 'cosmetic_pack']],
  [/stoppers|plungers/, ['stopper'], ['pharma_glass']],
  [/seals/, ['closure', 'steel'], ['pharma_glass']],
  [/vials|bottles/, ['bottle', 'pet'], ['pharma_glass']],
  [/bottles|growlers/, ['bottle'], [...bottledGoods, 'glass_bottle']],
  [/caps|lids|ends/, ['closure'], ['metal_can', 'plastic_bottle', 'pail']],
  [/bag-in-box|flexitanks|kegs|carriers|hoods|jars/, neutral, ['plastic_bottle', 'glass_bottle']],
  [
    /preforms|bundles|seals|bags|kits|spoons|syringes|components|packs|portion|tubes|cartridges/,
    neutral,
    ['plastic_bottle'],
  ],
  [/corks|liners|capsules|punnets|bar-tops|stoppers/, neutral, ['closure']],
  [/droppers|dosing|roller|brush|drum-pumps/, neutral, ['dispenser']],
  [
    /lip-|mascara|deodorant|push-up|test-and|candy|cartridges|sticks|kits|fabric|toothbrush|denture|floss|shaker|vanilla/,
    neutral,
    ['tube'],
  ],
  [/airless/, ['pump'], ['tube']],
  [/rectangular|square|f-style|-oil|^oil|solvent|lubricant/, ['tin', 'steel'], ['metal_can']],
  [/trays|hinged|sliding|dabba|pouches|canisters/, neutral, ['metal_can']],
  [/gable-top|aseptic|brick-cartons/, ['gabletop', 'white'], ['folding_carton', 'paper_tube']],
  [/cores|cones|tubes|plugs|cups|sachets|packs|shakers/, neutral, ['paper_tube']],
  [/poly|courier|compostable|returnable/, ['polymailer'], ['mailer']],
  [/corrugated|book|all-board/, ['mailer', 'kraft'], ['mailer']],
  [/tubes|tape|cards|kits|security|wallets/, neutral, ['mailer']],
  [
    /labels|roll-on-shrink-on/,
    ['labels'],
    ['folding_carton', 'dg_pack', 'apparel_trim', 'security', 'shrink_film', 'plastic_bag'],
  ],
  [/tags/, neutral, ['label']],
  [
    /inserts|outserts|scoops|shapers|tissue|moisture|board|bags|blisters|kits|seals/,
    neutral,
    ['folding_carton'],
  ],
  [/carriers|multipack/, ['shrinkpack'], ['folding_carton']],
  [
    /trays|punnets|tills|platters|pie-foil|meat-trays/,
    ['tray'],
    ['cup_tub', 'foodservice', 'thermoform', 'sterile_barrier', 'foil', 'foam'],
  ],
  [/egg-trays|fruit-trays/, ['tray', 'kraft'], ['moulded_fibre']],
  [/blister/, ['blister', 'foil'], ['thermoform', 'pharma_film']],
  [/clamshell|skin-packs/, neutral, ['thermoform']],
  [/film|bags|paper|sleeves|lids|casings|pouches|cartons|sticks/, neutral, ['cup_tub']],
  [/cans|containers$/, neutral, ['cup_tub']],
  [/bowls|cups$|soup|cold-cups|sauce-pots/, ['cup', 'kraft'], ['foodservice']],
  [/boxes|scoops|wedges/, ['carton', 'kraft'], ['foodservice']],
  [/bags/, ['sack', 'kraft'], ['foodservice']],
  [/rolls/, ['filmroll', 'foil'], ['foodservice']],
  [/cups|cutlery|ware|plastics/, neutral, ['film_roll']],
  [/pouches/, ['pouch'], ['film_roll', 'cosmetic_pack', 'sterile_barrier', 'foam', 'desiccant']],
  [/dishes|packs/, neutral, ['foil']],
  [/bags/, ['flatbag'], ['shrink_film', 'glass_bottle']],
  [/sleeves|bands/, ['shrinkpack'], ['shrink_film', 'stretch_film']],
  [/hoods/, ['pallet'], ['shrink_film', 'stretch_film']],
  [/top-sheets|netting/, neutral, ['stretch_film']],
  [/ribbons|foils/, ['filmroll'], ['adhesive_ink']],
  [/plates|cylinders|dies/, neutral, ['adhesive_ink']],
  [/nets|strapping|cones|fabric|covers|labels|suit/, neutral, ['plastic_bag']],
  [/rolls|garment-bags-on-roll/, ['filmroll'], ['plastic_bag']],
  [/mailers/, ['polymailer'], ['plastic_bag']],
  [
    /wrappers|wraps|wrap|spouts|boards|wax|cans|tins|jars|filter-paper|skein|bag-in-box/,
    neutral,
    ['flexible_pouch'],
  ],
  [/sacks/, ['sack'], ['textile_bag']],
  [/nets|fabric|packs|bag-in-box|cheese-cloth/, neutral, ['woven_sack']],
  [/boxes|shippers|carriers|kits/, ['corrugated', 'white'], ['cold_chain', 'dg_pack', 'foam']],
  [/drums/, ['drum'], ['cold_chain', 'dg_pack']],
  [/reels/, ['filmroll'], ['sterile_barrier']],
  [/rolls|film|wrap/, ['filmroll'], ['cushioning', 'void_fill', 'wrap_paper', 'strap']],
  [/film|wrap|air-pillows/, ['filmroll'], ['multipack']],
  [/rings?|multipacks|cluster|snap/, ['shrinkpack'], ['multipack']],
  [/planks|sheets|board/, ['sheets', 'white'], ['cushioning', 'foam']],
  [/seals|guards|bands|twine/, neutral, ['strap']],
  [/straps/, ['coil'], ['dunnage']],
  [/tape/, ['tape'], ['security', 'multipack']],
  [/textile-dunnage/, ['dunnage'], ['crate_tote']],
  [/clear-pet-boxes|pvc-folding/, ['carton', 'pet'], ['crate_tote']],
  [
    /dollies|roll-containers|stillages|mesh|cases|carts|bins|liquid|insulated|battery|archive|hampers/,
    neutral,
    ['crate_tote'],
  ],
  [/cake-boards|flexitanks|absorbent|bud/, neutral, ['drum']],
  [/cartridges|kits/, neutral, ['pail']],
  [/carboys/, ['jerrycan'], ['tank']],
  [/slip-sheets/, ['sheets', 'kraft'], ['pallet']],
  [/collars|runners/, neutral, ['pallet']],
  [/cartons/, ['carton'], ['cosmetic_pack']],
  [/sets/, ['rigid'], ['cosmetic_pack']],
  [/crates/, ['crate', 'kraft'], ['wooden_box']],
  [/gauges|ice-packs|dry-ice|sheets|emitters/, neutral, ['desiccant']],
];

interface PackFormQuery {
  family: string | null;
  /** Category id. */
  leaf: string;
  /** The kind, if the caller knows it better than the category id tells. */
  known?: PackDrawing['kind'] | undefined;
}

/** Returns the kind of illustration for a category; a neutral one if none fits. */
export function packForm({ family, leaf, known }: PackFormQuery): PackForm {
  if (!family) return neutral;
  if (known) return [known];
  const matching = wordForms.find(([word, , families]) => families.includes(family) && word.test(leaf));
  return matching?.[1] ?? familyForms[family] ?? neutral;
}
