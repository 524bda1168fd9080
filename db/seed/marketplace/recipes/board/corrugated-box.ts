import type { Random } from '../../random.ts';
import type { Draft, Hint, Order, Size, Values } from '../recipe.ts';
import { featureOf, mm, near, sized } from '../recipe.ts';
import { FEFCO_SERIES } from './corrugated-leaves.ts';
import { boxChecks, boxSays, boxUses } from './corrugated-words.ts';
import { fluteFor } from './flute.ts';
import type { Board, Grade, Wall } from './grades.ts';
import { boxCompression, burstFactorOf, burstOf, ectOf, THICKNESS, WALLS } from './grades.ts';

const STYLE_CODES = new Set([
  '0200',
  '0201',
  '0202',
  '0203',
  '0204',
  '0205',
  '0206',
  '0215',
  '0216',
  '0300',
  '0301',
  '0310',
  '0320',
  '0330',
  '0401',
  '0410',
  '0411',
  '0421',
  '0422',
  '0426',
  '0427',
  '0470',
  '0501',
  '0601',
  '0701',
  '0711',
  '0712',
  '0713',
  '0747',
  '0900',
  '0901',
  '0933',
]);

/** Cases, mailers, trays and bulk boxes: sizes inside, strength by McKee, price by board weight. */
export function corrugatedBox(order: Order): Draft {
  const { leaf, r } = order;
  const hint: Hint = { ...FEFCO_SERIES[(leaf.fefco ?? '0201').slice(0, 2)], ...leaf.hint };
  const [length, width, height] = sized(order, hint.sizes ?? []);
  const board = chooseBoard(r, { hint, length, width, height });
  const wall = WALLS[board.wall];
  const series = (codeOf(order, hint) ?? '0201').slice(0, 2);
  const slotted = series === '02' || series === '07';
  const values = boxValues(order, { board, size: [length, width, height], slotted });
  const bct = slotted
    ? boxCompression({ length, width, ect: ectOf(board.grade), thickness: THICKNESS[board.flute] ?? 4 })
    : 0;
  if (bct > 0) values.bct = bct;
  const feature = titleFeature(order, { size: [length, width, height], board });
  values.print_process = board.process;
  if (board.colours > 0) values.print_colours = board.colours;
  const code = leaf.fefco === null ? '' : `, FEFCO ${leaf.fefco}`;
  const ply = hint.noun?.includes('Micro')
    ? ''
    : `, ${wall.short}${board.wall === 'single' ? ` ${board.flute}-flute` : ''}`;
  const area = blankArea(series, { length, width, height });
  const kg = (area * board.grade.gsm) / 1000;
  return {
    title: `${hint.noun ?? leaf.noun}${code}${ply}${feature}, ${mm(length, width, height)}`,
    values,
    unit: 'piece',
    rupees: kg * rate(board, hint) + (series === '04' ? 1.6 : 0.9),
    pack: kg > 2 ? 1 : kg > 0.9 ? 10 : kg > 0.35 ? 20 : 25,
    lot: kg > 2 ? [18000, 60000] : [6000, 32000],
    days: [5, 14],
    draw: {
      material: board.liner.includes('hite') || board.liner === 'Duplex printed' ? 'white' : 'kraft',
      size: { w: length, d: width, h: height },
      print: board.colours === 0 ? 'plain' : board.colours > 2 ? 'pattern' : 'mark',
    },
    stream: 'board',
    says: boxSays(board, { length, width, height, bct, kg }),
    checks: boxChecks(board, { length, width, height, bct, kg }),
    uses: boxUses(board, { length, width, height, bct, kg }),
    custom: true,
  };
}

const codeOf = ({ leaf }: Order, hint: Hint): string | null =>
  leaf.fefco ??
  (hint.set?.style_code === undefined
    ? hint.draw === 'mailer'
      ? '0427'
      : null
    : String(hint.set.style_code));

function chooseBoard(
  r: Random,
  { hint, length, width, height }: { hint: Hint; length: number; width: number; height: number },
): Board {
  const litres = (length * width * height) / 1e6;
  const choice = r.pick(hint.style ?? ['single']);
  const style =
    choice === 'double' && litres < 9 && (hint.style ?? []).includes('single') ? 'single' : choice;
  const wall: Wall = style === 'double' || style === 'triple' ? style : 'single';
  const grades = WALLS[wall].grades;
  const weight = wall === 'single' ? litres / 9 : wall === 'double' ? litres / 22 : litres / 400;
  const grade = grades[Math.min(grades.length - 1, Math.floor(weight) + r.int(2))] as Grade;
  const printed = hint.with?.some((text) => text.includes('-color')) ?? false;
  const litho = style === 'litho';
  const colours = litho ? 4 : printed ? 0 : r.pick([0, 0, 1, 1, 2]);
  return {
    wall,
    flute: fluteFor(r, { wall, style, litres }),
    grade,
    liner: litho
      ? 'Duplex printed'
      : r.pick(
          hint.of ??
            (style === 'mailer'
              ? ['Brown kraft', 'Brown kraft', 'Brown kraft', 'White kraft', 'White top testliner']
              : [
                  'Brown kraft',
                  'Brown kraft',
                  'Brown kraft',
                  'Testliner',
                  'Testliner',
                  'Testliner',
                  'White top testliner',
                ]),
        ),
    process: litho ? 'Litho-laminated' : colours === 0 ? 'Unprinted' : 'Flexo',
    colours,
  };
}

function titleFeature(order: Order, { size, board }: { size: Size; board: Board }): string {
  const feature = featureOf(order, size);
  if (feature === '')
    return board.liner.startsWith('White') && !order.leaf.noun.startsWith('White') ? ', white outside' : '';
  const printed = /^(\d)-color/.exec(feature);
  if (printed !== null) board.colours = Number(printed[1]);
  else if (/printed inside|one-color/.test(feature)) board.colours = Math.max(1, board.colours);
  if (board.colours > 0 && board.process === 'Unprinted') board.process = 'Flexo';
  return `, ${feature}`;
}

function boxValues(
  order: Order,
  { board, size: [length, width, height], slotted }: { board: Board; size: Size; slotted: boolean },
): Values {
  const { leaf, r } = order;
  const code =
    codeOf(order, leaf.hint) ?? (slotted && leaf.hint.sizes !== undefined && height < 700 ? '0201' : null);
  const values: Values = {
    wall_type: WALLS[board.wall].label,
    flute: board.flute,
    inner_length: length,
    inner_width: width,
    inner_height: height,
    board_combination: board.grade.papers,
    ect: ectOf(board.grade),
    ect_grade: board.grade.grade,
    burst: burstOf(board.grade),
    bf: burstFactorOf(board.grade),
    liner_outer: board.liner,
    joint: jointFor(r, { code, board }),
  };
  if (code !== null && STYLE_CODES.has(code)) values.style_code = code;
  if (board.process === 'Litho-laminated')
    values.finish = [r.pick(['Gloss lamination', 'Matt lamination', 'Aqueous coating'])];
  return values;
}

function jointFor(r: Random, { code, board }: { code: string | null; board: Board }): string {
  const series = (code ?? '02').slice(0, 2);
  if (series === '03' || series === '04') return 'None';
  if (series === '06') return 'Stitched';
  return board.wall === 'single' ? r.pick(['Glued', 'Glued', 'Taped']) : r.pick(['Glued', 'Stitched']);
}

/** Board used for one box, m². */
function blankArea(
  series: string,
  { length, width, height }: { length: number; width: number; height: number },
): number {
  const slotted = (2 * length + 2 * width + 45) * (width + height + 20);
  if (series === '03') return ((length + 2 * height) * (width + 2 * height) * 1.7) / 1e6;
  if (series === '04') return ((length + 4 * height + 30) * (2 * width + 3 * height + 20)) / 1e6;
  return (slotted * (series === '02' ? 1 : 1.12)) / 1e6;
}

/** Rupees for a kilogram of finished box. */
function rate(board: Board, hint: Hint): number {
  const print = board.process === 'Litho-laminated' ? 46 : board.colours * 2.5;
  const liner = board.liner.startsWith('White') ? 9 : board.liner === 'Coated white' ? 14 : 0;
  return (
    near(
      64 +
        print +
        liner +
        (hint.with?.some((text) => /wet|wax|UN|insulated|liner|foam|marked/.test(text)) ? 24 : 0),
      0.5,
    ) * (hint.factor ?? 1)
  );
}
