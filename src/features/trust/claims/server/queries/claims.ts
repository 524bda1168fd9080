import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { storedFiles } from '#features/files/files/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import {
  hidesMoney,
  isReadOnly,
  mayWrite,
  ownedBy,
  type Viewer,
} from '#features/orders/order-record/server/queries/viewer.ts';
import { orderLines, orders } from '#features/orders/order-record/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import { orderNumber } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Claim, ClaimedLine, ClaimParty } from '../../contract.ts';
import { claimActionsOf, isFinal, type Settlement } from '../../rules.ts';
import { claimEvents, claimOffers, claimPhotos, claims } from '../tables.ts';

/** Claims that are read together; an order has rarely more than two. */
const maxClaims = 50;

type ClaimRow = typeof claims.$inferSelect;

/** Returns what is left to be done about an agreed remedy; null before an agreement. */
export const settlementOf = ({
  agreedRemedy,
  sentAt,
  arrivedAt,
  refundMinor,
}: Pick<ClaimRow, 'agreedRemedy' | 'sentAt' | 'arrivedAt' | 'refundMinor'>): Settlement | null =>
  agreedRemedy && {
    remedy: agreedRemedy,
    isSent: sentAt !== null,
    isArrived: arrivedAt !== null,
    refundMinor,
  };

/** Returns the newest offer about a claim; null while there is only the claim itself. */
export async function lastOfferOf(db: Database, claimId: string) {
  const [offer] = await db
    .select({ by: claimOffers.by })
    .from(claimOffers)
    .where(eq(claimOffers.claimId, claimId))
    .orderBy(desc(claimOffers.offeredAt), desc(claimOffers.id))
    .limit(1);
  return offer ?? null;
}

interface ClaimsQuery {
  /** Null for the mediator. */
  viewer: Viewer | null;
  where: SQL | undefined;
}

/** Returns the claims that a viewer may see, with everything that belongs to them. */
async function selectClaims(db: Database, { viewer, where }: ClaimsQuery): Promise<Claim[]> {
  const rows = await db
    .select({ claim: claims, order: orders, store: suppliers })
    .from(claims)
    .innerJoin(orders, eq(orders.id, claims.orderId))
    .innerJoin(suppliers, eq(suppliers.id, claims.supplierId))
    .where(and(where, viewer ? ownedBy(viewer) : undefined))
    .orderBy(...(viewer ? [desc(claims.openedAt)] : [asc(claims.dueAt)]), asc(claims.id))
    .limit(maxClaims);
  if (rows.length === 0) return [];
  const ids = rows.map(({ claim }) => claim.id);
  const [titles, offers, events, photos] = await Promise.all([
    titlesOf(db, [...new Set(rows.map(({ order }) => order.id))]),
    offersOf(db, ids),
    eventsOf(db, ids),
    photosOf(db, ids),
  ]);
  const parts = { titles, offers, events, photos, viewer };
  return rows.map((row) => describeClaim(row, parts));
}

interface ClaimParts {
  viewer: Viewer | null;
  titles: ReadonlyMap<string, { title: string; unit: string }>;
  offers: Awaited<ReturnType<typeof offersOf>>;
  events: Awaited<ReturnType<typeof eventsOf>>;
  photos: Awaited<ReturnType<typeof photosOf>>;
}

interface JoinedClaim {
  claim: ClaimRow;
  order: typeof orders.$inferSelect;
  store: typeof suppliers.$inferSelect;
}

function describeClaim(
  { claim, order, store }: JoinedClaim,
  { viewer, titles, offers, events, photos }: ClaimParts,
): Claim {
  const own = offers.filter(({ claimId }) => claimId === claim.id);
  const withTitles = (lines: readonly ClaimedLine[]) =>
    lines.map(({ lineId, quantity }) => ({
      lineId,
      quantity,
      ...(titles.get(lineId) ?? { title: '', unit: 'piece' }),
    }));
  return {
    id: claim.id,
    number: claim.number,
    order: {
      id: order.id,
      reference: orderNumber(store.numberPrefix, order.number),
      currency: order.currency,
    },
    buyerName: order.buyerCompany ?? order.buyerName,
    supplierName: store.businessName,
    state: claim.state,
    problem: claim.problem,
    description: claim.description,
    photos: viewer && isReadOnly(viewer) ? [] : (photos.get(claim.id) ?? []),
    remedy: claim.remedy,
    lines: withTitles(claim.lines),
    claimedMinor: claim.claimedMinor,
    openedAt: claim.openedAt.toISOString(),
    dueAt: claim.dueAt?.toISOString() ?? null,
    agreed:
      claim.agreedRemedy &&
      ({
        remedy: claim.agreedRemedy,
        lines: withTitles(claim.agreedLines ?? []),
        amountMinor: claim.agreedMinor ?? 0,
        refundMinor: claim.refundMinor,
        trackingNumber: claim.trackingNumber,
      } satisfies Claim['agreed']),
    offers: own.map(({ claimId: _, lines, offeredAt, ...offer }, index) => ({
      ...offer,
      at: offeredAt.toISOString(),
      lines: withTitles(lines),
      isOpen: index === 0 && !isFinal(claim.state) && claim.agreedRemedy === null,
    })),
    events: (events.get(claim.id) ?? []).map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    actions: actionsFor(viewer, { claim, lastOfferBy: own[0]?.by ?? 'buyer' }),
  };
}

function actionsFor(
  viewer: Viewer | null,
  { claim, lastOfferBy }: { claim: ClaimRow; lastOfferBy: ClaimParty },
) {
  if (viewer && (!mayWrite(viewer) || isReadOnly(viewer))) return [];
  const { state } = claim;
  return [
    ...claimActionsOf({ state, settlement: settlementOf(claim), lastOfferBy }, viewer?.side ?? 'mediator'),
  ];
}

async function titlesOf(db: Database, orderIds: readonly string[]) {
  const rows = await db
    .select({ id: orderLines.id, title: orderLines.title, unit: orderLines.unit })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]));
  return new Map(rows.map(({ id, ...line }) => [id, line]));
}

const offersOf = (db: Database, ids: readonly string[]) =>
  db
    .select({
      claimId: claimOffers.claimId,
      id: claimOffers.id,
      by: claimOffers.by,
      byName: accounts.name,
      remedy: claimOffers.remedy,
      lines: claimOffers.lines,
      amountMinor: claimOffers.amountMinor,
      note: claimOffers.note,
      offeredAt: claimOffers.offeredAt,
    })
    .from(claimOffers)
    .innerJoin(accounts, eq(accounts.id, claimOffers.accountId))
    .where(inArray(claimOffers.claimId, [...ids]))
    .orderBy(desc(claimOffers.offeredAt), desc(claimOffers.id));

async function eventsOf(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({
      claimId: claimEvents.claimId,
      id: claimEvents.id,
      state: claimEvents.state,
      at: claimEvents.at,
      by: claimEvents.by,
      byName: accounts.name,
      note: claimEvents.note,
    })
    .from(claimEvents)
    .leftJoin(accounts, eq(accounts.id, claimEvents.accountId))
    .where(inArray(claimEvents.claimId, [...ids]))
    .orderBy(asc(claimEvents.at), asc(claimEvents.id));
  return groupByClaim(rows);
}

async function photosOf(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ claimId: claimPhotos.claimId, id: storedFiles.id, name: storedFiles.name })
    .from(claimPhotos)
    .innerJoin(storedFiles, eq(storedFiles.id, claimPhotos.fileId))
    .where(inArray(claimPhotos.claimId, [...ids]))
    .orderBy(asc(claimPhotos.position));
  return groupByClaim(rows);
}

function groupByClaim<Row extends { claimId: string }>(
  rows: readonly Row[],
): Map<string, Omit<Row, 'claimId'>[]> {
  const groups = new Map<string, Omit<Row, 'claimId'>[]>();
  for (const { claimId, ...row } of rows) groups.set(claimId, [...(groups.get(claimId) ?? []), row]);
  return groups;
}

/** Returns the claims of an order of the viewer, newest first; any other order is not found. */
export async function listClaims(db: Database, { viewer, orderId }: { viewer: Viewer; orderId: string }) {
  const [order] = await db
    .select({ deliveredAt: orders.deliveredAt })
    .from(orders)
    .where(and(eq(orders.id, orderId), ownedBy(viewer)));
  if (!order) throw notFound('Order');
  const listed = hidesMoney(viewer)
    ? []
    : await selectClaims(db, { viewer, where: eq(claims.orderId, orderId) });
  return { order, claims: listed };
}

/** Returns a claim of the viewer, or any for the mediator. */
export async function getClaim(
  db: Database,
  { viewer, id }: { viewer: Viewer | null; id: string },
): Promise<Claim> {
  const [claim] = await selectClaims(db, { viewer, where: eq(claims.id, id) });
  if (!claim) throw notFound('Claim');
  return claim;
}

/** Returns what notifications say of a claim, with the notes of its events; null if it is gone. */
export async function findClaimFacts(db: Database, id: string) {
  const [claim] = await db.select().from(claims).where(eq(claims.id, id));
  if (!claim) return null;
  const events = await eventsOf(db, [id]);
  return { ...claim, notes: new Map((events.get(id) ?? []).map((event) => [event.id, event.note])) };
}

/** Returns the claims that wait for a decision, those with the nearest deadline first. */
export const listForMediation = (db: Database): Promise<Claim[]> =>
  selectClaims(db, { viewer: null, where: eq(claims.state, 'mediation') });

/** Returns the ids of claims whose state has ended because its deadline has passed, oldest first, 100 at most. */
export async function listTimedOut(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: claims.id })
    .from(claims)
    .where(and(lt(claims.dueAt, now), inArray(claims.state, ['open', 'negotiating'])))
    .orderBy(asc(claims.dueAt))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Subquery for the photos of the claims about a store. */
export const photosOfStoreClaims = ({ supplierId }: { supplierId: string }): SQL => sql`
  select ${claimPhotos.fileId} from ${claimPhotos}
  inner join ${claims} on ${claims.id} = ${claimPhotos.claimId}
  where ${claims.supplierId} = ${supplierId}`;
