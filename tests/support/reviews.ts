import { max } from 'drizzle-orm';
import { createOrder } from '#features/orders/order-record/server/factory.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { publishReviewsJob } from '#features/trust/reviews/server/jobs.ts';
import { addJob } from '#platform/jobs/queue.ts';
import type { useMarket } from './market.ts';
import { uploadsOf } from './proofs.ts';
import { samplePhoto } from './sample-files.ts';
import type { SignedIn, TestApp } from './test-app.ts';

type TestMarket = ReturnType<typeof useMarket>;

const dayMs = 86_400_000;

interface Delivery {
  daysAgo?: number;
  buyer?: SignedIn;
  productIds?: readonly string[];
}

/** Calls of both sides about the reviews of an order. */
function callsOf({ market, call }: Pick<TestMarket, 'market' | 'call'>) {
  const asBuyer = (id: string, who: SignedIn = market.buyer) => ({
    get: () => call(`GET /orders/${id}/reviews`, { who }),
    write: (changes: object = {}) =>
      call(`POST /orders/${id}/reviews`, {
        who,
        body: { quality: 5, onTime: 4, communication: 4, text: 'Flat, square and on time.', ...changes },
      }),
    edit: (changes: object = {}) =>
      call(`PUT /orders/${id}/reviews/own`, {
        who,
        body: { quality: 3, onTime: 3, communication: 3, text: 'Edited.', ...changes },
      }),
    remove: () => call(`DELETE /orders/${id}/reviews/own`, { who }),
    reply: (reply = 'Thank you.') => call(`POST /orders/${id}/reviews/reply`, { who, body: { reply } }),
  });
  const asStore = (id: string, who: SignedIn = market.seller) => ({
    get: () => call(`GET /store/orders/${id}/reviews`, { who }),
    write: (changes: object = {}) =>
      call(`POST /store/orders/${id}/reviews`, {
        who,
        body: { payment: 5, clarity: 4, text: 'Paid early.', ...changes },
      }),
    edit: (changes: object = {}) =>
      call(`PUT /store/orders/${id}/reviews/own`, { who, body: { payment: 2, clarity: 2, ...changes } }),
    remove: () => call(`DELETE /store/orders/${id}/reviews/own`, { who }),
    reply: (reply = 'Glad to hear it.') =>
      call(`POST /store/orders/${id}/reviews/reply`, { who, body: { reply } }),
  });
  return { asBuyer, asStore };
}

/** Delivered orders and the reviews of their sides, for the tests of one file. */
export function useReviews(test: TestApp, { market, db, call, product }: TestMarket) {
  /** An order of the buyer at the store that was delivered some days ago. */
  async function delivered({ daysAgo = 1, buyer = market.buyer, productIds }: Delivery = {}) {
    const ids = productIds ?? [(await product()).id];
    const deliveredAt = new Date(test.kernel.clock().getTime() - daysAgo * dayMs);
    const [last] = await db()
      .select({ number: max(orders.number) })
      .from(orders);
    const { id } = await createOrder(db(), {
      number: (last?.number ?? 0) + 1,
      supplierId: market.supplierId,
      buyerAccountId: buyer.accountId,
      buyerName: 'Daniel Reyes',
      buyerCompany: 'Reyes Provisions',
      status: 'delivered',
      placedAt: new Date(deliveredAt.getTime() - 10 * dayMs),
      deliveredAt,
      lines: ids.map((productId) => ({ productId })),
    });
    return { id, productIds: ids };
  }

  const { asBuyer, asStore } = callsOf({ market, call });

  /** Runs the job that publishes what is due. */
  async function publishDue(): Promise<void> {
    await addJob(db(), { job: publishReviewsJob, payload: {} });
    await test.runJobs();
  }

  async function photo(who: SignedIn = market.buyer): Promise<string> {
    const { name, buffer } = await samplePhoto();
    return uploadsOf(test)(who, { purpose: 'review-photo', name, content: buffer });
  }

  return { delivered, asBuyer, asStore, publishDue, photo };
}
