import type { Draft, Order, Values, Words } from '../recipe.ts';
import { capital, mm, near, sized } from '../recipe.ts';
import { fluteFor } from './flute.ts';
import type { Grade, Wall } from './grades.ts';
import { burstOf, ectOf, THICKNESS, WALLS } from './grades.ts';

/** Sheets, rolls, fanfold and honeycomb. */
export function corrugatedSheet(order: Order): Draft {
  const spec = corrugatedSheetSpec(order);
  const { face, fold, kg, honeycomb } = spec;
  return {
    title: corrugatedSheetTitle(spec),
    values: corrugatedSheetValues(spec),
    unit: face ? 'roll' : fold ? 'pack' : 'sheet',
    rupees: kg * (honeycomb ? 58 : face ? 52 : fold ? 56 : 55),
    pack: face ? 1 : fold ? 1 : honeycomb ? 10 : 50,
    lot: [9000, 40000],
    days: [3, 9],
    draw: { material: 'kraft' },
    stream: 'board',
    ...corrugatedSheetWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function corrugatedSheetSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const style = r.pick(hint.style ?? ['single']);
  const wall: Wall = style === 'double' || style === 'triple' ? style : 'single';
  const grade = r.pick(WALLS[wall].grades);
  const flute = style.length === 1 ? style : fluteFor(r, { wall, style: 'sheet', litres: 10 });
  const [length, width] = sized(
    order,
    hint.sizes ?? [
      [1000, 700, 0],
      [1200, 900, 0],
      [1200, 1000, 0],
      [1500, 1100, 0],
      [2000, 1200, 0],
    ],
  );
  const honeycomb = style === 'honeycomb',
    face = style === 'single face',
    fold = style === 'fanfold';
  const thick = honeycomb ? r.pick(hint.thick ?? [10]) : (THICKNESS[flute] ?? 4);
  const gsm = honeycomb ? 900 + thick * 28 : face ? 320 : grade.gsm;
  const area = ((fold ? 1100 * 1000 : length * width) / 1e6) * (fold ? width / 1000 : 1);
  const dims = face
    ? `${width} mm × ${length / 1000} m`
    : fold
      ? `${width} mm web, ${length} mm folds`
      : mm(length, width, ...(honeycomb ? [thick] : []));
  const what = honeycomb
    ? ''
    : `, ${face ? 'B-flute' : wall === 'single' ? `${flute}-flute` : WALLS[wall].short}`;
  const feature = hint.with === undefined ? '' : `, ${r.pick(hint.with)}`;
  const kg = (area * gsm) / 1000;
  return {
    leaf,
    what,
    feature,
    dims,
    face,
    wall,
    flute,
    length,
    width,
    gsm,
    grade,
    honeycomb,
    r,
    hint,
    thick,
    kg,
    fold,
  };
}

type CorrugatedSheetSpec = ReturnType<typeof corrugatedSheetSpec>;

function corrugatedSheetTitle({ leaf, what, feature, dims }: CorrugatedSheetSpec): string {
  return `${leaf.noun}${/flute/i.test(leaf.noun) ? '' : what}${feature}, ${dims}`;
}

function corrugatedSheetValues({
  face,
  wall,
  flute,
  length,
  width,
  gsm,
  grade,
  honeycomb,
  r,
  hint,
}: CorrugatedSheetSpec): Values {
  return sheetValues({
    wall: face ? 'Single face' : WALLS[wall].label,
    flute: face ? 'B' : flute,
    length,
    width,
    gsm,
    grade,
    honeycomb,
    liner: r.pick(hint.of ?? ['Brown kraft', 'Testliner']),
  });
}

function corrugatedSheetWords({ leaf, gsm, thick, honeycomb, kg, face, grade }: CorrugatedSheetSpec): Words {
  return {
    says: [
      `${capital(leaf.noun)} at about ${gsm} gsm, ${thick} mm thick.`,
      honeycomb
        ? `Kraft honeycomb ${thick} mm thick between two liners, about ${near(kg, 0.1)} kg a panel.`
        : `Papers ${face ? '120/120' : grade.papers} gsm from the outside in, ${face ? 'flute on one face so that it bends round corners' : `edge crush ${ectOf(grade)} kN/m`}.`,
    ],
    checks: [
      'State the flute direction when you request a cut size.',
      `Thickness is ${thick} mm nominal; allow ±0.3 mm on converting lines.`,
      'Store flat and dry: above 70% humidity the board loses a fifth of its strength.',
      'Check warp on arrival; sheets are palletized face to face to keep them flat.',
    ],
    uses: [
      'For box plants without a corrugator and for layer pads.',
      'For die-cutters, display makers and packers that cut their own pads.',
      'Sold to sheet plants and to warehouses that line pallets.',
    ],
  };
}

function sheetValues(s: {
  wall: string;
  flute: string;
  length: number;
  width: number;
  gsm: number;
  grade: Grade;
  honeycomb: boolean;
  liner: string;
}): Values {
  if (s.honeycomb) return { length: s.length, width: s.width, grammage: s.gsm };
  const values: Values = {
    wall_type: s.wall,
    flute: s.flute,
    length: s.length,
    width: s.width,
    grammage: s.gsm,
    liner_outer: s.liner,
  };
  if (s.wall === 'Single face') return values;
  return { ...values, board_combination: s.grade.papers, ect: ectOf(s.grade), burst: burstOf(s.grade) };
}
