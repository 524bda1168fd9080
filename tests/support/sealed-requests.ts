import { addDays, marketDay } from '#lib/calendar.ts';
import type { useMarket } from './market.ts';
import type { useRequests } from './requests.ts';
import type { SignedIn, TestApp } from './test-app.ts';

type TestMarket = ReturnType<typeof useMarket>;
type Store = SignedIn & { supplierId: string };

export const sealedWeights = { price: 40, leadTime: 40, trackRecord: 10, sustainability: 10 };

export const sealedSplit = [
  { percent: 20, due: 'proof', days: 2 },
  { percent: 30, due: 'dispatch', days: 0 },
  { percent: 50, due: 'delivery', days: 45 },
];

/** Returns how to read the clock of a test, and to sign in again after it was advanced. */
const clockOf = (test: TestApp) => ({
  testDay: (days: number): string => marketDay(addDays(test.kernel.clock(), days)),
  async signInAgain<Person extends SignedIn>(person: Person): Promise<Person> {
    const { email, password } = person;
    const { body } = await test.call('POST /auth/login', { body: { email, password } });
    return { ...person, token: body.token };
  },
});

interface SealedMarket {
  test: TestApp;
  trade: TestMarket;
  requests: ReturnType<typeof useRequests>;
}

/** Returns how to award a request to one quote. */
const awardIn = (test: TestApp, { market, call }: TestMarket) =>
  async function award(
    request: { id: string },
    won: { id: string; line?: number } | undefined,
  ): Promise<void> {
    if (!won) throw new Error('A quote is missing.');
    const choices = [{ line: won.line ?? 0, quantity: 5000 }];
    const { body } = await call(`POST /supplier-quotes/${won.id}/totals`, {
      who: market.buyer,
      body: { version: 1, choices, deliveryAddressId: market.addressId },
    });
    const seenTotalMinor = body.data.totals.totalMinor;
    const answer = await call(`POST /requests/${request.id}/awards`, {
      who: market.buyer,
      body: {
        winners: [{ id: won.id, version: 1, choices, seenTotalMinor }],
        deliveryAddressId: market.addressId,
        billingAddressId: market.addressId,
        reason: 'Best price.',
        complete: true,
      },
    });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    await test.runJobs();
  };

/** Sealed requests whose deadline passes, for the tests of one file. */
export function sealedRequestsIn({ test, trade, requests: { open, quote } }: SealedMarket) {
  const { market } = trade;
  const { testDay, signInAgain } = clockOf(test);

  async function passDeadline(): Promise<void> {
    test.advance(4 * 86_400);
    market.buyer = await signInAgain(market.buyer);
  }

  /** A sealed request with quotes of three stores, two of them with installments, one with an MOQ and one with an alternative. */
  async function sealed(changes: object = {}) {
    const standard = { sealed: true, weights: sealedWeights, requiredBy: undefined };
    market.buyer = await signInAgain(market.buyer);
    const { request, stores } = await open({
      rivals: 2,
      changes: { ...standard, deadline: testDay(3), ...changes },
    });
    const people: Store[] = [];
    const quotes: { id: string; fingerprint: string }[] = [];
    for (const [index, one] of stores.entries()) {
      const store = await signInAgain(one);
      const answer = await quote(request.id, {
        store,
        dearer: index * 100,
        changes: {
          validUntil: testDay(60),
          notes: `Offer ${index}: “ready” in März`,
          ...(index > 0 && { paymentSplit: sealedSplit }),
        },
        ...(index === 1 && { line: { moq: 5000, samplePriceMinor: 2500 } }),
        ...(index === 2 && { alternative: { title: 'Mailer box without plates', charges: [] } }),
      });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      people.push(store);
      quotes.push(answer.body.data.quote);
    }
    return { request, stores: people, quotes };
  }

  return { testDay, signInAgain, passDeadline, sealed, award: awardIn(test, trade) };
}
