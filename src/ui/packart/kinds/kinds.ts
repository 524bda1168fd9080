import type { PackKind } from '#lib/art/types.ts';
import { baginbox } from './board/baginbox.ts';
import { carton } from './board/carton.ts';
import { corrugated } from './board/corrugated.ts';
import { display } from './board/display.ts';
import { edge } from './board/edge.ts';
import { foodbox } from './board/foodbox.ts';
import { gabletop } from './board/gabletop.ts';
import { liner } from './board/liner.ts';
import { mailer } from './board/mailer.ts';
import { outline } from './board/outline.ts';
import { pallet } from './board/pallet.ts';
import { papertube } from './board/papertube.ts';
import { partition } from './board/partition.ts';
import { rigid } from './board/rigid.ts';
import { sheets } from './board/sheets.ts';
import { woodbox } from './board/woodbox.ts';
import type { KindContext } from './context.ts';
import { bigbag } from './film/bigbag.ts';
import { blister } from './film/blister.ts';
import { carrier } from './film/carrier.ts';
import { cushion } from './film/cushion.ts';
import { envelope } from './film/envelope.ts';
import { filmroll } from './film/filmroll.ts';
import { flatbag } from './film/flatbag.ts';
import { flow } from './film/flow.ts';
import { polymailer } from './film/polymailer.ts';
import { pouch } from './film/pouch.ts';
import { sack } from './film/sack.ts';
import { shrinkpack } from './film/shrinkpack.ts';
import { wrap } from './film/wrap.ts';
import { machine } from './machine/machine.ts';
import { card } from './parts/card.ts';
import { clamshell } from './parts/clamshell.ts';
import { closure } from './parts/closure.ts';
import { coil } from './parts/coil.ts';
import { crate } from './parts/crate.ts';
import { dispenser } from './parts/dispenser.ts';
import { dunnage } from './parts/dunnage.ts';
import { granules } from './parts/granules.ts';
import { hanger } from './parts/hanger.ts';
import { labels } from './parts/labels.ts';
import { preform } from './parts/preform.ts';
import { seal } from './parts/seal.ts';
import { stopper } from './parts/stopper.ts';
import { tape } from './parts/tape.ts';
import { tray } from './parts/tray.ts';
import { cartridge } from './slender/cartridge.ts';
import { compact } from './slender/compact.ts';
import { pharma } from './slender/pharma.ts';
import { stick } from './slender/stick.ts';
import { aerosol } from './vessels/aerosol.ts';
import { bottle } from './vessels/bottle.ts';
import { can } from './vessels/can.ts';
import { cup } from './vessels/cup.ts';
import { drum } from './vessels/drum.ts';
import { ibc } from './vessels/ibc.ts';
import { jar } from './vessels/jar.ts';
import { jerrycan } from './vessels/jerrycan.ts';
import { pail } from './vessels/pail.ts';
import { pump } from './vessels/pump.ts';
import { tank } from './vessels/tank.ts';
import { tin } from './vessels/tin.ts';
import { tinbox } from './vessels/tinbox.ts';
import { tub } from './vessels/tub.ts';
import { tube } from './vessels/tube.ts';
import { ware } from './ware/ware.ts';

export const KINDS: Record<PackKind, (c: KindContext) => void> = {
  corrugated,
  mailer,
  rigid,
  carton,
  sheets,
  pallet,
  gabletop,
  pouch,
  sack,
  polymailer,
  filmroll,
  shrinkpack,
  blister,
  bottle,
  pump,
  jar,
  tub,
  cup,
  drum,
  jerrycan,
  tin,
  closure,
  tape,
  labels,
  crate,
  dunnage,
  aerosol,
  tube,
  ibc,
  coil,
  stopper,
  tray,
  bigbag,
  envelope,
  can,
  flatbag,
  partition,
  edge,
  display,
  papertube,
  foodbox,
  woodbox,
  carrier,
  flow,
  card,
  clamshell,
  cushion,
  liner,
  baginbox,
  dispenser,
  ware,
  pail,
  tinbox,
  tank,
  pharma,
  cartridge,
  stick,
  compact,
  seal,
  hanger,
  preform,
  granules,
  wrap,
  machine,
  outline,
};
