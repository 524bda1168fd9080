import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { searchWords } from './tables.ts';

/** Collects the words of public products and of categories again. */
export async function collectWords(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${searchWords} (word, uses)
    select word, sum(uses)::int from (
      select word, ndoc as uses from ts_stat($$select to_tsvector('simple', unaccent(title)) from products where is_shown$$)
      union all
      select word, ndoc * 3 from ts_stat($$select to_tsvector('simple', unaccent(name || ' ' || array_to_string(synonyms, ' '))) from categories$$)
    ) collected
    where word ~ '^[[:alpha:]]{3,40}$'
    group by word
    on conflict (word) do update set uses = excluded.uses where search_words.uses <> excluded.uses`);
}
