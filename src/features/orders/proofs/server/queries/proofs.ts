import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import {
  isReadOnly,
  mayWrite,
  ownedBy,
  type Viewer,
} from '#features/orders/order-record/server/queries/viewer.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { LineProof, ProofVersion } from '../../contract.ts';
import { withPages } from '../../rules/pages.ts';
import { actionsAt } from '../../rules.ts';
import { orderProofDecisions, orderProofFiles, orderProofs, orderProofVersions } from '../tables.ts';

interface ProofsQuery {
  viewer: Viewer;
  id: string;
}

/** Returns the proofs of an order of the viewer, one for each line that is made for it; any other order is not found. */
export async function listProofs(db: Database, { viewer, id }: ProofsQuery): Promise<LineProof[]> {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(viewer)));
  if (!order) throw notFound('Order');
  const lines = await listLineSteps(db, id);
  const versions = await versionsOf(db, { orderId: id, withFiles: !isReadOnly(viewer) });
  return lines.map(({ state, kind, version, ...line }) => {
    const step = { state: state ?? 'needed', kind } as const;
    return {
      ...line,
      ...step,
      version: version ?? 0,
      versions: versions.get(line.lineId) ?? [],
      actions: mayWrite(viewer) ? [...actionsAt({ ...step, orderStatus: order.status }, viewer.side)] : [],
    };
  });
}

/** Returns the lines of an order that are made for it, each with its current step; null where nothing was sent yet. */
export const listLineSteps = (db: Database, orderId: string) =>
  db
    .select({
      lineId: orderLines.id,
      title: orderLines.title,
      unit: orderLines.unit,
      quantity: orderLines.quantity,
      state: orderProofs.state,
      kind: orderProofs.kind,
      version: orderProofs.version,
    })
    .from(orderLines)
    .leftJoin(orderProofs, eq(orderProofs.lineId, orderLines.id))
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, 'made')))
    .orderBy(asc(orderLines.position), asc(orderLines.id));

const deciderName = sql<
  string | null
>`(select ${accounts.name} from ${accounts} where ${accounts.id} = ${orderProofDecisions.accountId})`;

async function versionsOf(
  db: Database,
  { orderId, withFiles }: { orderId: string; withFiles: boolean },
): Promise<Map<string, ProofVersion[]>> {
  const rows = await db
    .select({
      sent: orderProofVersions,
      sentByName: accounts.name,
      number: sql<number>`(row_number() over (
        partition by ${orderProofVersions.lineId}, ${orderProofVersions.kind} order by ${orderProofVersions.version}))::int`,
      decision: orderProofDecisions,
      deciderName,
    })
    .from(orderProofVersions)
    .innerJoin(accounts, eq(accounts.id, orderProofVersions.authorAccountId))
    .leftJoin(
      orderProofDecisions,
      and(
        eq(orderProofDecisions.lineId, orderProofVersions.lineId),
        eq(orderProofDecisions.version, orderProofVersions.version),
      ),
    )
    .where(eq(orderProofVersions.orderId, orderId))
    .orderBy(desc(orderProofVersions.version))
    .limit(200);
  const files = withFiles ? await filesOf(db, orderId) : [];
  const byLine = new Map<string, ProofVersion[]>();
  for (const { sent, sentByName, number, decision, deciderName: byName } of rows) {
    const { lineId, version, kind, note, carrier, trackingNumber, sentAt } = sent;
    const own = files.filter((file) => file.lineId === lineId && file.version === version);
    const described: ProofVersion = {
      version,
      kind,
      number,
      note,
      carrier,
      trackingNumber,
      sentAt: sentAt.toISOString(),
      sentByName,
      files: own.map(({ lineId: _, version: __, ...file }) => file),
      decision: decision && {
        outcome: decision.outcome,
        comment: decision.comment,
        pins: withPages(decision.pins),
        at: decision.decidedAt.toISOString(),
        byName: byName ?? '',
      },
    };
    byLine.set(lineId, [...(byLine.get(lineId) ?? []), described]);
  }
  return byLine;
}

const filesOf = (db: Database, orderId: string) =>
  db
    .select({
      lineId: orderProofFiles.lineId,
      version: orderProofFiles.version,
      role: orderProofFiles.role,
      id: storedFiles.id,
      name: storedFiles.name,
      contentType: storedFiles.contentType,
      bytes: storedFiles.bytes,
      width: storedFiles.width,
      height: storedFiles.height,
    })
    .from(orderProofFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, orderProofFiles.fileId))
    .innerJoin(orderProofs, eq(orderProofs.lineId, orderProofFiles.lineId))
    .where(eq(orderProofs.orderId, orderId))
    .orderBy(asc(orderProofFiles.version), asc(orderProofFiles.position));

/** Returns the roles and types of the files of a version. */
export const listVersionFiles = (db: Database, { lineId, version }: { lineId: string; version: number }) =>
  db
    .select({ role: orderProofFiles.role, contentType: storedFiles.contentType })
    .from(orderProofFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, orderProofFiles.fileId))
    .where(and(eq(orderProofFiles.lineId, lineId), eq(orderProofFiles.version, version)));

/** SQL for the ids of the files that a store sent with its proofs. */
export const filesOfStoreProofs = ({ supplierId }: { supplierId: string }): SQL => sql`
  select ${orderProofFiles.fileId} from ${orderProofFiles}
  join ${orderProofs} on ${orderProofs.lineId} = ${orderProofFiles.lineId}
  join ${orders} on ${orders.id} = ${orderProofs.orderId}
  where ${orders.supplierId} = ${supplierId}`;

/** Returns what notifications say about a version of a proof; null if it is gone. */
export async function findProofFacts(db: Database, { lineId, version }: { lineId: string; version: number }) {
  const [row] = await db
    .select({
      title: orderLines.title,
      kind: orderProofVersions.kind,
      note: orderProofVersions.note,
      carrier: orderProofVersions.carrier,
      trackingNumber: orderProofVersions.trackingNumber,
      comment: orderProofDecisions.comment,
      pins: orderProofDecisions.pins,
      readyBy: orders.readyBy,
    })
    .from(orderProofVersions)
    .innerJoin(orderLines, eq(orderLines.id, orderProofVersions.lineId))
    .innerJoin(orders, eq(orders.id, orderProofVersions.orderId))
    .leftJoin(
      orderProofDecisions,
      and(eq(orderProofDecisions.lineId, lineId), eq(orderProofDecisions.version, version)),
    )
    .where(and(eq(orderProofVersions.lineId, lineId), eq(orderProofVersions.version, version)));
  return row ? { ...row, pins: withPages(row.pins ?? []) } : null;
}
export type ProofFacts = NonNullable<Awaited<ReturnType<typeof findProofFacts>>>;
