import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { hidesMoney, ownedBy, type Viewer } from '#features/orders/order-record/server/queries/viewer.ts';
import { orders } from '#features/orders/order-record/server/tables.ts';
import { orderPayments } from '#features/orders/payments/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import { maxReports, type PaymentReport } from '../contract.ts';
import { reportActionsOf } from '../rules.ts';
import { paymentReportFiles, paymentReports } from './tables.ts';

interface ReportsQuery {
  viewer: Viewer;
  /** The order. */
  id: string;
}

/** Returns the newest reports of an order of the viewer; any other order is not found. */
export async function listReports(db: Database, { viewer, id }: ReportsQuery): Promise<PaymentReport[]> {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(viewer)));
  if (!order) throw notFound('Order');
  if (hidesMoney(viewer)) return [];
  const rows = await selectReports(db, eq(paymentReports.orderId, id));
  const files = await filesOf(
    db,
    rows.map(({ report }) => report.id),
  );
  const mayAct = viewer.side === 'buyer' || viewer.mayWrite === true;
  return rows.map(({ report, reportedByName, decidedByName, receivedMinor }) => ({
    id: report.id,
    state: report.state,
    amountMinor: report.amountMinor,
    method: report.method,
    reference: report.reference,
    note: report.note,
    paidOn: report.paidOn,
    reportedAt: report.reportedAt.toISOString(),
    reportedByName,
    files: files.get(report.id) ?? [],
    decision: report.decidedAt && {
      at: report.decidedAt.toISOString(),
      byName: decidedByName ?? '',
      note: report.decisionNote ?? '',
      amountMinor: receivedMinor,
    },
    actions: mayAct ? [...reportActionsOf({ state: report.state, status: order.status }, viewer.side)] : [],
  }));
}

function selectReports(db: Database, where: SQL | undefined) {
  const decider = alias(accounts, 'decider');
  return db
    .select({
      report: paymentReports,
      reportedByName: accounts.name,
      decidedByName: decider.name,
      receivedMinor: orderPayments.amountMinor,
    })
    .from(paymentReports)
    .innerJoin(accounts, eq(accounts.id, paymentReports.reportedBy))
    .leftJoin(decider, eq(decider.id, paymentReports.decidedBy))
    .leftJoin(orderPayments, eq(orderPayments.id, paymentReports.paymentId))
    .where(where)
    .orderBy(desc(paymentReports.reportedAt), desc(paymentReports.id))
    .limit(maxReports);
}

async function filesOf(db: Database, ids: readonly string[]) {
  const byReport = new Map<string, PaymentReport['files']>();
  if (ids.length === 0) return byReport;
  const rows = await db
    .select({
      reportId: paymentReportFiles.reportId,
      id: storedFiles.id,
      name: storedFiles.name,
      contentType: storedFiles.contentType,
      bytes: storedFiles.bytes,
    })
    .from(paymentReportFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, paymentReportFiles.fileId))
    .where(inArray(paymentReportFiles.reportId, [...ids]))
    .orderBy(paymentReportFiles.position);
  for (const { reportId, ...file } of rows) byReport.set(reportId, [...(byReport.get(reportId) ?? []), file]);
  return byReport;
}

/** Returns the sum of the reports of an order that wait for the supplier. */
export async function sumWaiting(db: Database, orderId: string): Promise<number> {
  const [row] = await db
    .select({ minor: sql<number>`coalesce(sum(${paymentReports.amountMinor}), 0)::float8` })
    .from(paymentReports)
    .where(and(eq(paymentReports.orderId, orderId), eq(paymentReports.state, 'waiting')));
  return row?.minor ?? 0;
}

/** Returns what notifications say of a report; null if it is gone. */
export async function findReportFacts(db: Database, id: string) {
  const [row] = await selectReports(db, eq(paymentReports.id, id));
  return row ? { ...row.report, reportedByName: row.reportedByName } : null;
}

/** Condition for the orders of a viewer with a reported payment that waits. */
export const hasWaitingReport = (viewer: Viewer): SQL => sql`${orders.id} in (
  select ${paymentReports.orderId} from ${paymentReports} where ${and(
    eq(paymentReports.state, 'waiting'),
    viewer.side === 'supplier'
      ? eq(paymentReports.supplierId, viewer.supplierId)
      : eq(paymentReports.reportedBy, viewer.accountId),
  )})`;

/** Subquery for the files of the reports to a store. */
export const filesOfStoreReports = ({ supplierId }: { supplierId: string }): SQL => sql`
  select ${paymentReportFiles.fileId} from ${paymentReportFiles}
  inner join ${paymentReports} on ${paymentReports.id} = ${paymentReportFiles.reportId}
  where ${paymentReports.supplierId} = ${supplierId}`;
