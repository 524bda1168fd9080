import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aqls, inspectionLevels, lotPlan, type Severity, samplingPlan, severities } from './sampling-plan.ts';

/** Sample and acceptance number of every letter for AQL 0.65, 1.0, 1.5, 2.5, 4.0 and 6.5, with all arrows followed. */
const plans: Record<Severity, string> = {
  normal: `
    A 20/0 13/0 8/0 5/0 3/0 2/0
    B 20/0 13/0 8/0 5/0 3/0 2/0
    C 20/0 13/0 8/0 5/0 3/0 8/1
    D 20/0 13/0 8/0 5/0 13/1 8/1
    E 20/0 13/0 8/0 20/1 13/1 13/2
    F 20/0 13/0 32/1 20/1 20/2 20/3
    G 20/0 50/1 32/1 32/2 32/3 32/5
    H 80/1 50/1 50/2 50/3 50/5 50/7
    J 80/1 80/2 80/3 80/5 80/7 80/10
    K 125/2 125/3 125/5 125/7 125/10 125/14
    L 200/3 200/5 200/7 200/10 200/14 200/21
    M 315/5 315/7 315/10 315/14 315/21 200/21
    N 500/7 500/10 500/14 500/21 315/21 200/21
    P 800/10 800/14 800/21 500/21 315/21 200/21
    Q 1250/14 1250/21 800/21 500/21 315/21 200/21
    R 2000/21 1250/21 800/21 500/21 315/21 200/21`,
  tightened: `
    A 32/0 20/0 13/0 8/0 5/0 3/0
    B 32/0 20/0 13/0 8/0 5/0 3/0
    C 32/0 20/0 13/0 8/0 5/0 13/1
    D 32/0 20/0 13/0 8/0 20/1 13/1
    E 32/0 20/0 13/0 32/1 20/1 13/1
    F 32/0 20/0 50/1 32/1 20/1 20/2
    G 32/0 80/1 50/1 32/1 32/2 32/3
    H 125/1 80/1 50/1 50/2 50/3 50/5
    J 125/1 80/1 80/2 80/3 80/5 80/8
    K 125/1 125/2 125/3 125/5 125/8 125/12
    L 200/2 200/3 200/5 200/8 200/12 200/18
    M 315/3 315/5 315/8 315/12 315/18 200/18
    N 500/5 500/8 500/12 500/18 315/18 200/18
    P 800/8 800/12 800/18 500/18 315/18 200/18
    Q 1250/12 1250/18 800/18 500/18 315/18 200/18
    R 2000/18 1250/18 800/18 500/18 315/18 200/18`,
  reduced: `
    A 8/0 5/0 3/0 2/0 2/0 2/0
    B 8/0 5/0 3/0 2/0 2/0 2/0
    C 8/0 5/0 3/0 2/0 2/0 3/1
    D 8/0 5/0 3/0 2/0 5/1 3/1
    E 8/0 5/0 3/0 8/1 5/1 5/2
    F 8/0 5/0 13/1 8/1 8/2 8/3
    G 8/0 20/1 13/1 13/2 13/3 13/5
    H 32/1 20/1 20/2 20/3 20/5 20/6
    J 32/1 32/2 32/3 32/5 32/6 32/8
    K 50/2 50/3 50/5 50/6 50/8 50/10
    L 80/3 80/5 80/6 80/8 80/10 50/10
    M 125/5 125/6 125/8 125/10 80/10 50/10
    N 200/6 200/8 200/10 125/10 80/10 50/10
    P 315/8 315/10 200/10 125/10 80/10 50/10
    Q 500/10 315/10 200/10 125/10 80/10 50/10
    R 500/10 315/10 200/10 125/10 80/10 50/10`,
};

/** The smallest and the largest lot of each row, with the letters of S-1, S-2, S-3, S-4, I, II, III. */
const lots: [number, number, string][] = [
  [2, 8, 'AAAAAAB'],
  [9, 15, 'AAAAABC'],
  [16, 25, 'AABBBCD'],
  [26, 50, 'ABBCCDE'],
  [51, 90, 'BBCCCEF'],
  [91, 150, 'BBCDDFG'],
  [151, 280, 'BCDEEGH'],
  [281, 500, 'BCDEFHJ'],
  [501, 1200, 'CCEFGJK'],
  [1201, 3200, 'CDEGHKL'],
  [3201, 10_000, 'CDFGJLM'],
  [10_001, 35_000, 'CDFHKMN'],
  [35_001, 150_000, 'DEGJLNP'],
  [150_001, 500_000, 'DEGJMPQ'],
  [500_001, 100_000_000, 'DEHKNQR'],
];

const planOf = (severity: Severity, letter: string): string[] =>
  plans[severity]
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '))
    .find(([first]) => first === letter)
    ?.slice(1) ?? [];

describe('a sampling plan', () => {
  it.each(severities)('is that of every cell of the table under %s inspection', (severity) => {
    const wrong = lots.flatMap((row) =>
      inspectionLevels.flatMap((level, at) =>
        aqls.flatMap((aql, column) => {
          const [smallest, largest, rowLetters] = row;
          const cell = planOf(severity, rowLetters.charAt(at))[column] ?? '';
          const [size = 0, acceptance = Number.NaN] = cell.split('/').map(Number);
          return [smallest, largest].filter((lot) => {
            const plan = samplingPlan({ lot, level, aql, severity });
            const isRight = plan.sample === Math.min(size, lot) && plan.acceptance === acceptance;
            return !isRight || plan.rejection !== acceptance + 1;
          });
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is that of the worked examples', () => {
    expect(samplingPlan({ lot: 20_000, level: 'II', aql: 2.5, severity: 'normal' })).toEqual({
      letter: 'M',
      sample: 315,
      acceptance: 14,
      rejection: 15,
      isFull: false,
    });
    expect(samplingPlan({ lot: 1000, level: 'II', aql: 1, severity: 'normal' })).toMatchObject({
      letter: 'J',
      sample: 80,
      acceptance: 2,
      rejection: 3,
    });
  });

  it('checks every piece if the sample would exceed the lot', () => {
    expect(samplingPlan({ lot: 10, level: 'II', aql: 0.65, severity: 'normal' })).toMatchObject({
      sample: 10,
      acceptance: 0,
      isFull: true,
    });
    expect(samplingPlan({ lot: 1, level: 'I', aql: 6.5, severity: 'normal' })).toMatchObject({ sample: 1 });
    expect(samplingPlan({ lot: 0.5, level: 'I', aql: 4, severity: 'normal' })).toMatchObject({ sample: 1 });
  });

  const query = fc.record({
    level: fc.constantFrom(...inspectionLevels),
    severity: fc.constantFrom(...severities),
  });
  const lotSize = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 1_000_000 }));

  it('never has a smaller sample for a larger lot', () => {
    fc.assert(
      fc.property(query, fc.constantFrom(...aqls), lotSize, lotSize, (given, aql, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)].map(
          (lot) => samplingPlan({ ...given, aql, lot }).sample,
        );
        return (small ?? 0) <= (large ?? 0);
      }),
    );
  });

  it('never accepts more with a smaller AQL', () => {
    fc.assert(
      fc.property(query, lotSize, (given, lot) => {
        const accepted = aqls.map((aql) => samplingPlan({ ...given, lot, aql }).acceptance);
        return accepted.every((acceptance, at) => at === 0 || (accepted[at - 1] ?? 0) <= acceptance);
      }),
    );
  });
});

describe('the plan for all classes of defects', () => {
  const standard = { level: 'II', severity: 'normal', majorAql: 2.5, minorAql: 4 } as const;

  it('has one sample where both classes have the same', () => {
    expect(lotPlan({ ...standard, lot: 1000 })).toEqual({
      letter: 'J',
      sample: 80,
      isFull: false,
      classes: {
        critical: { sample: 80, acceptance: 0 },
        major: { sample: 80, acceptance: 5 },
        minor: { sample: 80, acceptance: 7 },
      },
    });
  });

  it('counts a class in the first pieces where its own sample is smaller', () => {
    expect(lotPlan({ ...standard, lot: 100_000 })).toMatchObject({
      sample: 500,
      classes: { major: { sample: 500, acceptance: 21 }, minor: { sample: 315, acceptance: 21 } },
    });
    expect(lotPlan({ ...standard, lot: 30 })).toMatchObject({
      sample: 13,
      classes: { critical: { sample: 13 }, major: { sample: 5, acceptance: 0 }, minor: { sample: 13 } },
    });
  });
});
