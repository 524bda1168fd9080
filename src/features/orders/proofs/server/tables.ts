import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import {
  type ProofFileRole,
  type ProofKind,
  type ProofOutcome,
  type ProofState,
  proofFileRoles,
  proofKinds,
  proofOutcomes,
  proofStates,
} from '../contract.ts';
import type { StoredPin } from '../rules/pages.ts';

const at = () => timestamp({ withTimezone: true }).notNull();
const ofOrder = () =>
  uuid()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });
const person = () =>
  uuid()
    .notNull()
    .references(() => accounts.id);

/** A line without a row needs its first step. */
const storedStates = proofStates.filter((state) => state !== 'needed');

/** The current step of each line that is made for an order. */
export const orderProofs = pgTable(
  'order_proofs',
  {
    lineId: uuid()
      .primaryKey()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    orderId: ofOrder(),
    state: text().$type<ProofState>().notNull(),
    kind: text().$type<ProofKind>().notNull(),
    version: integer().notNull(),
  },
  (table) => [
    index('order_proofs_order').on(table.orderId),
    check('order_proofs_state', sql`${table.state} in (${inlineList(storedStates)})`),
    check('order_proofs_kind', sql`${table.kind} in (${inlineList(proofKinds)})`),
    check('order_proofs_version', sql`${table.version} > 0`),
  ],
);

/** Every step that a supplier took, never changed. */
export const orderProofVersions = pgTable(
  'order_proof_versions',
  {
    lineId: uuid()
      .notNull()
      .references(() => orderProofs.lineId, { onDelete: 'cascade' }),
    version: integer().notNull(),
    orderId: ofOrder(),
    kind: text().$type<ProofKind>().notNull(),
    note: text().notNull(),
    carrier: text(),
    trackingNumber: text(),
    authorAccountId: person(),
    sentAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.version] }),
    index('order_proof_versions_order').on(table.orderId),
    index('order_proof_versions_author').on(table.authorAccountId),
    check('order_proof_versions_kind', sql`${table.kind} in (${inlineList(proofKinds)})`),
  ],
);

/** The files of the versions. A file belongs to one version. */
export const orderProofFiles = pgTable(
  'order_proof_files',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => storedFiles.id),
    lineId: uuid().notNull(),
    version: integer().notNull(),
    role: text().$type<ProofFileRole>().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'order_proof_files_version_fk',
      columns: [table.lineId, table.version],
      foreignColumns: [orderProofVersions.lineId, orderProofVersions.version],
    }).onDelete('cascade'),
    index('order_proof_files_version').on(table.lineId, table.version),
    check('order_proof_files_role', sql`${table.role} in (${inlineList(proofFileRoles)})`),
  ],
);

/** The decision of the buyer about a version: one at most, never changed. */
export const orderProofDecisions = pgTable(
  'order_proof_decisions',
  {
    lineId: uuid().notNull(),
    version: integer().notNull(),
    orderId: ofOrder(),
    outcome: text().$type<ProofOutcome>().notNull(),
    comment: text().notNull(),
    pins: jsonb().$type<StoredPin[]>().notNull(),
    accountId: person(),
    decidedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.version] }),
    foreignKey({
      name: 'order_proof_decisions_version_fk',
      columns: [table.lineId, table.version],
      foreignColumns: [orderProofVersions.lineId, orderProofVersions.version],
    }).onDelete('cascade'),
    index('order_proof_decisions_order').on(table.orderId),
    index('order_proof_decisions_account').on(table.accountId),
    check('order_proof_decisions_outcome', sql`${table.outcome} in (${inlineList(proofOutcomes)})`),
  ],
);
