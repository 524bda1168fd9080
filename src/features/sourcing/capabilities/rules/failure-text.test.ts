import { describe, expect, it } from 'vitest';
import type { Limits } from '../contract.ts';
import { fitOf } from '../rules.ts';
import { noLimits } from '../server/factory.ts';
import type { Need, NeedLine } from './checks.ts';
import { describeOwnFailure } from './failure-text.ts';

const today = '2026-12-01';
const box = { kind: 'corrugated', lengthMm: 800, widthMm: 450, heightMm: 400, flute: 'B' } as const;
const need = (line: Partial<NeedLine>, rest: Partial<Need> = {}): Need => ({
  lines: [{ categoryPath: [], title: 'Shipping box', specification: null, quantities: [], ...line }],
  countries: [],
  incoterm: null,
  requiredBy: null,
  today,
  ...rest,
});

describe('the message of a failure', () => {
  it.each<[Partial<Limits>, Need, string, string]>([
    [
      { maxBlankLongMm: 2400 },
      need({ specification: box }),
      'Blank 2,545 mm, maximum 2,400 mm',
      'You state a maximum of 2,400 mm',
    ],
    [
      { moq: 5000 },
      need({ quantities: [500, 1000] }),
      'MOQ 5,000, you need 1,000',
      'You state an MOQ of 5,000',
    ],
    [
      { leadTimeDays: 30 },
      need({}, { requiredBy: '2026-12-15' }),
      'Ready in 30 days, you need it in 14 days',
      'You state a lead time of 30 days',
    ],
    [
      { countries: ['IN'] },
      need({}, { countries: ['DE', 'FR'] }),
      'Doesn’t deliver to Germany and France',
      'You don’t list Germany and France among the countries you serve',
    ],
    [
      { incoterms: ['EXW', 'FOB'] },
      need({}, { incoterm: 'DDP' }),
      'Offers EXW and FOB, you need DDP',
      'You state EXW and FOB, but not DDP',
    ],
    [
      { flutes: ['E'] },
      need({ specification: box }),
      'Makes E flute, you need B',
      'You state E flute, but not B',
    ],
    [
      { finishes: ['Gloss varnish', 'Spot UV'] },
      need({ specification: { ...box, finish: 'Matte lamination' } }),
      'Offers gloss varnish and spot UV, you need matte lamination',
      'You state gloss varnish and spot UV, but not matte lamination',
    ],
    [
      { maxPrintColors: 1 },
      need({ specification: { ...box, printColors: 4 } }),
      '4 print colors, maximum 1',
      'You state a maximum of 1 print color',
    ],
    [
      { monthlyCapacity: 10_000 },
      need({ quantities: [50_000] }),
      'Makes 10,000 pieces a month, you need 50,000',
      'You state a capacity of 10,000 pieces a month',
    ],
    [
      { categories: ['bottles'] },
      need({ categoryPath: ['boxes'] }),
      'Doesn’t list “Shipping box” among what it makes',
      'You don’t list this category',
    ],
  ])('of %j names what is needed and the limit', (limits, needed, message, ownMessage) => {
    const { failures } = fitOf({ ...noLimits, ...limits }, needed);
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(failures.map((failure) => plain(failure.message))).toEqual([message]);
    const own = failures.map((failure) => plain(describeOwnFailure(failure, { isDerived: false })));
    expect(own).toEqual([ownMessage]);
  });

  it('says so if the limit comes from the products of the store', () => {
    const [failure] = fitOf({ ...noLimits, moq: 5000 }, need({ quantities: [10] })).failures;
    expect(failure && describeOwnFailure(failure, { isDerived: true })).toBe(
      'Your products show an MOQ of 5,000',
    );
  });
});
