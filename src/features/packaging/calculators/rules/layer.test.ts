import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestLayer, maxMixed } from './layer.ts';

const side = fc.integer({ min: 20, max: 400 });
const edge = fc.integer({ min: 200, max: 1300 });

describe('a layer', () => {
  it('lies within the floor, overlaps nowhere, and keeps between plain rows and the bound', () => {
    fc.assert(
      fc.property(fc.record({ a: side, b: side, x: edge, y: edge }), ({ a, b, x, y }) => {
        const { boxes, count, bound, plain } = bestLayer({ x, y }, { x: a, y: b });
        // Of a floor with more than can be mixed, the beginning of its rows is laid.
        expect(boxes).toHaveLength(bound > maxMixed ? Math.min(count, maxMixed) : count);
        expect(count).toBeLessThanOrEqual(bound);
        expect(count).toBeGreaterThanOrEqual(plain);
        const laid = boxes.map((box) => ({
          left: box.x,
          low: box.y,
          right: box.x + (box.turned ? b : a),
          high: box.y + (box.turned ? a : b),
        }));
        for (const one of laid) {
          expect(one.left >= 0 && one.low >= 0 && one.right <= x && one.high <= y).toBe(true);
          const meets = laid.filter(
            (other) =>
              other.left < one.right &&
              one.left < other.right &&
              other.low < one.high &&
              one.low < other.high,
          );
          expect(meets).toEqual([one]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('holds as many whichever way the floor or the box is named', () => {
    fc.assert(
      fc.property(fc.record({ a: side, b: side, x: edge, y: edge }), ({ a, b, x, y }) => {
        const bounds = [bestLayer({ x, y }, { x: a, y: b }), bestLayer({ x: y, y: x }, { x: b, y: a })];
        expect(bounds[0]?.bound).toBe(bounds[1]?.bound);
      }),
      { numRuns: 40 },
    );
  });

  // Thousands of lengths can be reached here; as pairs of pairs they took all the memory there is.
  it('keeps time and memory small where cuts can fall almost anywhere', () => {
    const hardest: [number, number, number, number][] = [
      [58_980, 23_520, 501, 2500],
      [50_000, 50_000, 333, 5003],
      [50_000, 400, 5, 9999],
      [1020, 580, 50, 60],
      [670, 480, 20, 140],
    ];
    for (const [x, y, a, b] of hardest) {
      const before = process.cpuUsage();
      const { count, plain } = bestLayer({ x, y }, { x: a, y: b });
      const { user, system } = process.cpuUsage(before);
      expect(count).toBeGreaterThanOrEqual(plain);
      expect((user + system) / 1000, `${x} × ${y} by ${a} × ${b}`).toBeLessThan(1000);
    }
  });

  it('answers soon, however small the box', () => {
    for (const [a, b] of [
      [31, 20],
      [53, 29],
      [97, 41],
      [113, 67],
    ]) {
      const start = performance.now();
      bestLayer({ x: 12_032, y: 2352 }, { x: a ?? 1, y: b ?? 1 });
      expect(performance.now() - start).toBeLessThan(3000);
    }
  });
});
