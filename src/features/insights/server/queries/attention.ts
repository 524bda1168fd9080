import { toRenew } from '#features/certificates/rules.ts';
import { listCertificates } from '#features/certificates/server/queries.ts';
import { countUnanswered } from '#features/inquiries/server/queries.ts';
import { countExpiringDocuments } from '#features/listings/server/queries/store-products.ts';
import { countLateDispatches } from '#features/orders/server/queries/dispatches.ts';
import { countOrdersBy } from '#features/orders/server/queries/order-rows.ts';
import type { Database } from '#platform/database/database.ts';
import type { Attention } from '../../contract.ts';

const filters = ['placed', 'late', 'overdue'] as const;

/** What waits for a store, each counted as the list counts that the overview links to. */
export async function countAttention(
  db: Database,
  { supplierId, now }: { supplierId: string; now: Date },
): Promise<Attention> {
  const viewer = { side: 'supplier', supplierId } as const;
  const [orders, unanswered, lateDispatches, expiringDocuments, certificates] = await Promise.all([
    countOrdersBy(db, { viewer, now, filters }),
    countUnanswered(db, viewer),
    countLateDispatches(db, { supplierId, now }),
    countExpiringDocuments(db, { supplierId, now }),
    listCertificates(db, { supplierId, now }),
  ]);
  const { placed: newOrders = 0, late: lateOrders = 0, overdue: overduePayments = 0 } = orders;
  const expiringCertificates = toRenew(certificates).length;
  return {
    newOrders,
    unanswered,
    lateOrders,
    lateDispatches,
    overduePayments,
    expiringDocuments,
    expiringCertificates,
  };
}
