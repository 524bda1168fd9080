import { createHash } from 'node:crypto';
import { contentDisposition } from '#features/files/files/rules.ts';
import { stateOn } from '#features/sourcing/requests/rules.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { marketDay } from '#lib/calendar.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { type Reader, requireSignedIn } from '#platform/commands/context.ts';
import type { Database } from '#platform/database/database.ts';
import { buildRecord } from '../../rules/record.ts';
import { decideExport } from '../../rules.ts';
import {
  findRequest,
  getBasis,
  hasQuoted,
  listAllQuotes,
  listAwarded,
  listOffers,
  listVersions,
} from './record-source.ts';

interface ExportContext {
  db: Database;
  actor: Reader | null;
  now: Date;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the record of a request as a file, for its buyer, or for a supplier who quoted. */
export async function exportRecord(ctx: ExportContext, { id, publicUrl }: { id: string; publicUrl: string }) {
  const { accountId, role } = requireSignedIn(ctx);
  const { db, now } = ctx;
  const found = await findRequest(db, id);
  if (!found) throw notFound('Request');
  const { request, buyerName } = found;
  const isBuyer = request.buyerAccountId === accountId;
  const readerSupplierId = isBuyer || role !== 'supplier' ? null : await quotingStore(ctx, id);
  if (!isBuyer && !readerSupplierId) throw notFound('Request');
  const state = stateOn(marketDay(now), request);
  const decision = decideExport({ state, sealed: request.sealed, reader: isBuyer ? 'buyer' : 'supplier' });
  if (!decision.ok) throw new AppError('conflict', decision.reason, { reason: 'not_available_yet' });
  const basis = await getBasis(db, { id, now });
  if (!basis) throw notFound('Request');
  const record = buildRecord({
    request: { ...request, buyerName, state },
    ...basis,
    versions: await listVersions(db, id),
    quotes: await listAllQuotes(db, { id, buyerAccountId: request.buyerAccountId, now }),
    offers: await listOffers(db, id),
    awards: await listAwarded(db, id),
    readerSupplierId,
    url: `${publicUrl}/api/v1/requests/${id}/export`,
    now,
    sha256,
  });
  const name = `request-${request.number}.json`;
  const text = `${JSON.stringify(record, null, 2)}\n`;
  return {
    file: new File([text], name, { type: 'application/json' }),
    disposition: contentDisposition(name),
  };
}

/** Returns the caller's store if it has quoted for a request. */
async function quotingStore(ctx: ExportContext, id: string): Promise<string | null> {
  const { id: supplierId } = await requireStore(ctx, 'inquiries.read');
  return (await hasQuoted(ctx.db, { id, supplierId })) ? supplierId : null;
}
