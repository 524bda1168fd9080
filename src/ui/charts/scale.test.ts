import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  axisTicks,
  barPath,
  barWidth,
  createSlotPlot,
  labelStep,
  linePath,
  type Plot,
  placeBox,
  plotPoints,
  spreadLabels,
  stackValues,
} from './scale.ts';

const plot: Plot = { width: 780, height: 340, left: 52, right: 78, top: 14, bottom: 30 };

describe('the axis', () => {
  it('starts at zero and ends at a round number above all values', () => {
    expect(axisTicks(421)).toEqual([0, 150, 300, 450]);
    expect(axisTicks(0)).toEqual([0, 1]);
    expect([1, 3, 7].map((few) => axisTicks(few))).toEqual([
      [0, 1],
      [0, 1, 2, 3],
      [0, 3, 6, 9],
    ]);
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e12, noNaN: true }), (greatest) => {
        const ticks = axisTicks(greatest);
        expect(ticks[0]).toBe(0);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest * 0.99);
        expect(ticks.at(-1)).toBeLessThanOrEqual(greatest * 2.1);
      }),
    );
  });

  it('writes fewer labels if there is less room', () => {
    expect(labelStep(12, { width: 650, room: 46 })).toBe(1);
    expect(labelStep(12, { width: 230, room: 46 })).toBe(3);
  });
});

describe('end labels', () => {
  it('never overlap and stay above the baseline', () => {
    expect(spreadLabels([100, 104, 60], { gap: 17, bottom: 300 })).toEqual([100, 117, 60]);
    expect(spreadLabels([298, 299], { gap: 17, bottom: 300 })).toEqual([283, 300]);
  });
});

describe('the value box', () => {
  it('is placed where it hides no line, if possible', () => {
    const rising = plotPoints([10, 20, 40, 80, 90, 100], { max: 100, plot });
    const [left, top] = placeBox(rising[4]?.[0] ?? 0, {
      lines: [rising],
      box: { width: 170, height: 68 },
      plot,
    });
    expect(rising.some(([x, y]) => x > left && x < left + 170 && y > top && y < top + 68)).toBe(false);
  });

  it('stays inside the chart', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { minLength: 2, maxLength: 40 }), fc.nat(39), (values, at) => {
        const line = plotPoints(values, { max: 100, plot });
        const [left, top] = placeBox(line[at % line.length]?.[0] ?? 0, {
          lines: [line],
          box: { width: 170, height: 68 },
          plot,
        });
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + 170).toBeLessThanOrEqual(plot.width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + 68).toBeLessThanOrEqual(plot.height);
      }),
    );
  });
});

describe('lines and bars', () => {
  it('connect points with straight lines, so that nothing exceeds a value', () => {
    expect(linePath(plotPoints([0, 1, 0], { max: 1, plot }))).toBe('M52,310L377,14L702,310');
    expect(linePath([])).toBe('');
  });

  it('draw nothing for zero', () => {
    const base = plot.height - plot.bottom;
    const drawn = plotPoints([0, 2, 0, 1], { max: 2, plot: createSlotPlot(plot, 4) }).map((point) =>
      barPath(point, { width: 20, base, isTop: true }),
    );
    expect(drawn.map((path) => path !== '')).toEqual([false, true, false, true]);
  });

  it('stack on those of the series before', () => {
    expect(
      stackValues([
        [1, 0, 2],
        [2, 1, 0],
      ]),
    ).toEqual([
      [1, 0, 2],
      [3, 1, 2],
    ]);
  });

  it('are rounded only at the top of a stack', () => {
    expect(barPath([100, 50], { width: 20, base: 80, isTop: true })).toContain('q');
    expect(barPath([100, 50], { width: 20, base: 80, isTop: false })).toBe('M90,80V50H110V80Z');
  });

  it('keep their distance inside the plot, whatever their number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 92 }), (count) => {
        const width = barWidth(plot, count);
        const middles = plotPoints(
          Array.from({ length: count }, () => 1),
          { max: 1, plot: createSlotPlot(plot, count) },
        ).map(([x]) => x);
        const [first = 0, last = 0] = [middles[0], middles.at(-1)];
        expect(first - width / 2).toBeGreaterThanOrEqual(plot.left - 0.2);
        expect(last + width / 2).toBeLessThanOrEqual(plot.width - plot.right + 0.2);
        for (const [i, x] of middles.entries())
          if (i > 0) expect(x - (middles[i - 1] ?? 0)).toBeGreaterThan(width);
      }),
    );
  });
});
