import { type SQL, sql } from 'drizzle-orm';
import { reviews } from '../tables.ts';

/** SQL condition on rows `t` of reviews: written by a buyer about the store of an account, which cannot read them yet. */
export const isUnreadBy = (accountId: SQL): SQL => sql`t.id in (
  select ${reviews.id} from ${reviews}
  where ${reviews.side} = 'buyer' and ${reviews.publishedAt} is null and ${reviews.authorAccountId} <> ${accountId})`;
