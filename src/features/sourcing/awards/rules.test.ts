import { describe, expect, it } from 'vitest';
import { type AwardedItem, type CompetingOffer, rankOffers } from './rules.ts';

const rates = { month: '2026-10', perDollar: { USD: 1, EUR: 0.5, INR: 100 } };
const item: AwardedItem = { line: 0, quantity: 5000, title: 'Box', quoteId: 'won', quoteLine: 0 };

/** Returns an offer in US dollars, delivered, whose landed cost is not known. */
const offerOf = (supplierId: string, changes: Partial<CompetingOffer> & { totalMinor: number }) => ({
  supplierId,
  quoteId: supplierId,
  quoteLine: 0,
  line: 0,
  quantity: 5000,
  isAlternative: false,
  currency: 'USD',
  terms: 'delivered',
  landedMinor: null,
  ...changes,
});

/** Returns rank, number of ranked offers, distance and problem of each supplier, for the first item. */
const ranksOf = (offers: CompetingOffer[], awarded: readonly AwardedItem[] = [item]) =>
  Object.fromEntries(
    rankOffers({ awarded, offers, rates }).map(({ supplierId, items: [one] }) => [
      supplierId,
      one?.problem ?? [one?.rank, one?.of, one?.abovePercent],
    ]),
  );

describe('the ranking after an award', () => {
  it('compares quoted totals with the same delivery terms across currencies', () => {
    const offers = [
      offerOf('won', { totalMinor: 100_000 }),
      offerOf('eu', { totalMinor: 63_050, currency: 'EUR' }),
      offerOf('fob', { totalMinor: 70_000, terms: 'to port' }),
      offerOf('unknown', { totalMinor: 1, currency: 'XTS' }),
      offerOf('other', { totalMinor: 1, quantity: 20_000 }),
    ];
    expect(ranksOf(offers)).toEqual({
      won: [1, 2, 0],
      eu: [2, 2, 26.1],
      fob: 'terms',
      unknown: 'exchange_rate',
      other: 'not_quoted',
    });
  });

  it('compares landed costs if all are known, whatever the delivery terms', () => {
    const offers = [
      offerOf('won', { totalMinor: 100_000, landedMinor: 110_000 }),
      offerOf('fob', { totalMinor: 70_000, terms: 'to port', landedMinor: 99_000 }),
    ];
    expect(ranksOf(offers)).toEqual({ won: [2, 2, 11.1], fob: [1, 2, 0] });
    const [standings] = rankOffers({ awarded: [item], offers, rates });
    expect(standings?.items[0]?.basis).toBe('landed_cost');
  });

  it('leaves out alternatives, unless one was awarded, which nothing is compared with', () => {
    const cheap = { isAlternative: true, quoteLine: 1 };
    const offers = [
      offerOf('won', { totalMinor: 900 }),
      offerOf('won', { totalMinor: 700, ...cheap }),
      offerOf('lost', { totalMinor: 800 }),
      offerOf('lost', { totalMinor: 1, ...cheap }),
    ];
    expect(ranksOf(offers)).toEqual({ won: [2, 2, 12.5], lost: [1, 2, 0] });
    expect(ranksOf(offers, [{ ...item, quoteLine: 1 }])).toEqual({ won: 'alternative', lost: 'alternative' });
    expect(
      ranksOf([offerOf('won', { totalMinor: 900 }), offerOf('only', { totalMinor: 1, ...cheap })]),
    ).toEqual({
      won: [1, 1, 0],
      only: 'not_quoted',
    });
  });

  it('takes the lowest of several offers of a supplier, and lets equals share a rank', () => {
    const offers = [
      offerOf('won', { totalMinor: 700 }),
      offerOf('b', { totalMinor: 900 }),
      offerOf('b', { totalMinor: 700, quoteId: 'again' }),
    ];
    expect(ranksOf(offers)).toEqual({ won: [1, 2, 0], b: [1, 2, 0] });
  });

  it('has one rank for each quantity of each line that was awarded', () => {
    const larger = { ...item, quantity: 20_000, quoteId: 'b' };
    const many = { quantity: 20_000 };
    const offers = [
      offerOf('won', { totalMinor: 10 }),
      offerOf('b', { totalMinor: 20 }),
      offerOf('won', { totalMinor: 40, ...many }),
      offerOf('b', { totalMinor: 30, ...many }),
    ];
    const standings = rankOffers({ awarded: [item, larger], offers, rates });
    expect(standings.map(({ items }) => items.map(({ quantity, rank }) => [quantity, rank]))).toEqual([
      [
        [5000, 1],
        [20_000, 2],
      ],
      [
        [5000, 2],
        [20_000, 1],
      ],
    ]);
  });
});
