import { and, eq, not, sql } from 'drizzle-orm';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { categories } from '../tables.ts';

/** Adds a name by which suppliers find a category; an existing name changes nothing. */
export async function addTradeTerm(
  ctx: CommandContext,
  { categoryId, term }: { categoryId: string; term: string },
): Promise<void> {
  requireRole(ctx, 'admin');
  const known = sql`lower(${term}) = any(string_to_array(lower(array_to_string(${categories.name} || ${categories.synonyms} || ${categories.tradeTerms}, chr(10))), chr(10)))`;
  await ctx.db
    .update(categories)
    .set({ tradeTerms: sql`array_append(${categories.tradeTerms}, ${term}::text)` })
    .where(and(eq(categories.id, categoryId), not(known)));
}
