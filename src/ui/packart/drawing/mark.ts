import { rng } from './random.ts';

/** Draws on a field of 24 × 24 with two inks, which are equal if only one is printed. */
type Mark = (a: string, b: string, two: boolean) => string;

const fill = (path: string, ink: string, rest = '') => `<path d="${path}"${rest} fill="${ink}"/>`;
const stroke = (path: string, ink: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
const HOLE = ' fill-rule="evenodd"';

const MARKS: Mark[] = [
  // roofs
  (a, b) => fill('M0 12 12 2l12 10v5L12 7 0 17Z', a) + fill('M0 21 12 11l12 10v3H0Z', b),
  // four leaves
  (a, b) =>
    fill('M0 0h11v11A11 11 0 0 1 0 0ZM24 24H13V13a11 11 0 0 1 11 11Z', a) +
    fill('M24 0v11H13A11 11 0 0 1 24 0ZM0 24V13h11A11 11 0 0 1 0 24Z', b),
  // cube
  (a, b) => fill('M12 0 23 6 12 12 1 6Z', b) + fill('M0 8l11 6v10L0 18ZM24 8l-11 6v10l11-6Z', a),
  // rising sun
  (a, b) => fill('M0 15a12 12 0 0 1 24 0Z', a) + stroke('M0 17.5h24M3 21h18M7 24h10', b, 1.8),
  // signal
  (a, b) => fill('M2 24V2a22 22 0 0 1 22 22h-6A16 16 0 0 0 2 8', a) + fill('M2 24V13a11 11 0 0 1 11 11Z', b),
  // leaf
  (a, b, two) =>
    fill('M3 21C1 9 8 1 23 1c0 15-8 22-20 20Zm1.2-1.200C8 14 12 10 17.5 7 12 9 7 13 4.2 19.800Z', a, HOLE) +
    (two ? stroke('M3 23C7 15 11.5 10.5 17.5 7', b, 1.5) : ''),
  // waves
  (a, b) => stroke('M0 6q6-6 12 0t12 0M0 20q6-6 12 0t12 0', a, 3.4) + stroke('M0 13q6-6 12 0t12 0', b, 3.4),
  // turning halves
  (a, b, two) =>
    fill('M12 0a12 12 0 0 0 0 24 6 6 0 0 0 0-12 6 6 0 0 1 0-12Z', a) +
    (two
      ? fill('M12 24a12 12 0 0 0 0-24 6 6 0 0 0 0 12 6 6 0 0 1 0 12Z', b)
      : stroke('M12 23a11 11 0 0 0 9.500-16.500', a, 2)),
  // diamond
  (a, b, two) =>
    fill('M12 0 24 12 12 24 0 12Zm0 6.500L6.5 12l5.5 5.500 5.5-5.500Z', a, HOLE) +
    (two ? fill('M12 9.300 14.700 12 12 14.700 9.300 12Z', b) : ''),
  // hexagon, open on one side
  (a, b) =>
    fill('M12 0l10.400 6v6h-5V9L12 5.800 6.600 9v6.200l5.400 3.100V24L1.600 18V6Z', a) +
    fill('M14.500 14.500h8V18L14.500 22.600Z', b),
  // stairs
  (a, b) => fill('M0 16h7v8H0ZM8.500 8h7v16h-7Z', a) + fill('M17 0h7v24h-7Z', b),
  // drop
  (a, b, two) =>
    fill('M12 0c6 7 9 10.500 9 15a9 9 0 0 1-18 0c0-4.500 3-8 9-15Z', a) +
    (two ? fill('M12 12c2.600 2.800 4 4.200 4 6.200a4 4 0 0 1-8 0c0-2 1.400-3.400 4-6.200Z', b) : ''),
  // peaks
  (a, b) => fill('M0 22 8.500 5 17 22Z', a) + fill('M11.500 8 15 2l9 20h-5.500Z', b),
  // star of bars
  (a, b) =>
    fill('M9.500 0h5v24h-5Z', a) + stroke('M1.600 6l20.800 12', a, 5) + stroke('M22.400 6 1.600 18', b, 5),
  // two rings
  (a, b) =>
    fill('M8.500 3.500a8.500 8.500 0 1 0 .010 0ZM8.500 8a4 4 0 1 1-.010 0Z', a, HOLE) +
    fill('M15.500 3.500a8.500 8.500 0 0 1 0 17v-4.500a4 4 0 0 0 0-8Z', b),
  // folded corner
  (a, b) => fill('M1 0h13v9h9v15H1Z', a) + fill('M16 0l7 7h-7Z', b),
];

/** Beginning of the seed of unprinted products, for which no mark is drawn. */
export const UNPRINTED = 'unprinted:';

/** Returns a supplier's or brand's mark on a field of 24 × 24, in one or two inks; nothing for unprinted products. */
export function drawMark(seed: string, a: string, b: string = a): string {
  if (seed.startsWith(UNPRINTED)) return '';
  return rng(`mark${seed}`).pick(MARKS)(a, b, b !== a);
}
