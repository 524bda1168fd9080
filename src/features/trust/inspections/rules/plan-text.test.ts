import { expect, it } from 'vitest';
import { foundText, planText, samplingText } from './plan-text.ts';
import { lotPlan } from './sampling-plan.ts';

const textOf = (received: number) => {
  const plan = { level: 'II', severity: 'normal', majorAql: 2.5, minorAql: 4 } as const;
  return planText(lotPlan({ ...plan, lot: received }), { received, unit: 'piece' }).replaceAll('\u00a0', ' ');
};

it('says how many pieces to check, and how many defects are accepted', () => {
  expect(textOf(1000)).toBe(
    'Check 80 of 1,000 pieces. Accept up to 5 major defects, up to 7 minor defects and no critical defects.',
  );
  expect(textOf(4)).toBe(
    'Check all 4 pieces. Accept no major defects, no minor defects in the first 3 and no critical defects.',
  );
  expect(textOf(100_000)).toContain('up to 21 minor defects in the first 315');
});

it('describes the plan and what was found', () => {
  expect(samplingText({ level: 'II', majorAql: 0.65, minorAql: 4 })).toContain(
    'Level II, AQL 0.65 for major and 4.0 for minor defects.',
  );
  expect(foundText({ critical: 0, major: 1, minor: 2 }).replaceAll('\u00a0', ' ')).toBe(
    '1 major defect and 2 minor defects',
  );
});
