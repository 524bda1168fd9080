import { describe, expect, it } from 'vitest';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import { addDays, toDateString } from '#lib/calendar.ts';
import { defaultAssumptions } from '../contract/assumptions.ts';
import type { TradeFacts } from '../contract.ts';
import { compareQuotes } from './comparison.ts';
import { formatUnitCost } from './comparison-report.ts';
import { dutyOn, findDutyRate, valuationOf } from './duty.ts';
import { explainCost } from './explain-cost.ts';
import { findGaps } from './gaps.ts';

const rate = (hsPrefix: string, changes: object = {}) => ({
  hsPrefix,
  origin: null,
  basisPoints: 650,
  validFrom: '2025-01-01',
  source: 'Tariff',
  note: '',
  isComplete: true,
  confidence: 'high' as const,
  ...changes,
});
const facts: TradeFacts = {
  rates: { month: '2026-06', perDollar: { USD: 1, INR: 80, EUR: 0.9 } },
  day: '2026-11-28',
  products: {},
  dutyRates: [],
  suppliers: {},
};
const assumptions = defaultAssumptions({ currency: 'USD', destination: 'IN' });

interface QuotedLine {
  /** Quantity → unit price. */
  prices: Record<number, number>;
  requestLine?: number | null;
  isAlternative?: boolean;
  moq?: number | null;
}

let count = 0;
/** Returns a quote of an Indian supplier, delivered in India, so that nothing is missing. */
function quoted(lines: readonly QuotedLine[], changes: object = {}): Quote {
  count += 1;
  return {
    id: `quote ${count}`,
    inquiryId: `inquiry ${count}`,
    currency: 'USD',
    state: 'open',
    incoterm: 'DAP',
    place: 'Pune',
    paymentTerm: 'COD',
    supplier: { id: `supplier ${count}`, name: `Supplier ${count}`, country: 'IN' },
    lines: lines.map(({ prices, requestLine = null, isAlternative = false, moq = null }) => ({
      productId: 'product',
      title: 'Box',
      charges: [],
      moq,
      samplePriceMinor: null,
      requestLine,
      isAlternative,
      prices: Object.entries(prices).map(([quantity, unitPriceMinor]) => ({
        quantity: Number(quantity),
        unitPriceMinor,
        freightMinor: 0,
        leadTimeDays: 10 + count,
        goodsMinor: Number(quantity) * unitPriceMinor,
        totalMinor: Number(quantity) * unitPriceMinor,
      })),
    })),
    ...changes,
  } as unknown as Quote;
}

const compare = (
  quotes: readonly Quote[],
  requestLines: Parameters<typeof compareQuotes>[0]['requestLines'] = null,
) => compareQuotes({ quotes, requestLines, assumptions, facts });
const lowestOf = (groups: ReturnType<typeof compareQuotes>, at = 0) =>
  groups[at]?.offers.map(({ cells }) => cells.map((cell) => cell?.isLowest ?? null));

describe('comparing quotes', () => {
  it('puts all quoted quantities side by side without a request', () => {
    const groups = compare([
      quoted([{ prices: { 5000: 10 } }]),
      quoted([{ prices: { 5000: 12, 20_000: 9 } }]),
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ title: null, quantities: [5000, 20_000] });
    expect(lowestOf(groups)).toEqual([
      [true, null],
      [false, false],
    ]);
  });

  it('groups offers by the lines of the request, and puts all others at the end', () => {
    const quotes = [
      quoted([
        { prices: { 1000: 10 }, requestLine: 0 },
        { prices: { 500: 4 }, requestLine: 1 },
        { prices: { 1: 99 } },
      ]),
      quoted([{ prices: { 1000: 11 }, requestLine: 0 }]),
    ];
    const groups = compare(quotes, [
      { title: 'Box', quantities: [1000] },
      { title: 'Lid', quantities: [500, 2000] },
    ]);
    expect(groups.map(({ title, offers }) => [title, offers.length])).toEqual([
      ['Box', 2],
      ['Lid', 1],
      [null, 1],
    ]);
    const [first, second] = findGaps({ groups, quotes });
    expect(first?.notQuoted).toEqual(['Lid: 2,000 not quoted']);
    expect(second?.notQuoted).toEqual(['Lid: not quoted']);
  });

  it('meets a requested quantity with the next larger one, and counts what is bought beyond it', () => {
    const quotes = [
      quoted([{ prices: { 4000: 10 }, requestLine: 0 }]),
      quoted([{ prices: { 5000: 9, 20_000: 8 }, requestLine: 0 }]),
    ];
    const [group] = compare(quotes, [{ title: 'Box', quantities: [4000] }]);
    const [exact, larger] = group?.offers ?? [];
    expect(exact?.cells[0]).toMatchObject({ quantity: 4000, totalMinor: 40_000, isLowest: true });
    expect(larger?.cells[0]).toMatchObject({ quantity: 5000, neededQuantity: 4000, totalMinor: 45_000 });
    expect(larger?.cells[0]?.abovePercent).toBe(13);
  });

  it('counts what is bought up to the MOQ, and does not list quantities below it as missing', () => {
    const quotes = [
      quoted([{ prices: { 1000: 10, 5000: 9 }, requestLine: 0 }]),
      quoted([{ prices: { 2500: 8, 5000: 7 }, requestLine: 0, moq: 2500 }]),
      quoted([{ prices: { 2500: 8, 5000: 7 }, requestLine: 0 }]),
    ];
    const groups = compare(quotes, [{ title: 'Box', quantities: [1000, 5000] }]);
    const [quote, line, cell] = [quotes[1], quotes[1]?.lines[0], groups[0]?.offers[1]?.cells[0]];
    expect(cell).toMatchObject({ neededQuantity: 1000, quantity: 2500, totalMinor: 20_000 });
    if (!quote || !line || !cell) throw new Error('A cell is missing.');
    const overbuy = explainCost({ assumptions, facts }, { quote, line, cell })?.parts[1];
    expect(overbuy).toMatchObject({ kind: 'overbuy', amountMinor: 12_000 });
    expect(overbuy?.formula).toContain('(MOQ 2,500, 1,000 needed)');
    expect(findGaps({ groups, quotes }).map(({ notQuoted }) => notQuoted)).toEqual([
      ['Box: 1,000 not quoted'],
    ]);
  });

  it('prints the exchange rates with all their digits', () => {
    const textFor = (currency: string) => {
      const quotes = [quoted([{ prices: { 100: 7900 } }], { currency })];
      const rates = { ...facts.rates, perDollar: { USD: 1, INR: 94.961_234, EUR: 0.8684 } };
      const precise = { ...facts, rates };
      const own = { ...assumptions, currency: 'EUR' };
      const groups = compareQuotes({ quotes, requestLines: null, assumptions: own, facts: precise });
      const [quote, line, cell] = [quotes[0], quotes[0]?.lines[0], groups[0]?.offers[0]?.cells[0]];
      if (!quote || !line || !cell) throw new Error('A cell is missing.');
      return explainCost({ assumptions: own, facts: precise }, { quote, line, cell })?.rateText;
    };
    expect(textFor('INR')).toBe('1 USD = 94.961234 INR = 0.8684 EUR, average of June 2026');
    expect(textFor('USD')).toBe('1 USD = 0.8684 EUR, average of June 2026');
    expect(textFor('EUR')).toBeNull();
  });

  it('calls nothing the lowest that is alone, expired, an alternative or without a cost', () => {
    const one = { prices: { 100: 10 }, requestLine: 0 };
    const lines = [{ title: 'Box', quantities: [100] }];
    const cheap = (changes: object) => quoted([{ ...one, prices: { 100: 1 } }], changes);
    expect(lowestOf(compare([quoted([one])], lines))).toEqual([[false]]);
    expect(lowestOf(compare([quoted([one]), cheap({ state: 'expired' })], lines))).toEqual([
      [false],
      [false],
    ]);
    expect(lowestOf(compare([quoted([one]), cheap({ incoterm: 'EXW' })], lines))).toEqual([[false], [false]]);
    expect(lowestOf(compare([quoted([one]), cheap({ currency: 'XTS' })], lines))).toEqual([[false], [false]]);
    const alternative = quoted([{ ...one, prices: { 100: 1 }, isAlternative: true }]);
    expect(lowestOf(compare([quoted([one]), alternative, quoted([one])], lines))).toEqual([
      [true],
      [false],
      [true],
    ]);
  });

  it('marks what arrives after the day on which it is needed', () => {
    const quotes = [quoted([{ prices: { 100: 10 }, requestLine: 0 }])];
    const requestLines = [{ title: 'Box', quantities: [100] }];
    const leadTimeDays = quotes[0]?.lines[0]?.prices[0]?.leadTimeDays ?? 0;
    const day = (days: number) => toDateString(addDays(new Date(facts.day), leadTimeDays + days));
    const cellFor = (requiredBy: string | null, transitDays: number | null) => {
      const legs = { export: null, main: null, insurance: null, import: null };
      const routes = [{ origin: 'IN', transitDays, legs }];
      const known = { ...assumptions, routes };
      return compareQuotes({ quotes, requestLines, requiredBy, assumptions: known, facts })[0]?.offers[0]
        ?.cells[0];
    };
    expect(cellFor(null, null)).toMatchObject({ isLate: false, expectedOn: day(0) });
    expect(cellFor(day(0), null)).toMatchObject({ isLate: false });
    expect(cellFor(day(-1), null)).toMatchObject({ isLate: true });
    expect(cellFor(day(0), 20)).toMatchObject({ isLate: true, expectedOn: day(20) });
  });

  it('calls an offer the fastest only if all arrivals are known', () => {
    const quotes = [
      quoted([{ prices: { 100: 10 } }]),
      quoted([{ prices: { 100: 10 } }], { supplier: { id: 'de', name: 'De', country: 'DE' } }),
    ];
    const legs = { export: null, main: null, insurance: null, import: null };
    const marksFor = (transit: Record<string, number>) => {
      const routes = Object.entries(transit).map(([origin, transitDays]) => ({ origin, transitDays, legs }));
      const all = { ...assumptions, routes };
      const [group] = compareQuotes({ quotes, requestLines: null, assumptions: all, facts });
      return group?.offers.map(({ cells: [cell] }) => cell?.speed);
    };
    expect(marksFor({ IN: 30 })).toEqual([{ basis: 'lead_time', among: 'all' }, null]);
    expect(marksFor({ IN: 30, DE: 2 })).toEqual([null, { basis: 'arrival', among: 'all' }]);
  });

  it('compares currencies at the monthly rates', () => {
    const groups = compare([
      quoted([{ prices: { 100: 100 } }]),
      quoted([{ prices: { 100: 7900 } }], { currency: 'INR' }),
      quoted([{ prices: { 100: 91 } }], { currency: 'EUR' }),
    ]);
    expect(lowestOf(groups)).toEqual([[false], [true], [false]]);
  });
});

describe('import duty', () => {
  it('is that of the longest prefix, of the origin, and the newest that is valid', () => {
    const rates = [
      rate('39'),
      rate('3923', { basisPoints: 300 }),
      rate('3923', { basisPoints: 200, validFrom: '2026-01-01' }),
      rate('3923', { basisPoints: 0, origin: 'CH' }),
      rate('392310', { basisPoints: 100, validFrom: '2027-01-01' }),
    ];
    const pointsOf = (hsCode: string, origin = 'IN') =>
      findDutyRate(rates, { hsCode, origin, day: '2026-11-28' })?.basisPoints ?? null;
    expect([
      pointsOf('392310'),
      pointsOf('392310', 'CH'),
      pointsOf('392000'),
      pointsOf('481910'),
      pointsOf(''),
    ]).toEqual([200, 0, 650, null, null]);
  });

  it('is not due inside a customs union, and unknown without a rate', () => {
    const goods = { hsCode: '481910', rates: [], entered: [], day: '2026-11-28' };
    expect(dutyOn({ ...goods, origin: 'DE', destination: 'FR' })).toEqual({ state: 'none' });
    expect(dutyOn({ ...goods, origin: 'DE', destination: 'GB' })).toEqual({ state: 'unknown' });
    expect(dutyOn({ ...goods, origin: 'DE', destination: null })).toEqual({ state: 'unknown' });
    const entered = [{ origin: 'DE', hsCode: '481910', basisPoints: 120 }];
    expect(dutyOn({ ...goods, origin: 'DE', destination: 'GB', entered })).toMatchObject({
      basisPoints: 120,
    });
  });

  it('is on the value without international freight in the United States, and with it elsewhere', () => {
    expect([valuationOf('US'), valuationOf('DE'), valuationOf('IN')]).toEqual(['FOB', 'CIF', 'CIF']);
  });
});

describe('the cost of a piece', () => {
  it('has three significant digits below one unit, and the decimals of the currency above', () => {
    expect(formatUnitCost(18_412, 'USD')).toBe('$0.184');
    expect(formatUnitCost(1512, 'USD')).toBe('$0.0151');
    expect(formatUnitCost(126_533, 'USD')).toBe('$1.27');
    expect(formatUnitCost(1_265_300, 'INR')).toBe('₹12.65');
    expect(formatUnitCost(12_400, 'JPY')).toBe('¥12');
  });
});
