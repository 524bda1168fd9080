import { countExpiringDocuments } from '#features/catalog/store-products/server/queries/store-products.ts';
import { countUnanswered } from '#features/conversations/inquiries/server/queries.ts';
import { countLateDispatches } from '#features/orders/dispatch/server/queries.ts';
import { countOrdersBy } from '#features/orders/orders/server/queries/order-rows.ts';
import { certificatesToRenew } from '#features/stores/certificates/rules.ts';
import { listCertificates } from '#features/stores/certificates/server/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Attention } from '../../contract.ts';

const filters = ['placed', 'late', 'overdue', 'reported', 'proofs'] as const;

/** Counts a store's open tasks, each with the filter of the list that the overview links to. */
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
  const { reported: reportedPayments = 0, proofs = 0 } = orders;
  const expiringCertificates = certificatesToRenew(certificates).length;
  return {
    newOrders,
    unanswered,
    lateOrders,
    lateDispatches,
    overduePayments,
    reportedPayments,
    proofs,
    expiringDocuments,
    expiringCertificates,
  };
}
