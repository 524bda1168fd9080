import type { Database } from '#platform/database/database.ts';
import {
  type Candidate,
  maxMatches,
  registrationCategoriesOf,
  searchWordsOf,
  selectMatches,
} from '../../rules/title-matches.ts';
import { listByCategory, listByProduct, listByRegistration } from './matching-suppliers.ts';

interface Need {
  productName: string;
  /** A supplier's own requirement is not shown to that supplier. */
  buyerAccountId: string | null;
}

/** Returns the suppliers to whom a requirement is shown, best match first. */
export async function findMatches(db: Database, { productName, buyerAccountId }: Need): Promise<Candidate[]> {
  const query = {
    words: searchWordsOf(productName),
    registrations: registrationCategoriesOf(productName),
    buyerAccountId,
  };
  const byProduct = await listByProduct(db, query);
  // So many have the best reason that no other could be added.
  if (byProduct.good.length >= maxMatches) return selectMatches({ good: [byProduct.good], weak: [] });
  return selectMatches({
    good: [byProduct.good, await listByCategory(db, query)],
    weak: [byProduct.weak, await listByRegistration(db, query)],
  });
}

interface SellerQuery {
  /** The words of a title that name packaging. */
  words: string[];
  /** The categories that may hold it; all if no kind was selected. */
  categoryIds: readonly string[] | undefined;
  buyerAccountId: string | null;
}

/** Similarity from which a category is meant in spite of a typing error. */
const typingErrorSimilarity = 0.6;

/** Returns the suppliers who sell what a title names, best match first; those who only may sell it are left out. */
export async function findSellers(db: Database, seller: SellerQuery): Promise<Candidate[]> {
  const query = { ...seller, registrations: [] };
  const { good } = await listByProduct(db, query);
  if (good.length >= maxMatches) return selectMatches({ good: [good], weak: [] });
  const similar = await listByCategory(db, { ...query, minSimilarity: typingErrorSimilarity });
  return selectMatches({ good: [good, similar], weak: [] });
}
