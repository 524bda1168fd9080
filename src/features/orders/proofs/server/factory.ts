import type { Database } from '#platform/database/database.ts';
import type { Pin, ProofFileRole, ProofKind, ProofOutcome } from '../contract.ts';
import { orderProofDecisions, orderProofFiles, orderProofs, orderProofVersions } from './tables.ts';

interface StepInput {
  kind: ProofKind;
  sentAt: Date;
  note?: string;
  carrier?: string;
  trackingNumber?: string;
  files?: readonly { id: string; role: ProofFileRole }[];
  decision?: { outcome: ProofOutcome; decidedAt: Date; comment?: string; pins?: Pin[] };
}

interface ProofFactoryInput {
  orderId: string;
  lineId: string;
  authorAccountId: string;
  buyerAccountId: string;
  /** Its steps, oldest first. */
  steps: readonly [StepInput, ...StepInput[]];
}

/** Inserts the proof of a line with its versions and decisions, for a test or the seed. */
export async function createProof(
  db: Database,
  { orderId, lineId, authorAccountId, buyerAccountId, steps }: ProofFactoryInput,
): Promise<void> {
  const last = steps.at(-1) ?? steps[0];
  const state = last.decision?.outcome ?? ('waiting' as const);
  await db.insert(orderProofs).values({ lineId, orderId, state, kind: last.kind, version: steps.length });
  for (const [index, { kind, sentAt, files = [], decision, ...step }] of steps.entries()) {
    const shared = { orderId, lineId, version: index + 1 };
    await db.insert(orderProofVersions).values({
      ...shared,
      kind,
      sentAt,
      authorAccountId,
      note: step.note ?? '',
      carrier: step.carrier ?? null,
      trackingNumber: step.trackingNumber ?? null,
    });
    if (files.length > 0)
      await db
        .insert(orderProofFiles)
        .values(files.map(({ id: fileId, role }, position) => ({ ...shared, fileId, role, position })));
    if (decision)
      await db
        .insert(orderProofDecisions)
        .values({ comment: '', pins: [], ...decision, ...shared, accountId: buyerAccountId });
  }
}
