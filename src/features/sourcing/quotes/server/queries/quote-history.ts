import { and, desc, eq, inArray } from 'drizzle-orm';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { CounterOffer } from '../../contract/counter-offer.ts';
import type { Offer } from '../../contract/offer.ts';
import type { Quote } from '../../contract.ts';
import { quotedFor } from '../../rules/counter-offer.ts';
import { rangeOf } from '../../rules.ts';
import { quoteCounterOffers, quoteVersions } from '../tables.ts';

interface History {
  versions: Quote['versions'];
  /** Each is open as far as its version is concerned; whether the quote is open, the caller knows. */
  counterOffers: Omit<CounterOffer, 'isOpen'>[];
}

const emptyHistory: History = { versions: [], counterOffers: [] };

/** Returns the versions and counter-offers of quotes, newest first. */
export async function getHistories(db: Database, ids: readonly string[]): Promise<(id: string) => History> {
  if (ids.length === 0) return () => emptyHistory;
  // One after the other: an award reads them in its transaction, which has one connection.
  const versions = await listVersions(db, ids);
  const counters = await listCounterOffers(db, ids);
  return (id) => ({
    versions: versions
      .filter(({ quoteId }) => quoteId === id)
      .map(({ version, sentAt, offer }) => ({ version, sentAt: sentAt.toISOString(), ...rangeOf(offer) })),
    counterOffers: counters
      .filter(({ counter }) => counter.quoteId === id)
      .map(({ counter, offer, sentByName }) => ({
        id: counter.id,
        version: counter.version,
        note: counter.note,
        sentByName,
        sentAt: counter.sentAt.toISOString(),
        prices: describePrices(offer, counter.prices),
      })),
  });
}

const listVersions = (db: Database, ids: readonly string[]) =>
  db
    .select({
      quoteId: quoteVersions.quoteId,
      version: quoteVersions.version,
      sentAt: quoteVersions.sentAt,
      offer: quoteVersions.offer,
    })
    .from(quoteVersions)
    .where(inArray(quoteVersions.quoteId, [...ids]))
    .orderBy(desc(quoteVersions.version));

const listCounterOffers = (db: Database, ids: readonly string[]) =>
  db
    .select({ counter: quoteCounterOffers, offer: quoteVersions.offer, sentByName: accounts.name })
    .from(quoteCounterOffers)
    .innerJoin(
      quoteVersions,
      and(
        eq(quoteVersions.quoteId, quoteCounterOffers.quoteId),
        eq(quoteVersions.version, quoteCounterOffers.version),
      ),
    )
    .innerJoin(accounts, eq(accounts.id, quoteCounterOffers.authorAccountId))
    .where(inArray(quoteCounterOffers.quoteId, [...ids]))
    .orderBy(desc(quoteCounterOffers.version));

const describePrices = (
  offer: Offer,
  proposed: (typeof quoteCounterOffers.$inferSelect)['prices'],
): CounterOffer['prices'] =>
  proposed.flatMap(({ line: index, quantity, unitPriceMinor, leadTimeDays }) => {
    const quoted = quotedFor(offer, { line: index, quantity });
    if (!quoted) return [];
    return {
      line: index,
      title: quoted.line.title,
      quantity,
      quotedPriceMinor: quoted.price.unitPriceMinor,
      quotedLeadTimeDays: quoted.price.leadTimeDays,
      unitPriceMinor: unitPriceMinor ?? null,
      leadTimeDays: leadTimeDays ?? null,
    };
  });

/** Returns the counter-offer for a version of a quote; null without one. */
export async function findCounterOffer(
  db: Database,
  { quoteId, version }: { quoteId: string; version: number },
): Promise<{ id: string } | null> {
  const [found] = await db
    .select({ id: quoteCounterOffers.id })
    .from(quoteCounterOffers)
    .where(and(eq(quoteCounterOffers.quoteId, quoteId), eq(quoteCounterOffers.version, version)));
  return found ?? null;
}
