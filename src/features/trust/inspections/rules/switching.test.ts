import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstState,
  type InspectionState,
  inspectionStates,
  severityOf,
  stateAfterLot,
  switchingPoints,
} from './switching.ts';

/** Lots as letters: `a` accepted with 2 points, `A` with 3, `0` accepted without points, `r` rejected. */
const after = (lots: string, from: InspectionState = firstState): InspectionState =>
  lots
    .split('')
    .reduce(
      (state, lot) => stateAfterLot(state, { isAccepted: lot !== 'r', points: { a: 2, A: 3 }[lot] ?? 0 }),
      from,
    );
const nameAfter = (lots: string): string => after(lots).name;
const discontinuing = `rr${'r'.repeat(5)}`;

describe('normal inspection', () => {
  it('becomes tightened when 2 of 5 lots or fewer are rejected', () => {
    expect(nameAfter('rr')).toBe('tightened');
    expect(nameAfter('raaar')).toBe('tightened');
    expect(nameAfter('raaaar')).toBe('normal');
    expect(nameAfter('aaaaraaar')).toBe('tightened');
  });

  it('becomes reduced at a switching score of 30', () => {
    expect(nameAfter('A'.repeat(9))).toBe('normal');
    expect(nameAfter('A'.repeat(10))).toBe('reduced');
    expect(nameAfter('a'.repeat(14))).toBe('normal');
    expect(nameAfter('a'.repeat(15))).toBe('reduced');
  });

  it('starts counting again after a lot without points', () => {
    expect(nameAfter(`${'A'.repeat(9)}0A`)).toBe('normal');
    expect(after(`${'A'.repeat(9)}r`).score).toBe(0);
  });
});

describe('tightened inspection', () => {
  it('ends after 5 accepted lots in a row', () => {
    expect(nameAfter('rraaaa')).toBe('tightened');
    expect(nameAfter('rraaaaraaaa')).toBe('tightened');
    expect(nameAfter('rraaaaa')).toBe('normal');
  });

  it('is discontinued after 5 rejected lots, also with accepted ones between them', () => {
    expect(nameAfter('rrrrrr')).toBe('tightened');
    expect(nameAfter(discontinuing)).toBe('discontinued');
    expect(nameAfter('rrrararaarar')).toBe('discontinued');
  });

  it('begins again with the first accepted lot after that', () => {
    expect(nameAfter(`${discontinuing}r`)).toBe('discontinued');
    expect(nameAfter(`${discontinuing}a`)).toBe('tightened');
    expect(nameAfter(`${discontinuing}aaaaa`)).toBe('normal');
  });
});

describe('reduced inspection', () => {
  it('ends with the first rejected lot', () => {
    const reduced = after('A'.repeat(10));
    expect(after('a0a', reduced).name).toBe('reduced');
    expect(after('r', reduced)).toEqual(firstState);
  });
});

describe('the switching points of a lot', () => {
  it('are 2 for an accepted lot if no more than one defect is accepted', () => {
    expect(switchingPoints({ acceptance: 0, found: 0 })).toBe(2);
    expect(switchingPoints({ acceptance: 1, found: 1 })).toBe(2);
    expect(switchingPoints({ acceptance: 1, found: 2 })).toBe(0);
  });

  it('are 3 if the lot would be accepted with an AQL one step smaller', () => {
    expect(switchingPoints({ acceptance: 2, found: 1 })).toBe(3);
    expect(switchingPoints({ acceptance: 2, found: 2 })).toBe(0);
    expect(switchingPoints({ acceptance: 14, found: 10 })).toBe(3);
    expect(switchingPoints({ acceptance: 14, found: 11 })).toBe(0);
  });
});

it('reaches every state, and never keeps more than it needs', () => {
  const lots = fc.array(fc.record({ isAccepted: fc.boolean(), points: fc.constantFrom(0, 2, 3) }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(lots, (given) => {
      const state = given.reduce(stateAfterLot, firstState);
      return state.recent.length <= 5 && state.acceptedInRow < 5 && state.rejected < 5 && state.score < 30;
    }),
  );
  const reached = ['', 'rr', 'A'.repeat(10), discontinuing].map(nameAfter);
  expect(reached.toSorted()).toEqual(inspectionStates.toSorted());
  expect(inspectionStates.map(severityOf)).toEqual(['normal', 'tightened', 'reduced', 'tightened']);
});
