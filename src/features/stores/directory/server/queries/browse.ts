import { and, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import { certificationTexts } from '#features/stores/certificates/server/queries/certification-texts.ts';
import { countryName } from '#features/stores/locations/server/queries.ts';
import { listCardsWhere } from '#features/stores/storefront/server/queries.ts';
import { supplierCertificates } from '#features/stores/storefront/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { toDateString } from '#lib/calendar.ts';
import { notFound } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';
import type { Database } from '#platform/database/database.ts';
import type { DirectoryPage } from '../../contract.ts';
import { capabilities, findCapability } from '../../rules/capabilities.ts';
import { capabilityPath, certificatePath, placePath, searchPath } from '../../rules/paths.ts';
import { hasCapability, holdsCertificate } from './conditions.ts';
import { findPlace, type Place } from './places.ts';

/** Counts end here; the page then shows "1,000+". */
const maxSupplierCount = 1000;

interface DirectoryQuery {
  country?: string | undefined;
  state?: string | undefined;
  city?: string | undefined;
  certificate?: string | undefined;
  capability?: string | undefined;
  cursor?: string | undefined;
  limit: number;
  now: Date;
}

interface DirectoryCounts {
  places: { name: string; count: number }[];
  certificates: { code: string; count: number }[];
  able: { slug: string; label: string; count: number }[];
}

/**
 * Returns links that narrow the list further: to a directory page if one exists, else to the search with both
 * filters.
 */
function narrowingLinks(
  { places, certificates, able }: DirectoryCounts,
  selection: { place: Place; certificate: string | undefined; capability: string | undefined },
): Pick<DirectoryPage, 'places' | 'certificates' | 'capabilities'> {
  const { place, certificate, capability } = selection;
  const above = [place.country?.name, place.state?.name].filter((name) => name !== undefined);
  const filters = {
    ...(place.country ? { country: place.country.name } : {}),
    ...(certificate ? { certification: certificate } : {}),
    ...(capability ? { capability } : {}),
  };
  const isOpen = Object.keys(filters).length === 0;
  const isPlace = certificate === undefined && capability === undefined;
  return {
    places: places.map(({ name, count }) => ({
      name,
      count,
      to: isPlace ? placePath(...above, name) : searchPath({ ...filters, country: name }),
    })),
    certificates: certificates
      .filter(({ code }) => code !== certificate)
      .map(({ code, count }) => ({
        name: code,
        count,
        to: isOpen ? certificatePath(code) : searchPath({ ...filters, certification: code }),
      })),
    capabilities: able
      .filter(({ slug }) => slug !== capability)
      .map(({ slug, label, count }) => ({
        name: label,
        count,
        to: isOpen ? capabilityPath(slug) : searchPath({ ...filters, capability: slug }),
      })),
  };
}

const isPublicCondition = sql`${suppliers.isPublic}`;

/**
 * Returns the suppliers of a place, with a certificate or with a capability, and links that narrow the list further.
 */
export async function browse(db: Database, query: DirectoryQuery): Promise<DirectoryPage> {
  const place = await findPlace(db, query);
  const certification = certificationTexts.find(({ code }) => slugify(code) === query.certificate);
  const capability = query.capability ? findCapability(query.capability) : null;
  if (query.certificate && !certification) throw notFound('Certificate');
  if (query.capability && !capability) throw notFound('Capability');
  const where = sql.join(
    [
      isPublicCondition,
      ...place.conditions,
      ...(certification ? [holdsCertificate(certification.code, query.now)] : []),
      ...(capability ? [hasCapability(capability.fact)] : []),
    ],
    sql` and `,
  );
  const [list, total, places, certificates, able] = await Promise.all([
    listCardsWhere(db, {
      where,
      certificate: certification?.code,
      cursor: query.cursor,
      limit: query.limit,
      now: query.now,
    }),
    countSuppliers(db, where),
    listPlaces(db, { where, place }),
    place.state ? [] : listCertificates(db, { where, now: query.now }),
    place.state ? [] : listCapabilities(db, where),
  ]);
  return {
    country: place.country && { slug: place.country.slug, name: place.country.name },
    state: place.state,
    city: place.city,
    certificate: certification
      ? { code: certification.code, name: certification.name, means: certification.means }
      : null,
    capability: capability && { slug: capability.slug, title: capability.title, means: capability.means },
    count: Math.min(total, maxSupplierCount),
    more: total > maxSupplierCount,
    ...list,
    ...narrowingLinks(
      { places, certificates, able },
      { place, certificate: certification?.code, capability: capability?.slug },
    ),
  };
}

async function countSuppliers(db: Database, where: SQL): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(suppliers)
    .where(where)
    .limit(maxSupplierCount + 1)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** Returns the countries, the states of the country or the cities of the state, those with most suppliers first. */
async function listPlaces(
  db: Database,
  { where, place: { country, state, city } }: { where: SQL; place: Place },
): Promise<DirectoryCounts['places']> {
  if (city) return [];
  const below = country ? suppliers.state : suppliers.country;
  const column = state ? suppliers.city : below;
  const rows = await db
    .select({ name: sql<string>`min(${column})`, count: sql<number>`count(*)::int` })
    .from(suppliers)
    .where(and(where, ne(column, '')))
    .groupBy(sql`lower(${column})`)
    .orderBy(sql`2 desc`, sql`1`)
    .limit(200);
  return rows.map(({ name, count }) => ({ name: country ? name : countryName(name), count }));
}

async function listCertificates(
  db: Database,
  { where, now }: { where: SQL; now: Date },
): Promise<DirectoryCounts['certificates']> {
  const { supplierId, code: heldCode, expiresOn } = supplierCertificates;
  const rows = await db
    .select({
      code: sql<string>`upper(${heldCode})`,
      count: sql<number>`count(distinct ${suppliers.id})::int`,
    })
    .from(suppliers)
    .innerJoin(supplierCertificates, eq(supplierId, suppliers.id))
    .where(and(where, gte(expiresOn, toDateString(now))))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`)
    .limit(60);
  return rows.flatMap(({ code, count }) => {
    const known = certificationTexts.find((one) => one.code.toUpperCase() === code);
    return known ? [{ code: known.code, count }] : [];
  });
}

async function listCapabilities(db: Database, where: SQL): Promise<DirectoryCounts['able']> {
  const counts = Object.fromEntries(
    capabilities.map(({ slug, fact }) => [
      slug,
      sql<number>`count(*) filter (where ${hasCapability(fact)})::int`,
    ]),
  );
  const rows = await db.select(counts).from(suppliers).where(where);
  return capabilities.flatMap(({ slug, label }) => {
    const count = rows[0]?.[slug] ?? 0;
    return count > 0 ? [{ slug, label, count }] : [];
  });
}
