import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedFacts, nearestIndianBoard } from './derived-facts.ts';

const valuesOf = (values: Parameters<typeof derivedFacts>[0]) =>
  Object.fromEntries(derivedFacts(values).map(({ key, value }) => [key, value.replaceAll('\u00a0', ' ')]));

describe('derived values of a board', () => {
  it('name the usual Indian board by edge crush, with the stated number of plies', () => {
    expect(valuesOf({ ect: 5.6, wall_type: 'Single wall (3 ply)' })).toEqual({
      indian_board: '3 ply medium, 150/150/150 GSM',
    });
    expect(valuesOf({ ect_grade: '61', wall_type: 'Double wall (5 ply)' }).indian_board).toMatch(
      /^5 ply heavy/,
    );
    expect(nearestIndianBoard(5.6, 7)).toBeNull();
    expect(nearestIndianBoard(40, null)).toBeNull();
  });

  it('calculate the third value of burst strength, weight and burst factor from the other two', () => {
    expect(valuesOf({ burst: 1380, grammage: 512 }).burst_factor).toBe('27 BF');
    expect(valuesOf({ bf: 27, grammage: 512 }).burst_strength).toBe('1,356 kPa');
    expect(valuesOf({ bf: 27, grammage: 512, burst: 1380 })).toEqual({});
  });

  it('give usual values only if none is stated', () => {
    expect(valuesOf({ wall_type: 'Single wall (3 ply)', flute: 'C' })).toEqual({
      usual_edge_crush: '3.5–7 kN/m',
      usual_thickness: '3.6–4.2 mm',
    });
    expect(valuesOf({ wall_type: 'Single wall (3 ply)', flute: 'C', burst: 900, thickness: 4 })).toEqual({});
    expect(valuesOf({ material: 'Glass', flute: 'Q' })).toEqual({});
  });

  it('find only boards whose range is close', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 40, noNaN: true }),
        fc.constantFrom(3, 5, 7, null),
        (ect, ply) => {
          const board = nearestIndianBoard(ect, ply);
          if (!board) return;
          expect(ply === null || board.ply === ply).toBe(true);
          expect(ect).toBeGreaterThanOrEqual(board.ect[0] / 1.16);
          expect(ect).toBeLessThanOrEqual(board.ect[1] * 1.16);
        },
      ),
    );
  });
});
