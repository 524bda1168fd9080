import { createInquiry } from '#features/conversations/inquiries/server/factory.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import type { useMarket } from './market.ts';

type TestMarket = ReturnType<typeof useMarket>;

/** A day from today on. */
export const inDays = (days: number): string => marketDay(addDays(new Date(), days));

/** Two quantities of one product with freight, lead times and plates. */
export const offerOf = (productId: string, changes: object = {}) => ({
  lines: [
    {
      productId,
      title: 'Printed mailer box, 250 × 180 × 80 mm',
      specification: 'E flute, two colors outside',
      prices: [
        { quantity: 5000, unitPriceMinor: 1500, freightMinor: 200_000, leadTimeDays: 14 },
        { quantity: 20_000, unitPriceMinor: 1200, freightMinor: 500_000, leadTimeDays: 21 },
      ],
      charges: [{ label: 'Printing plates, 2 colors', amountMinor: 250_000 }],
    },
  ],
  incoterm: 'DAP',
  place: 'Pune',
  paymentTerm: 'Partial Payment',
  validUntil: inDays(30),
  notes: 'Proof within 3 days.',
  ...changes,
});

/** The smaller of the two quantities. */
export const smallest = [{ line: 0, quantity: 5000 }];

/** Conversations with quotes in a market, for the tests of one file. */
export function useQuotes({ market, db, call, product }: TestMarket) {
  let numbers = 1000;

  /** A conversation between the buyer and the store, about a product. */
  async function conversation(): Promise<{ inquiryId: string; productId: string }> {
    const { id: productId } = await product();
    // Far apart: the conversations that quotes for requests open take the numbers between.
    numbers += 100;
    const { id: inquiryId } = await createInquiry(db(), {
      supplierId: market.supplierId,
      buyerAccountId: market.buyer.accountId,
      number: numbers,
      productId,
      quantity: 5000,
      subject: 'Printed mailer boxes',
      messages: [
        {
          side: 'buyer',
          body: 'What do 5,000 and 20,000 cost?',
          authorAccountId: market.buyer.accountId,
          createdAt: new Date(),
        },
      ],
    });
    return { inquiryId, productId };
  }

  async function sent(changes: object = {}) {
    const talk = await conversation();
    const answer = await call(`POST /store/inquiries/${talk.inquiryId}/quotes`, {
      who: market.seller,
      body: offerOf(talk.productId, changes),
    });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return { ...talk, quote: answer.body.data.quote };
  }

  const totalOf = async (id: string, { choices = smallest, version = 1 } = {}) =>
    (
      await call(`POST /supplier-quotes/${id}/totals`, {
        who: market.buyer,
        body: { version, choices, deliveryAddressId: market.addressId },
      })
    ).body.data.totals;

  const accept = async (id: string, changes: object = {}) =>
    call(`POST /supplier-quotes/${id}/accept`, {
      who: market.buyer,
      body: {
        version: 1,
        choices: smallest,
        deliveryAddressId: market.addressId,
        billingAddressId: market.addressId,
        seenTotalMinor: (await totalOf(id)).totalMinor,
        ...changes,
      },
    });

  return { conversation, sent, totalOf, accept };
}
