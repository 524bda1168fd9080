import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  finishes,
  fluteNames,
  materials,
  packagingKinds,
} from '#features/packaging/specification/contract.ts';
import { blankOf, fieldsOf } from '#features/packaging/specification/rules.ts';
import type { Limits } from './contract.ts';
import type { Need, NeedLine } from './rules/checks.ts';
import type { Failure } from './rules/failure-text.ts';
import { fitOf, fitsFor } from './rules.ts';

const today = '2026-12-01';
const ids = ['tile-a', 'tile-b', 'group-a', 'group-b', 'leaf-a', 'leaf-b', 'leaf-c'];
const some = <T>(options: readonly T[], max = 4) =>
  fc.subarray([...options], { maxLength: Math.min(max, options.length) });
const maybe = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null });

const limitsArbitrary: fc.Arbitrary<Limits> = fc.record({
  categories: some(ids),
  materials: some(materials, 6),
  flutes: some(fluteNames),
  finishes: some(finishes),
  maxBlankLongMm: maybe(300, 3000),
  maxBlankShortMm: maybe(200, 2000),
  minBlankLongMm: maybe(10, 1200),
  minBlankShortMm: maybe(10, 900),
  maxVolumeMl: maybe(10, 5000),
  maxPrintColors: maybe(0, 8),
  moq: maybe(1, 20_000),
  countries: some(['IN', 'DE', 'US', 'FR']),
  incoterms: some(['EXW', 'FOB', 'DDP'] as const),
  leadTimeDays: maybe(0, 90),
  monthlyCapacity: maybe(100, 50_000),
});

const lineArbitrary: fc.Arbitrary<NeedLine> = fc.record({
  categoryPath: fc.constantFrom(
    [],
    ['tile-a'],
    ['tile-a', 'group-a', 'leaf-a'],
    ['tile-b', 'group-b', 'leaf-c'],
  ),
  title: fc.constantFrom('', 'Mailer box'),
  specification: fc.option(
    fc.record(
      {
        kind: fc.constantFrom(...packagingKinds),
        style: fc.constantFrom('0201', '0427', 'Unknown'),
        lengthMm: fc.integer({ min: 20, max: 1200 }),
        widthMm: fc.integer({ min: 20, max: 900 }),
        heightMm: fc.integer({ min: 20, max: 900 }),
        flute: fc.constantFrom(...fluteNames),
        material: fc.constantFrom(...materials),
        capacityMl: fc.integer({ min: 1, max: 6000 }),
        printColors: fc.integer({ min: 0, max: 10 }),
        finish: fc.constantFrom(...finishes),
      },
      { requiredKeys: ['kind'] },
    ),
    { nil: null },
  ),
  quantities: fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 3 }),
});

const needArbitrary: fc.Arbitrary<Need> = fc.record({
  lines: fc.array(lineArbitrary, { minLength: 1, maxLength: 3 }),
  countries: some(['IN', 'DE', 'US', 'FR'], 2),
  incoterm: fc.constantFrom(null, 'EXW', 'DDP', 'CIF'),
  requiredBy: fc.constantFrom(null, '2026-11-01', '2026-12-01', '2026-12-15', '2027-02-20', '2027-09-01'),
  today: fc.constant(today),
});

type Limit = number | null;
/** Points of a comparison: full, three quarters without a limit, or half the ratio. */
const within = (needed: number, limit: Limit): number => {
  if (limit === null) return 0.75;
  return limit < needed ? limit / needed / 2 : 1;
};
const reaching = (needed: number, limit: Limit): number => {
  if (limit === null) return 0.75;
  return limit > needed ? needed / limit / 2 : 1;
};
const listed = (needed: string, list: readonly string[]): number => {
  if (list.length === 0) return 0.75;
  return new Set(list).has(needed) ? 1 : 0;
};

/** Returns the points of each comparison of a line by name, one rule after the other. */
function linePoints(
  limits: Limits,
  { categoryPath, specification: spec, quantities }: NeedLine,
): [string, number][] {
  const points: [string, number][] = [];
  if (categoryPath.length > 0) {
    let best = limits.categories.length === 0 ? 0.75 : 0;
    categoryPath.forEach((id, level) => {
      if (limits.categories.includes(id)) best = 1 - (categoryPath.length - 1 - level) / 10;
    });
    points.push(['category', best]);
  }
  const has = (field: 'material' | 'flute' | 'capacityMl' | 'printColors' | 'finish'): boolean =>
    spec !== null && spec[field] !== undefined && fieldsOf(spec.kind).includes(field);
  if (spec && has('material') && spec.material) {
    points.push(['material', listed(spec.material, limits.materials)]);
  }
  if (has('flute')) points.push(['flute', listed(spec?.flute ?? '', limits.flutes)]);
  const blank =
    spec && (spec.kind === 'corrugated' || spec.kind === 'carton') ? blankOf(kindOnly(spec)) : null;
  if (blank) {
    points.push(['blank-long-max', within(blank.longMm, limits.maxBlankLongMm)]);
    points.push(['blank-short-max', within(blank.shortMm, limits.maxBlankShortMm)]);
    points.push(['blank-long-min', reaching(blank.longMm, limits.minBlankLongMm)]);
    points.push(['blank-short-min', reaching(blank.shortMm, limits.minBlankShortMm)]);
  }
  if (has('capacityMl')) points.push(['volume', within(spec?.capacityMl ?? 0, limits.maxVolumeMl)]);
  if (has('printColors')) points.push(['colors', within(spec?.printColors ?? 0, limits.maxPrintColors)]);
  if (has('finish')) points.push(['finish', listed(spec?.finish ?? '', limits.finishes)]);
  const [largest] = quantities.toSorted((a, b) => b - a);
  if (largest !== undefined) points.push(['moq', reaching(largest, limits.moq)]);
  return points;
}

/** A folding carton has no flute, so its blank does not depend on one. */
const kindOnly = (spec: NonNullable<NeedLine['specification']>) =>
  spec.kind === 'carton' ? { ...spec, flute: undefined } : spec;

function bruteForce(limits: Limits, need: Need): { score: number; failed: string[] } {
  const points = need.lines.flatMap((line, index) =>
    linePoints(limits, line).map(([name, value]): [string, number] => [`${name} ${index}`, value]),
  );
  const smallest = need.lines.map(({ quantities }) => quantities.toSorted((a, b) => a - b)[0] ?? 0);
  const total = smallest.reduce((a, b) => a + b, 0);
  const left = need.requiredBy === null ? 0 : (Date.parse(need.requiredBy) - Date.parse(today)) / 86_400_000;
  const months = left < 60 ? 1 : Math.trunc(left / 30);
  if (total > 0) points.push(['capacity null', within(Math.ceil(total / months), limits.monthlyCapacity)]);
  if (need.requiredBy !== null)
    points.push(['lead-time null', reaching(Math.max(left, 0), limits.leadTimeDays)]);
  if (need.countries.length > 0) {
    const missing = need.countries.filter((code) => !new Set(limits.countries).has(code)).length;
    const share = (need.countries.length - missing) / need.countries.length;
    const served = missing === 0 ? 1 : share / 2;
    points.push(['country null', limits.countries.length === 0 ? 0.75 : served]);
  }
  if (need.incoterm !== null) points.push(['incoterm null', listed(need.incoterm, limits.incoterms)]);
  const sum = points.reduce((before, [, value]) => before + value, 0);
  return {
    score: points.length === 0 ? 100 : Math.round((sum / points.length) * 100),
    failed: points.filter(([, value]) => value <= 0.5).map(([name]) => name),
  };
}

describe('the fit of a store', () => {
  it('equals a comparison one by one, for 100,000 pairs', { timeout: 60_000 }, () => {
    const stores = fc.sample(limitsArbitrary, { numRuns: 500, seed: 1 });
    const differences: object[] = [];
    const needs = fc.sample(needArbitrary, { numRuns: 200, seed: 2 });
    for (const need of needs) {
      const fit = fitsFor(need);
      for (const limits of stores) {
        const expected = bruteForce(limits, need);
        const { score, failures } = fit(limits);
        const failed = failures.map(({ constraint, line }) => `${constraint} ${line}`);
        const isEqual = failed.join() === expected.failed.join() && Math.abs(score - expected.score) <= 1;
        if (!isEqual) differences.push({ score, failed, expected, limits, need });
      }
    }
    expect(differences).toEqual([]);
  });

  it('no longer fails a constraint that is relaxed to what is needed, and only this one', () => {
    fc.assert(
      fc.property(limitsArbitrary, needArbitrary, (limits, need) => {
        const before = fitOf(limits, need).failures;
        for (const failure of before) {
          const after = fitOf(relaxed(limits, failure), need).failures;
          const key = ({ constraint, line }: Failure) => `${constraint} ${line}`;
          expect(after.map(key)).not.toContain(key(failure));
          // Another line may exceed the same limit by less, and nothing else may change.
          expect(before.map(key)).toEqual(expect.arrayContaining(after.map(key)));
          for (const { constraint, line } of before)
            if (constraint !== failure.constraint) expect(after.map(key)).toContain(`${constraint} ${line}`);
          if (before.length === 1) expect(after).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

const fields = {
  'blank-long-max': 'maxBlankLongMm',
  'blank-short-max': 'maxBlankShortMm',
  'blank-long-min': 'minBlankLongMm',
  'blank-short-min': 'minBlankShortMm',
  volume: 'maxVolumeMl',
  colors: 'maxPrintColors',
  moq: 'moq',
  capacity: 'monthlyCapacity',
  'lead-time': 'leadTimeDays',
  category: 'categories',
  material: 'materials',
  flute: 'flutes',
  finish: 'finishes',
  country: 'countries',
  incoterm: 'incoterms',
} as const;

/** Returns the limits with the one of a failure set to what is needed. */
function relaxed(limits: Limits, { constraint, needed }: Failure): Limits {
  const field = fields[constraint];
  const limit = limits[field];
  return { ...limits, [field]: Array.isArray(limit) ? [...limit, ...[needed].flat()] : needed };
}
