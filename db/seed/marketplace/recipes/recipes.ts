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
  /** three letters for the article number */
  code: string;
}

const kind = (code: string, make: Recipe): Kind => ({ make, code });

/** Every recipe, by the key a leaf names; attribute families name themselves unless `FAMILY_RECIPE` says otherwise. */
// biome-ignore format: a table
export const RECIPES: Record<string, Kind> = {
  corrugated_box: kind('COR', corrugatedBox), corrugated_insert: kind('FIT', corrugatedInsert), corrugated_sheet: kind('SHT', corrugatedSheet), display: kind('DIS', display),
  folding_carton: kind('CTN', foldingCarton), rigid_box: kind('RGD', rigidBox),
  mailer: kind('MLR', mailer), paper_bag: kind('PBG', paperBag), paper_sack: kind('PSK', paperSack), wrap_paper: kind('WRP', wrapPaper), multipack: kind('MPK', multipack),
  paper_roll: kind('PPR', paperRoll), paperboard: kind('BRD', paperboard), paper_tube: kind('TUB', paperTube), moulded_fibre: kind('FBR', mouldedFibre),
  plastic_bottle: kind('BTL', plasticBottle), preform: kind('PRF', preform), glass_bottle: kind('GLB', glassBottle), glass_jar: kind('GLJ', glassJar), plastic_jar: kind('JAR', plasticJar),
  closure: kind('CAP', closure), die_cut_lid: kind('LID', dieCutLid), dispenser: kind('PMP', dispenser), tube: kind('TBE', tube), cosmetic_pack: kind('COS', cosmeticPack),
  metal_can: kind('CAN', metalCan), aerosol: kind('AER', aerosol),
  flexible_pouch: kind('PCH', flexiblePouch), laminate_roll: kind('LAM', laminateRoll), foil: kind('FOI', foil), plastic_bag: kind('BAG', plasticBag),
  film_roll: kind('FLM', filmRoll), shrink_film: kind('SHR', shrinkFilm), stretch_film: kind('STR', stretchFilm), pharma_film: kind('PHF', pharmaFilm), tape: kind('TAP', tape), label: kind('LBL', label),
  cup_tub: kind('CUP', cupTub), foodservice: kind('FSV', foodservice), thermoform: kind('THF', thermoform), plastic_sheet: kind('PSH', plasticSheet),
  steel_drum: kind('DRM', steelDrum), plastic_drum: kind('PDR', plasticDrum), fibre_drum: kind('FDR', fibreDrum), plastic_pail: kind('PAI', pail), metal_pail: kind('MPA', pail), jerrycan: kind('JER', jerrycan), ibc: kind('IBC', ibc), tank: kind('TNK', tank),
  woven_sack: kind('WOV', wovenSack), fibc: kind('FIB', fibc), bulk_liner: kind('LNR', bulkLiner), textile_bag: kind('TXT', textileBag),
  pallet: kind('PAL', pallet), wooden_box: kind('WBX', woodenBox), crate_tote: kind('CRT', crate),
  cushioning: kind('CSH', cushioning), void_fill: kind('VOI', voidFill), foam: kind('FOA', foam), edge_protector: kind('EDG', edgeProtector), strap: kind('STP', strap), dunnage: kind('DUN', dunnage),
  resin: kind('RES', resinGranules), adhesive_ink: kind('INK', adhesiveInk), desiccant: kind('DES', desiccant),
  pharma_glass: kind('PHG', pharmaGlass), sterile_barrier: kind('STB', sterileBarrier), cold_chain: kind('CLD', coldChain), dg_pack: kind('DGP', dgPack), apparel_trim: kind('TRM', apparelTrim),
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
