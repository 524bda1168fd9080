import { and, eq, inArray, ne, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { getTaxonomy } from '#features/catalog/taxonomy/server/queries/taxonomy.ts';
import { categories } from '#features/catalog/taxonomy/server/tables.ts';
import { mediaUrl } from '#features/files/files/rules.ts';
import { storeMembers, suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import { arrayParam } from '#platform/database/typed-sql.ts';
import type { Limits, MatchedStore } from '../../contract.ts';
import type { Need } from '../../rules/checks.ts';
import type { Failure } from '../../rules/failure-text.ts';
import { reasonsFor } from '../../rules/fit-reasons.ts';
import { categoriesOfKind, maxMatches, namingWordsOf } from '../../rules/title-matches.ts';
import { byFit, byNearness, fitsFor, type RankedFit } from '../../rules.ts';
import { storeCapabilities as capabilities } from '../tables.ts';
import { findSellers } from './find-matches.ts';
import { limitColumns } from './limit-columns.ts';
import { listTitleCategories } from './matching-suppliers.ts';

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
  const sought = await soughtStores(db, { need, buyerAccountId });
  const candidates = await listCandidates(db, { buyerAccountId, exclude, filter: filterOf(sought) });
  const fitsNeed = fitsFor(need);
  const ranked = candidates.map((row): RankedCandidate => ({ ...row, fit: fitsNeed(row) }));
  const fitting = ranked.filter(({ fit }) => fit.failures.length === 0);
  const best = fitting.toSorted(byFit).slice(0, maxMatches);
  const near = ranked
    .filter(({ fit }) => fit.failures.length > 0)
    .toSorted(byNearness)
    .slice(0, maxMatches);
  const describe = await storesOf(db, { ranked: [...best, ...near], sought });
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

/** Where to look for stores: in categories, or among those that sell a product with the title. */
interface Sought {
  /** Paths of categories, from the tile down. */
  paths: readonly (readonly string[])[];
  /** Titles of the products that match, by store; null without a single product. */
  sold: ReadonlyMap<string, string | null>;
}

/** Returns the categories of a need, or else those that its titles name, or else the stores that sell what they name. */
async function soughtStores(
  db: Database,
  { need, buyerAccountId }: Pick<MatchQuery, 'need' | 'buyerAccountId'>,
): Promise<Sought> {
  const sold = new Map<string, string | null>();
  const paths = need.lines.map(({ categoryPath }) => categoryPath).filter((path) => path.length > 0);
  if (paths.length > 0) return { paths, sold };
  const searches = await titleSearches(db, need);
  const named: string[][] = [];
  for (const search of searches) named.push(...(await listTitleCategories(db, search)));
  // The tile is too broad for a category that was only guessed.
  if (named.length > 0) return { paths: named.map((path) => path.slice(1)), sold };
  for (const search of searches)
    for (const { supplierId, fit } of await findSellers(db, { ...search, buyerAccountId }))
      sold.set(supplierId, fit.by === 'product' ? fit.title : null);
  return { paths: [], sold };
}

interface TitleSearch {
  words: string[];
  categoryIds: readonly string[] | undefined;
}

/** Returns the words of different titles that name packaging, each with the categories of the kind that was selected. */
async function titleSearches(db: Database, { lines }: Need): Promise<TitleSearch[]> {
  const { nodes } = await getTaxonomy(db);
  const searches = new Map<string, TitleSearch>();
  for (const { title, specification } of lines) {
    const words = namingWordsOf(title);
    const kind = specification?.kind;
    if (words.length === 0) continue;
    const categoryIds = kind && [...categoriesOfKind(nodes.values(), kind)];
    searches.set(`${kind} ${words.join(' ')}`, { words, categoryIds });
  }
  return [...searches.values()].slice(0, maxTitles);
}

const filterOf = ({ paths, sold }: Sought): SQL =>
  paths.length > 0
    ? sql`${capabilities.categories} && ${arrayParam([...new Set(paths.flat())], 'text')}`
    : inArray(capabilities.supplierId, [...sold.keys()]);

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
  sought: Sought;
}

/** Reads the stores of a ranking; returns a function that describes one of them to the buyer. */
async function storesOf(db: Database, { ranked, sought }: Ranking) {
  const ids = ranked.map(({ supplierId }) => supplierId);
  if (ids.length === 0) return () => null;
  const rows = await db.select(storeColumns).from(suppliers).where(inArray(suppliers.id, ids));
  const names = await listCategoryNames(db, sought);
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
        paths: sought.paths,
        soldTitle: sought.sold.get(supplierId) ?? null,
        nameOf: (id) => names.get(id) ?? null,
      }),
    };
  };
}

async function listCategoryNames(db: Database, { paths }: Sought): Promise<Map<string, string>> {
  const requested = [...new Set(paths.flat())];
  if (requested.length === 0) return new Map();
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, requested));
  return new Map(rows.map(({ id, name }) => [id, name]));
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
