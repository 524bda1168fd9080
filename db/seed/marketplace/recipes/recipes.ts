import type { PackKind } from '../types.ts';
import { foldingCarton } from './board/carton.ts';
import { CARTON_LEAVES } from './board/carton-leaves.ts';
import { corrugatedBox } from './board/corrugated-box.ts';
import { CORRUGATED_LEAVES } from './board/corrugated-leaves.ts';
import { corrugatedSheet } from './board/corrugated-sheet.ts';
import { corrugatedInsert, display } from './board/fitments.ts';
import { rigidBox } from './board/rigid.ts';
import { RIGID_LEAVES } from './board/rigid-leaves.ts';
import { aerosol } from './containers/aerosol.ts';
import { cosmeticPack, tube } from './containers/beauty.ts';
import { BEAUTY_LEAVES } from './containers/beauty-leaves.ts';
import { BOTTLE_LEAVES } from './containers/bottles/bottle-leaves.ts';
import { glassBottle } from './containers/bottles/glass-bottle.ts';
import { glassJar } from './containers/bottles/glass-jar.ts';
import { GLASS_LEAVES, JAR_LEAVES } from './containers/bottles/glass-leaves.ts';
import { plasticBottle } from './containers/bottles/plastic-bottle.ts';
import { plasticJar } from './containers/bottles/plastic-jar.ts';
import { preform } from './containers/bottles/preform.ts';
import { closure } from './containers/closures/closure.ts';
import { CLOSURE_LEAVES } from './containers/closures/closure-leaves.ts';
import { dieCutLid } from './containers/closures/die-cut-lid.ts';
import { dispenser } from './containers/closures/dispenser.ts';
import { metalCan } from './containers/metal.ts';
import { METAL_LEAVES } from './containers/metal-leaves.ts';
import { plasticBag } from './flexible/bag.ts';
import { BAG_LEAVES } from './flexible/bag-leaves.ts';
import { FILM_LEAVES } from './flexible/films/film-leaves.ts';
import { filmRoll } from './flexible/films/film-roll.ts';
import { shrinkFilm } from './flexible/films/shrink-film.ts';
import { stretchFilm } from './flexible/films/stretch-film.ts';
import { flexiblePouch, laminateRoll } from './flexible/pouch.ts';
import { POUCH_LEAVES } from './flexible/pouch-leaves.ts';
import { foil } from './flexible/webs/foil.ts';
import { label } from './flexible/webs/label.ts';
import { pharmaFilm } from './flexible/webs/pharma-film.ts';
import { tape } from './flexible/webs/tape.ts';
import { WEB_LEAVES } from './flexible/webs/web-leaves.ts';
import { CUP_LEAVES } from './food/cup-leaves.ts';
import { cupTub } from './food/cup-tub.ts';
import { foodservice } from './food/foodservice.ts';
import { plasticSheet, thermoform } from './food/form.ts';
import { FORM_LEAVES } from './food/form-leaves.ts';
import { apparelTrim } from './health/apparel-trim.ts';
import { coldChain } from './health/cold-chain.ts';
import { dgPack } from './health/dg-pack.ts';
import { HEALTH_LEAVES } from './health/health-leaves.ts';
import { pharmaGlass } from './health/pharma-glass.ts';
import { sterileBarrier } from './health/sterile-barrier.ts';
import { DRUM_LEAVES } from './industrial/drums/drum-leaves.ts';
import { fibreDrum } from './industrial/drums/fibre-drum.ts';
import { pail } from './industrial/drums/pail.ts';
import { plasticDrum } from './industrial/drums/plastic-drum.ts';
import { steelDrum } from './industrial/drums/steel-drum.ts';
import { ibc } from './industrial/liquids/ibc.ts';
import { jerrycan } from './industrial/liquids/jerrycan.ts';
import { LIQUID_LEAVES } from './industrial/liquids/liquid-leaves.ts';
import { tank } from './industrial/liquids/tank.ts';
import { bulkLiner } from './industrial/sacks/bulk-liner.ts';
import { fibc } from './industrial/sacks/fibc.ts';
import { SACK_LEAVES } from './industrial/sacks/sack-leaves.ts';
import { textileBag } from './industrial/sacks/textile-bag.ts';
import { TEXTILE_LEAVES } from './industrial/sacks/textile-leaves.ts';
import { wovenSack } from './industrial/sacks/woven-sack.ts';
import { crate } from './industrial/transport/crate.ts';
import { pallet } from './industrial/transport/pallet.ts';
import { TRANSPORT_LEAVES } from './industrial/transport/transport-leaves.ts';
import { woodenBox } from './industrial/transport/wooden-box.ts';
import { adhesiveInk } from './materials/adhesive-ink.ts';
import { desiccant } from './materials/desiccant.ts';
import { MATERIAL_LEAVES } from './materials/material-leaves.ts';
import { resinGranules } from './materials/resin-granules.ts';
import { PAPER_BAG_LEAVES } from './paper/bag-leaves.ts';
import { paperBag, paperSack } from './paper/bags.ts';
import { mouldedFibre, paperTube } from './paper/fibre.ts';
import { FIBRE_LEAVES } from './paper/fibre-leaves.ts';
import { mailer } from './paper/mailer.ts';
import { MAILER_LEAVES } from './paper/mailer-leaves.ts';
import { paperboard, paperRoll } from './paper/mill.ts';
import { MILL_LEAVES } from './paper/mill-leaves.ts';
import { multipack, wrapPaper } from './paper/wrap.ts';
import { WRAP_LEAVES } from './paper/wrap-leaves.ts';
import { cushioning } from './protective/cushioning.ts';
import { dunnage } from './protective/dunnage.ts';
import { edgeProtector } from './protective/edge-protector.ts';
import { foam } from './protective/foam.ts';
import { PROTECTIVE_LEAVES } from './protective/protective-leaves.ts';
import { strap } from './protective/strap.ts';
import { voidFill } from './protective/void-fill.ts';
import type { Hint, Recipe } from './recipe.ts';

export interface Kind {
  make: Recipe;
  /** drawings a product of this recipe may carry */
  kinds: readonly PackKind[];
  /** three letters for the article number */
  code: string;
}

const kind = (code: string, make: Recipe, ...kinds: PackKind[]): Kind => ({ make, kinds, code });

/** Every recipe, by the key a leaf names; attribute families name themselves unless `FAMILY_RECIPE` says otherwise. */
// biome-ignore format: a table
export const RECIPES: Record<string, Kind> = {
  corrugated_box: kind('COR', corrugatedBox, 'corrugated', 'mailer'), corrugated_insert: kind('FIT', corrugatedInsert, 'sheets'), corrugated_sheet: kind('SHT', corrugatedSheet, 'sheets', 'filmroll'), display: kind('DIS', display, 'corrugated'),
  folding_carton: kind('CTN', foldingCarton, 'carton', 'mailer', 'gabletop', 'shrinkpack', 'cup'), rigid_box: kind('RGD', rigidBox, 'rigid', 'tub'),
  mailer: kind('MLR', mailer, 'polymailer', 'mailer'), paper_bag: kind('PBG', paperBag, 'sack'), paper_sack: kind('PSK', paperSack, 'sack'), wrap_paper: kind('WRP', wrapPaper, 'filmroll', 'sheets'), multipack: kind('MPK', multipack, 'shrinkpack'),
  paper_roll: kind('PPR', paperRoll, 'filmroll'), paperboard: kind('BRD', paperboard, 'sheets'), paper_tube: kind('TUB', paperTube, 'tub', 'filmroll'), moulded_fibre: kind('FBR', mouldedFibre, 'sheets', 'cup'),
  plastic_bottle: kind('BTL', plasticBottle, 'bottle', 'pump'), preform: kind('PRF', preform, 'bottle'), glass_bottle: kind('GLB', glassBottle, 'bottle', 'pump'), glass_jar: kind('GLJ', glassJar, 'jar'), plastic_jar: kind('JAR', plasticJar, 'jar'),
  closure: kind('CAP', closure, 'bottle', 'jar', 'drum'), die_cut_lid: kind('LID', dieCutLid, 'tub'), dispenser: kind('PMP', dispenser, 'pump', 'bottle', 'drum'), tube: kind('TBE', tube, 'bottle', 'pump'), cosmetic_pack: kind('COS', cosmeticPack, 'bottle', 'pump', 'jar'),
  metal_can: kind('CAN', metalCan, 'tin', 'bottle'), aerosol: kind('AER', aerosol, 'bottle'),
  flexible_pouch: kind('PCH', flexiblePouch, 'pouch'), laminate_roll: kind('LAM', laminateRoll, 'filmroll'), foil: kind('FOI', foil, 'filmroll'), plastic_bag: kind('BAG', plasticBag, 'polymailer'),
  film_roll: kind('FLM', filmRoll, 'filmroll'), shrink_film: kind('SHR', shrinkFilm, 'filmroll', 'shrinkpack', 'pallet'), stretch_film: kind('STR', stretchFilm, 'filmroll', 'pallet', 'shrinkpack'), pharma_film: kind('PHF', pharmaFilm, 'blister'), tape: kind('TAP', tape, 'filmroll'), label: kind('LBL', label, 'filmroll', 'sheets'),
  cup_tub: kind('CUP', cupTub, 'tub', 'cup'), foodservice: kind('FSV', foodservice, 'cup'), thermoform: kind('THF', thermoform, 'blister'), plastic_sheet: kind('PSH', plasticSheet, 'sheets'),
  steel_drum: kind('DRM', steelDrum, 'drum'), plastic_drum: kind('PDR', plasticDrum, 'drum'), fibre_drum: kind('FDR', fibreDrum, 'drum'), plastic_pail: kind('PAI', pail, 'tub'), metal_pail: kind('MPA', pail, 'tub'), jerrycan: kind('JER', jerrycan, 'jerrycan'), ibc: kind('IBC', ibc, 'jerrycan'), tank: kind('TNK', tank, 'drum', 'pallet'),
  woven_sack: kind('WOV', wovenSack, 'sack'), fibc: kind('FIB', fibc, 'sack'), bulk_liner: kind('LNR', bulkLiner, 'sack', 'pallet'), textile_bag: kind('TXT', textileBag, 'sack', 'polymailer'),
  pallet: kind('PAL', pallet, 'pallet', 'sheets'), wooden_box: kind('WBX', woodenBox, 'pallet'), crate_tote: kind('CRT', crate, 'corrugated', 'carton'),
  cushioning: kind('CSH', cushioning, 'filmroll', 'sheets', 'polymailer'), void_fill: kind('VOI', voidFill, 'filmroll', 'sack'), foam: kind('FOA', foam, 'sheets', 'corrugated', 'polymailer'), edge_protector: kind('EDG', edgeProtector, 'sheets'), strap: kind('STP', strap, 'filmroll'), dunnage: kind('DUN', dunnage, 'sack', 'filmroll', 'sheets'),
  resin: kind('RES', resinGranules, 'sack'), adhesive_ink: kind('INK', adhesiveInk, 'drum', 'tub', 'sack', 'tin', 'bottle', 'filmroll'), desiccant: kind('DES', desiccant, 'pouch', 'sack'),
  pharma_glass: kind('PHG', pharmaGlass, 'bottle'), sterile_barrier: kind('STB', sterileBarrier, 'pouch', 'filmroll', 'sheets'), cold_chain: kind('CLD', coldChain, 'corrugated', 'pouch'), dg_pack: kind('DGP', dgPack, 'corrugated', 'sack'), apparel_trim: kind('TRM', apparelTrim, 'sheets'),
};

/** Families whose goods are split over several recipes: the usual one. */
export const FAMILY_RECIPE: Record<string, string> = {
  drum: 'steel_drum',
  pail: 'plastic_pail',
  jar: 'plastic_jar',
};

// biome-ignore format: a table
export const HINTS: Record<string, Hint> = {
  'pet-preforms': { as: 'preform', noun: 'PET preform' },
  ...CORRUGATED_LEAVES, ...CARTON_LEAVES, ...RIGID_LEAVES, ...PAPER_BAG_LEAVES, ...MAILER_LEAVES, ...MILL_LEAVES, ...FIBRE_LEAVES, ...WRAP_LEAVES,
  ...BOTTLE_LEAVES, ...GLASS_LEAVES, ...JAR_LEAVES, ...CLOSURE_LEAVES, ...BEAUTY_LEAVES, ...METAL_LEAVES,
  ...POUCH_LEAVES, ...BAG_LEAVES, ...FILM_LEAVES, ...WEB_LEAVES, ...CUP_LEAVES, ...FORM_LEAVES,
  ...DRUM_LEAVES, ...LIQUID_LEAVES, ...TRANSPORT_LEAVES, ...SACK_LEAVES, ...TEXTILE_LEAVES, ...PROTECTIVE_LEAVES, ...MATERIAL_LEAVES, ...HEALTH_LEAVES,
};
