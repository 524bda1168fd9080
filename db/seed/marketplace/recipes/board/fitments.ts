import type { Draft, Order, Values, Words } from '../recipe.ts';
import { capital, featureOf, mm, near, sized } from '../recipe.ts';
import { DOUBLE, SINGLE, THICKNESS } from './grades.ts';

/** Liners, partitions and pads that go inside a case. */
export function corrugatedInsert(order: Order): Draft {
  const spec = corrugatedInsertSpec(order);
  const { hint, kg } = spec;
  return {
    title: corrugatedInsertTitle(spec),
    values: corrugatedInsertValues(spec),
    unit: hint.with?.some((text) => text.includes('cells')) ? 'set' : 'piece',
    rupees: near(kg * 66 + 0.6, 0.05),
    pack: 50,
    lot: [5000, 20000],
    days: [5, 12],
    draw: { material: 'kraft' },
    stream: 'board',
    ...corrugatedInsertWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function corrugatedInsertSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(
    order,
    hint.sizes ?? [
      [280, 200, 100],
      [380, 285, 120],
      [390, 290, 200],
      [440, 340, 280],
    ],
  );
  const honeycomb = leaf.id === 'honeycomb-pads';
  const double = !honeycomb && r.chance(0.25);
  const grade = r.pick(double ? DOUBLE.slice(0, 2) : SINGLE.slice(0, 4));
  const flute = double ? 'EB' : r.pick(['B', 'B', 'E', 'C']);
  const code = leaf.fefco === null ? '' : `, FEFCO ${leaf.fefco}`;
  const chosen = featureOf(order, [length, width, height]);
  const feature = chosen === '' ? '' : `, ${chosen}`;
  const kg = honeycomb
    ? (length * width * 1.6) / 1e6
    : ((length * width + 2.4 * height * (length + width)) * grade.gsm) / 1e9;
  return { leaf, code, feature, honeycomb, double, flute, length, width, height, grade, hint, kg };
}

type CorrugatedInsertSpec = ReturnType<typeof corrugatedInsertSpec>;

function corrugatedInsertTitle({
  leaf,
  code,
  feature,
  honeycomb,
  double,
  flute,
  length,
  width,
  height,
}: CorrugatedInsertSpec): string {
  return `${leaf.fefco !== null && leaf.noun.startsWith('FEFCO') ? 'Case fitment' : leaf.noun}${code}${feature}${honeycomb ? '' : `, ${double ? '5-ply' : `${flute}-flute`}`}, ${mm(length, width, height)}`;
}

function corrugatedInsertValues({
  honeycomb,
  length,
  width,
  height,
  leaf,
  double,
  flute,
  grade,
}: CorrugatedInsertSpec): Values {
  return honeycomb
    ? { length, width, height }
    : {
        ...(['0900', '0901', '0933'].includes(leaf.fefco ?? '') ? { style_code: leaf.fefco ?? '' } : {}),
        wall_type: double ? 'Double wall (5 ply)' : 'Single wall (3 ply)',
        flute,
        length,
        width,
        height,
        board_combination: grade.papers,
      };
}

function corrugatedInsertWords({ honeycomb, height, flute, grade, hint, kg }: CorrugatedInsertSpec): Words {
  return {
    says: [
      honeycomb
        ? `Kraft honeycomb core ${height} mm thick with two 140 gsm faces.`
        : `${capital(flute)}-flute board, papers ${grade.papers} gsm, about ${THICKNESS[flute] ?? 4} mm thick.`,
      `One ${hint.with === undefined ? 'piece' : 'set'} weighs about ${Math.max(10, Math.round(kg * 1000))} g and ships flat.`,
    ],
    checks: [
      'State the inside dimensions of the outer case; fitments are cut 3 mm smaller.',
      'Check slot width against board thickness: 0.5 mm too tight and the partition bows.',
      'For glass ask for a drop test with filled bottles, not dummies.',
      'If the fitment carries load, the flutes have to be vertical; state this on the drawing.',
    ],
    uses: [
      'Keeps glass, ceramics and machined parts apart inside a case.',
      'Fills the headroom above short goods so that the case can be stacked.',
      'For manual assembly of partitions on the packing line.',
    ],
  };
}

/** Counter, floor and pallet displays. */
export function display(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const [length, width, height] = sized(order, hint.sizes ?? [[300, 220, 400]]);
  const flute = height > 900 ? r.pick(['EB', 'BC']) : r.pick(['E', 'B']);
  const load = height > 900 ? r.pick([20, 30, 40]) : r.pick([3, 5, 8]);
  const process = r.pick(['Litho-laminated', 'Litho-laminated', 'Digital', 'Flexo']);
  const area = (2.6 * (length * height + width * height + length * width)) / 1e6;
  const chosen = featureOf(order, [length, width, height]);
  const feature = chosen === '' ? '' : `, ${chosen}`;
  return {
    title: `${leaf.noun}${feature}, ${process === 'Digital' ? 'digital print' : process === 'Flexo' ? 'flexo print' : 'litho print'}, ${mm(length, width, height)}`,
    values: {
      material: 'Corrugated board',
      flute,
      length,
      width,
      height,
      capacity_kg: load,
      print_process: process,
      finish: [r.pick(['Gloss varnish', 'Matt lamination', 'Aqueous coating'])],
    },
    unit: 'piece',
    rupees: near(area * (process === 'Flexo' ? 130 : process === 'Digital' ? 330 : 240) + 35, 1),
    pack: height > 900 ? 5 : 20,
    lot: [25000, 90000],
    days: [10, 20],
    draw: {
      material: 'white',
      size: { w: length, d: width, h: height },
      print: 'pattern',
    },
    stream: 'board',
    says: [
      `${flute}-flute board, ${process.toLowerCase()}, set up by hand in about ${height > 900 ? 'six' : 'two'} minutes with the printed guide.`,
      `Holds about ${load} kg of product evenly spread; supplied flat with a shipper.`,
    ],
    checks: [
      'Ask for a white sample and load it for 48 hours before you approve print.',
      'Check the chain store’s height and footprint limits first; many do not accept displays above 1,450 mm.',
      'Tell us if it ships filled: a filled display needs a stronger base and a transit cap.',
    ],
    uses: [
      'For launches and seasonal promotions of four to eight weeks.',
      'For stores that refill by hand and recycle the display with paper after the promotion.',
    ],
    custom: true,
  };
}
