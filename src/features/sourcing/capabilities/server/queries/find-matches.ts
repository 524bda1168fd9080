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
