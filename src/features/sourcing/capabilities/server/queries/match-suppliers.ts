import { and, eq, inArray, ne, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { getTaxonomy } from '#features/catalog/taxonomy/server/queries/taxonomy.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { storeMembers, suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { arrayParam } from '#platform/database/typed-sql.ts';
import type { Limits, MatchedStore } from '../../contract.ts';
import type { Need } from '../../rules/checks.ts';
import type { Failure } from '../../rules/failure-text.ts';
import { reasonsFor } from '../../rules/fit-reasons.ts';
import { maxMatches } from '../../rules/title-matches.ts';
import { byFit, byNearness, fitsFor, type RankedFit } from '../../rules.ts';
import { storeCapabilities as capabilities } from '../tables.ts';
import { findMatches } from './find-matches.ts';
import { limitColumns } from './limit-columns.ts';

interface MatchQuery {
  need: Need;
  /** Their own store is never among the matches. */
  buyerAccountId: string | null;
  /** Suppliers to leave out, such as those who were already asked. */
  exclude?: readonly string[];
}

interface StoreMatches {
  /** All stores that can meet the need. */
  total: number;
  /** The ten best of them. */
  matches: MatchedStore[];
  /** Ten stores of the same categories that cannot, nearest first. */
  others: (MatchedStore & { failures: Failure[] })[];
}

/** Returns the public stores that can meet a need, best first, and the nearest of those that cannot. */
export async function matchSuppliers(
  db: Database,
  { need, buyerAccountId, exclude = [] }: MatchQuery,
): Promise<StoreMatches> {
  const categories = [...new Set(need.lines.flatMap(({ categoryPath }) => categoryPath))];
  const sold = categories.length > 0 ? null : await findSold(db, { need, buyerAccountId });
  const candidates = await listCandidates(db, {
    buyerAccountId,
    exclude,
    filter: sold
      ? inArray(capabilities.supplierId, [...sold.keys()])
      : sql`${capabilities.categories} && ${arrayParam(categories, 'text')}`,
  });
  const fitsNeed = fitsFor(need);
  const ranked = candidates.map((row): RankedCandidate => ({ ...row, fit: fitsNeed(row) }));
  const fitting = ranked.filter(({ fit }) => fit.failures.length === 0);
  const best = fitting.toSorted(byFit).slice(0, maxMatches);
  const near = ranked
    .filter(({ fit }) => fit.failures.length > 0)
    .toSorted(byNearness)
    .slice(0, maxMatches);
  const describe = await storesOf(db, { ranked: [...best, ...near], need, sold });
  return {
    total: fitting.length,
    matches: best.flatMap((one) => describe(one) ?? []),
    others: near.flatMap((one) => {
      const store = describe(one);
      return store ? [{ ...store, failures: one.fit.failures }] : [];
    }),
  };
}

type RankedCandidate = RankedFit & Limits;

/** Titles of a request by which stores are searched if it names no category. */
const maxTitles = 3;

/** Returns the stores that sell what the titles of a need name, each with the title of its product if it was found by one. */
async function findSold(
  db: Database,
  { need, buyerAccountId }: Pick<MatchQuery, 'need' | 'buyerAccountId'>,
): Promise<Map<string, string | null>> {
  const titles = [...new Set(need.lines.map(({ title }) => title).filter((title) => title !== ''))];
  const found = await Promise.all(
    titles.slice(0, maxTitles).map((productName) => findMatches(db, { productName, buyerAccountId })),
  );
  return new Map(
    found.flat().map(({ supplierId, fit }) => [supplierId, fit.by === 'product' ? fit.title : null] as const),
  );
}

interface CandidateQuery {
  filter: SQL;
  buyerAccountId: string | null;
  exclude: readonly string[];
}

/** Returns public stores with their limits, without the buyer's own. */
const listCandidates = (db: Database, { filter, buyerAccountId, exclude }: CandidateQuery) =>
  db
    .select({ ...limitColumns, supplierId: capabilities.supplierId, responseHours: suppliers.responseHours })
    .from(capabilities)
    .innerJoin(suppliers, eq(suppliers.id, capabilities.supplierId))
    .where(
      and(
        filter,
        eq(suppliers.isPublic, true),
        buyerAccountId ? isNotOwn(db, buyerAccountId) : undefined,
        exclude.length > 0 ? notInArray(capabilities.supplierId, [...exclude]) : undefined,
      ),
    );

const isNotOwn = (db: Database, accountId: string): SQL | undefined =>
  and(
    ne(suppliers.ownerAccountId, accountId),
    notExists(
      db
        .select({ one: sql`1` })
        .from(storeMembers)
        .where(and(eq(storeMembers.accountId, accountId), eq(storeMembers.supplierId, suppliers.id))),
    ),
  );

interface Ranking {
  ranked: readonly RankedCandidate[];
  need: Need;
  sold: Map<string, string | null> | null;
}

/** Reads the stores of a ranking; returns a function that describes one of them to the buyer. */
async function storesOf(db: Database, { ranked, need, sold }: Ranking) {
  const ids = ranked.map(({ supplierId }) => supplierId);
  const [{ nodes }, rows] = await Promise.all([
    getTaxonomy(db),
    ids.length === 0 ? [] : db.select(storeColumns).from(suppliers).where(inArray(suppliers.id, ids)),
  ]);
  const stores = new Map(rows.map((row) => [row.supplierId, row]));
  return ({ supplierId, fit, ...limits }: RankedCandidate): MatchedStore | null => {
    const store = stores.get(supplierId);
    if (!store) return null;
    const { logoFileId, ...shown } = store;
    return {
      ...shown,
      logoUrl: logoFileId && mediaUrl(logoFileId, 320),
      score: fit.score,
      reasons: reasonsFor({
        limits,
        lines: need.lines,
        soldTitle: sold?.get(supplierId) ?? null,
        nameOf: (id) => nodes.get(id)?.name ?? null,
      }),
    };
  };
}

const storeColumns = {
  supplierId: suppliers.id,
  slug: suppliers.slug,
  name: suppliers.businessName,
  logoFileId: suppliers.logoFileId,
  logoSeed: suppliers.logoSeed,
  country: suppliers.country,
  responseHours: suppliers.responseHours,
};
