import type { PackKind } from '#lib/art/types.ts';
import { carton } from './board/carton.ts';
import { corrugated } from './board/corrugated.ts';
import { gabletop } from './board/gabletop.ts';
import { mailer } from './board/mailer.ts';
import { outline } from './board/outline.ts';
import { pallet } from './board/pallet.ts';
import { rigid } from './board/rigid.ts';
import { sheets } from './board/sheets.ts';
import type { KindContext } from './context.ts';
import { bigbag } from './film/bigbag.ts';
import { blister } from './film/blister.ts';
import { envelope } from './film/envelope.ts';
import { filmroll } from './film/filmroll.ts';
import { flatbag } from './film/flatbag.ts';
import { polymailer } from './film/polymailer.ts';
import { pouch } from './film/pouch.ts';
import { sack } from './film/sack.ts';
import { shrinkpack } from './film/shrinkpack.ts';
import { closure } from './parts/closure.ts';
import { coil } from './parts/coil.ts';
import { crate } from './parts/crate.ts';
import { dunnage } from './parts/dunnage.ts';
import { labels } from './parts/labels.ts';
import { stopper } from './parts/stopper.ts';
import { tape } from './parts/tape.ts';
import { tray } from './parts/tray.ts';
import { aerosol } from './vessels/aerosol.ts';
import { bottle } from './vessels/bottle.ts';
import { can } from './vessels/can.ts';
import { cup } from './vessels/cup.ts';
import { drum } from './vessels/drum.ts';
import { ibc } from './vessels/ibc.ts';
import { jar } from './vessels/jar.ts';
import { jerrycan } from './vessels/jerrycan.ts';
import { pump } from './vessels/pump.ts';
import { tin } from './vessels/tin.ts';
import { tub } from './vessels/tub.ts';
import { tube } from './vessels/tube.ts';

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
  partition: outline,
  edge: outline,
  display: outline,
  papertube: outline,
  foodbox: outline,
  woodbox: outline,
  carrier: outline,
  flow: outline,
  card: outline,
  clamshell: outline,
  cushion: outline,
  liner: outline,
  baginbox: outline,
  dispenser: outline,
  ware: outline,
  pail: outline,
  tinbox: outline,
  tank: outline,
  pharma: outline,
  cartridge: outline,
  stick: outline,
  compact: outline,
  seal: outline,
  hanger: outline,
  preform: outline,
  granules: outline,
  wrap: outline,
  outline,
};
