import { createHash } from 'node:crypto';
import { canonicalJson } from '#lib/canonical-json.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Offer } from '../contract/offer.ts';
import { rangeOf } from '../rules.ts';
import { quotes, quoteVersions } from './tables.ts';

type QuoteInsert = typeof quotes.$inferInsert;

interface QuoteFactoryInput
  extends Omit<
      QuoteInsert,
      'id' | 'status' | 'version' | 'validUntil' | 'firstSentAt' | 'sentAt' | 'valueMinor'
    >,
    Partial<Pick<QuoteInsert, 'id' | 'status'>> {
  authorAccountId: string;
  /** Its versions, oldest first. */
  offers: readonly [{ offer: Offer; sentAt: Date }, ...{ offer: Offer; sentAt: Date }[]];
}

/** Inserts a quote with its versions, for a test or the seed. */
export async function createQuote(
  db: Database,
  { authorAccountId, offers, ...given }: QuoteFactoryInput,
): Promise<{ id: string }> {
  const id = given.id ?? newId();
  const { offer, sentAt } = offers.at(-1) ?? offers[0];
  const version = offers.length;
  await db.insert(quotes).values({
    status: 'open',
    ...given,
    id,
    version,
    validUntil: offer.validUntil,
    firstSentAt: offers[0].sentAt,
    sentAt,
    valueMinor: rangeOf(offer).fromMinor,
  });
  await db.insert(quoteVersions).values(
    offers.map((one, index) => ({
      quoteId: id,
      version: index + 1,
      authorAccountId,
      offer: one.offer,
      fingerprint: createHash('sha256').update(canonicalJson(one.offer)).digest('hex'),
      sentAt: one.sentAt,
    })),
  );
  return { id };
}
