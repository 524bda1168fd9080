import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { storedFiles } from '#features/files/files/server/tables.ts';
import type { AgreedFile, OrderAgreement } from '#features/orders/order-record/contract/agreement.ts';
import { requestNumber } from '#features/sourcing/requests/rules.ts';
import { getRequestVersion } from '#features/sourcing/requests/server/queries/load-request.ts';
import { requests } from '#features/sourcing/requests/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { Choice, Offer } from '../../contract/offer.ts';
import type { quotes } from '../tables.ts';
import { listFilesOf } from './offers.ts';

interface AcceptedQuote {
  quote: typeof quotes.$inferSelect;
  offer: Offer;
  fingerprint: string;
  reference: string;
  choices: readonly Choice[];
}

/** Returns what the order of a quote freezes besides its prices: the lines that were ordered, and what they are based on. */
export async function agreementOf(db: Database, accepted: AcceptedQuote): Promise<OrderAgreement> {
  const { quote, offer, fingerprint, reference, choices } = accepted;
  const ordered = choices
    .toSorted((a, b) => a.line - b.line)
    .flatMap((choice) => {
      const line = offer.lines[choice.line];
      return line ? [{ ...choice, offered: line }] : [];
    });
  const request = await findRequest(db, quote);
  return {
    quoteId: quote.id,
    reference,
    version: quote.version,
    fingerprint,
    incoterm: offer.incoterm,
    place: offer.place,
    specifications: ordered
      .filter(({ offered }) => offered.specification !== '')
      .map(({ offered: { title, specification } }) => ({ title, specification })),
    notes: offer.notes,
    lines: ordered.map(({ line, quantity, offered }) => ({
      line,
      requestLine: offered.requestLine ?? null,
      title: offered.title,
      quantity,
      leadTimeDays: offered.prices.find((price) => price.quantity === quantity)?.leadTimeDays ?? 0,
      isAlternative: offered.alternative ?? false,
      specificationHash: createHash('sha256').update(offered.specification).digest('hex'),
    })),
    files: [
      ...(await describeFiles(db, { from: 'request', ids: request?.fileIds ?? [] })),
      ...(await describeFiles(db, { from: 'quote', ids: await fileIdsOf(db, quote.id) })),
    ],
    ...(request && { request: request.agreed }),
  };
}

const fileIdsOf = async (db: Database, quoteId: string): Promise<string[]> =>
  (await listFilesOf(db, [quoteId]))(quoteId).map(({ id }) => id);

/** Returns the request that a quote answers, in the version that the supplier read, with its files; null without one. */
async function findRequest(
  db: Database,
  { requestId, requestVersion }: Pick<AcceptedQuote['quote'], 'requestId' | 'requestVersion'>,
) {
  if (!requestId) return null;
  const [request] = await db
    .select({ number: requests.number })
    .from(requests)
    .where(eq(requests.id, requestId));
  if (!request) throw notFound('Request');
  const { content, fingerprint, version } = await getRequestVersion(db, {
    id: requestId,
    version: requestVersion ?? 1,
  });
  return {
    fileIds: content.fileIds,
    agreed: {
      id: requestId,
      reference: requestNumber(request.number),
      title: content.title,
      version,
      fingerprint,
      requiredBy: content.requiredBy ?? null,
    },
  };
}

/** Returns files with the SHA-256 of their bytes, in the given order. */
async function describeFiles(
  db: Database,
  { from, ids }: { from: AgreedFile['from']; ids: readonly string[] },
): Promise<AgreedFile[]> {
  if (ids.length === 0) return [];
  const { id, name, contentType, bytes, contentHash } = storedFiles;
  const rows = await db
    .select({ id, name, contentType, bytes, hash: contentHash })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]));
  return ids.flatMap((wanted) => {
    const file = rows.find((row) => row.id === wanted);
    return file ? [{ ...file, from }] : [];
  });
}
