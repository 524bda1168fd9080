import { and, arrayContains, asc, eq, exists, gte, ilike, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { mediaUrl } from '#features/files/files/rules.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import type { RegistrationCategory } from '#features/stores/suppliers/contract/options.ts';
import { ratingOf } from '#features/stores/suppliers/rules/rating.ts';
import { isPublicSupplier } from '#features/stores/suppliers/server/queries.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { toDateString } from '#lib/calendar.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { containsPattern } from '#lib/like.ts';
import type { Database } from '#platform/database/database.ts';
import type { SupplierCard, SupplierListing, SupplierProfile, SupplierState } from '../contract.ts';
import { findChecks, listCertificates, listedCertificates } from './queries/supplier-proofs.ts';
import { supplierCertificates } from './tables.ts';

type SupplierRow = typeof suppliers.$inferSelect;

interface SuppliersQuery {
  q: string;
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
  category?: RegistrationCategory | undefined;
  certificate?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Returns public suppliers, those with checked documents and more orders first, a page at a time. */
export async function listSuppliers(
  db: Database,
  { q, country, state, city, category, certificate, cursor, limit, now }: SuppliersQuery,
) {
  const where = and(
    isPublicSupplier,
    q ? ilike(suppliers.businessName, containsPattern(q)) : undefined,
    country ? eq(suppliers.country, country) : undefined,
    state ? eq(sql`lower(${suppliers.state})`, state.toLowerCase()) : undefined,
    city ? eq(sql`lower(${suppliers.city})`, city.toLowerCase()) : undefined,
    category ? arrayContains(suppliers.primaryCategories, [category]) : undefined,
    certificate ? holdsValidCertificate(db, { code: certificate, now }) : undefined,
  );
  return {
    ...(await listCardsWhere(db, { where, certificate, cursor, limit, now })),
    countries: await listSupplierCountries(db),
    states: country ? (await listSupplierStates(db, country)).map(({ name }) => name) : [],
  };
}

// Written as in the indexes.
const isUnchecked = sql`(${suppliers.verifiedAt} is null)`;
const fewerOrders = sql`(-${suppliers.yearOrders})`;

interface ListingsQuery {
  where: SQL | undefined;
  /** Shown first on every card. */
  certificate?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

/** Returns suppliers that meet a condition, those with checked documents and more orders first, a page at a time. */
export async function listCardsWhere(
  db: Database,
  { where, certificate, cursor, limit, now }: ListingsQuery,
) {
  const after = cursor ? readCursor(cursor) : null;
  const rows = await db
    .select({ supplier: suppliers, certificates: listedCertificates(now, certificate) })
    .from(suppliers)
    .where(
      and(
        where,
        after
          ? sql`(${isUnchecked}, ${fewerOrders}, ${suppliers.businessName}, ${suppliers.id}) > (${after.isUnchecked}, ${after.fewerOrders}, ${after.name}, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(isUnchecked, fewerOrders, asc(suppliers.businessName), asc(suppliers.id))
    .limit(limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    suppliers: rows.slice(0, limit).map(describeListing),
    nextCursor: last ? writeCursor(last.supplier) : null,
  };
}

function describeListing({
  supplier,
  certificates,
}: {
  supplier: SupplierRow;
  certificates: SupplierListing['certificates'];
}) {
  const { verifiedAt, yearOfEstablishment, responseHours, onTimePercent, plants } = supplier;
  const { yearOrders, repeatBuyers } = supplier;
  return {
    ...describeCard(supplier),
    verifiedAt: verifiedAt?.toISOString() ?? null,
    yearOfEstablishment,
    responseHours,
    onTimePercent,
    yearOrders,
    repeatBuyers,
    siteCount: plants.length,
    certificates,
  };
}

const holdsValidCertificate = (db: Database, { code, now }: { code: string; now: Date }) =>
  exists(
    db
      .select({ id: supplierCertificates.id })
      .from(supplierCertificates)
      .where(
        and(
          eq(supplierCertificates.supplierId, suppliers.id),
          eq(supplierCertificates.code, code),
          gte(supplierCertificates.expiresOn, toDateString(now)),
        ),
      ),
  );

interface ListPosition {
  isUnchecked: boolean;
  fewerOrders: number;
  name: string;
  id: string;
}

const writeCursor = ({ verifiedAt, yearOrders, businessName, id }: SupplierRow): string =>
  Buffer.from(JSON.stringify([verifiedAt === null, -yearOrders, businessName, id])).toString('base64url');

/** Bounded to what the columns hold, because anyone can write a cursor. */
const position = z.tuple([
  z.boolean(),
  z.int().check(z.gte(-2_147_483_647), z.lte(0)),
  z.string().check(z.maxLength(300), z.regex(/^\P{Cc}*$/u)),
  z.uuid(),
]);

function readCursor(cursor: string): ListPosition {
  try {
    const [unchecked, orders, name, id] = position.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString()),
    );
    return { isUnchecked: unchecked, fewerOrders: orders, name, id };
  } catch {
    throw new AppError('invalid', 'This page does not exist.');
  }
}

/** Returns the countries with at least one public supplier; the query jumps from one to the next in the index. */
async function listSupplierCountries(db: Database): Promise<{ code: string; name: string }[]> {
  const { country, isPublic } = suppliers;
  const { rows } = await db.execute<{ code: string }>(sql`
    with recursive found(code) as (
      select min(${country}) from ${suppliers} where ${isPublic}
      union all
      select (select min(${country}) from ${suppliers} where ${isPublic} and ${country} > found.code)
      from found where found.code is not null
    ) select code from found where code is not null`);
  return rows
    .map(({ code }) => ({ code, name: countryName(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

interface StateSupplier {
  slug: string;
  name: string;
  logoSeed: string;
  logoFileId: string | null;
}

const shownSupplier = alias(suppliers, 'shown');
const maxSuppliersOfState = 4;

/**
 * Returns the states of a country with public suppliers, by name, each with their number, some of their categories and
 * some of the suppliers.
 */
export async function listSupplierStates(db: Database, country: string): Promise<SupplierState[]> {
  const { id, state, isPublic } = suppliers;
  const some = db
    .select({
      supplier: sql`jsonb_build_object('slug', ${shownSupplier.slug}, 'name', ${shownSupplier.businessName}, 'logoSeed', ${shownSupplier.logoSeed}, 'logoFileId', ${shownSupplier.logoFileId})`,
    })
    .from(shownSupplier)
    .where(and(shownSupplier.isPublic, eq(shownSupplier.country, country), eq(shownSupplier.state, state)))
    .orderBy(sql`${shownSupplier.verifiedAt} nulls last`, shownSupplier.businessName)
    .limit(maxSuppliersOfState);
  const rows = await db
    .select({
      name: state,
      supplierCount: sql<number>`count(distinct ${id})::int`,
      makes: sql<string[]>`coalesce((array_agg(distinct made) filter (where made <> 'Others'))[1:3], '{}')`,
      suppliers: sql<StateSupplier[]>`to_jsonb(array(${some}))`,
    })
    .from(suppliers)
    .leftJoinLateral(sql`unnest(${suppliers.primaryCategories}) as made`, sql`true`)
    .where(and(isPublic, eq(suppliers.country, country), ne(state, '')))
    .groupBy(state)
    .orderBy(state)
    .limit(100);
  return rows.map((row) => ({
    ...row,
    suppliers: row.suppliers.map(({ logoFileId, ...supplier }) => ({
      ...supplier,
      logoUrl: logoFileId ? mediaUrl(logoFileId, 320) : null,
    })),
  }));
}

/** Returns a supplier as lists show it. */
export function describeCard(row: SupplierRow): SupplierCard {
  const {
    id,
    slug,
    businessName,
    logoSeed,
    logoFileId,
    city,
    state,
    country,
    primaryCategories,
    specialTags,
  } = row;
  return {
    id,
    slug,
    businessName,
    logoSeed,
    logoUrl: logoFileId ? mediaUrl(logoFileId, 320) : null,
    city,
    state,
    countryName: countryName(country),
    verified: row.verifiedAt !== null,
    primaryCategories,
    specialTags,
    rating: ratingOf(row),
  };
}

/** Returns a public supplier with its certificates; any other is not found. */
export async function getSupplier(
  db: Database,
  { slug, now }: { slug: string; now: Date },
): Promise<SupplierProfile> {
  const [row] = await db
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.slug, slug), isPublicSupplier));
  if (!row) throw notFound('Supplier');
  return describeProfile(db, { row, now });
}

/** Returns a supplier as its page shows it, public or not. */
export async function describeProfile(
  db: Database,
  { row, now }: { row: SupplierRow; now: Date },
): Promise<SupplierProfile> {
  const { businessType, yearOfEstablishment, numberOfEmployees, websiteUrl, about, moq } = row;
  const { deliveryCapabilities, paymentTerms, responseHours, onTimePercent, languages } = row;
  const { yearOrders, repeatBuyers } = row;
  return {
    ...describeCard(row),
    checks: await findChecks(db, row),
    businessType,
    yearOfEstablishment,
    numberOfEmployees,
    websiteUrl,
    about,
    languages,
    moq,
    deliveryCapabilities,
    paymentTerms,
    responseHours,
    onTimePercent,
    yearOrders,
    repeatBuyers,
    plants: row.plants.map(({ country, ...plant }) => ({ ...plant, countryName: countryName(country) })),
    certificates: await listCertificates(db, { supplierId: row.id, now }),
  };
}
