import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { isPublicProduct } from '#features/catalog/products/server/queries/product-cards.ts';
import { products } from '#features/catalog/products/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { notFound } from '#lib/errors.ts';
import type { Database } from '#platform/database/database.ts';
import type { PublicQuestion, ReviewedQuestion, StoreQuestion } from '../contract.ts';
import type { QuestionState } from '../rules.ts';
import { productQuestions } from './tables.ts';

interface Page {
  cursor?: string | undefined;
  limit: number;
}

const after = (cursor: string | undefined) => (cursor ? lt(productQuestions.id, cursor) : undefined);

function pageOf<Row extends { id: string }>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit);
  return { page, nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** Returns a public product with its supplier; any other is not found. */
export async function getQuestionProduct(db: Database, slug: string) {
  const [row] = await db
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      supplierId: suppliers.id,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(products.slug, slug), isPublicProduct));
  if (!row) throw notFound('Product');
  return row;
}

/** Returns the slug of a product. */
export async function findSlug(db: Database, productId: string): Promise<string | null> {
  const [row] = await db.select({ slug: products.slug }).from(products).where(eq(products.id, productId));
  return row?.slug ?? null;
}

/** Returns the public questions about a product, newest first. */
export async function listQuestions(db: Database, { slug, cursor, limit }: Page & { slug: string }) {
  const product = await getQuestionProduct(db, slug);
  const rows = await db
    .select({
      id: productQuestions.id,
      question: productQuestions.question,
      answer: productQuestions.answer,
      askedAt: productQuestions.askedAt,
      answeredAt: productQuestions.answeredAt,
    })
    .from(productQuestions)
    .where(
      and(
        eq(productQuestions.productId, product.id),
        eq(productQuestions.state, 'answered'),
        isNull(productQuestions.hiddenAt),
        after(cursor),
      ),
    )
    .orderBy(desc(productQuestions.id))
    .limit(limit + 1);
  const { page, nextCursor } = pageOf(rows, limit);
  const questions: PublicQuestion[] = page.map(({ answer, askedAt, answeredAt, ...row }) => ({
    ...row,
    answer: answer ?? '',
    askedAt: askedAt.toISOString(),
    answeredAt: (answeredAt ?? askedAt).toISOString(),
  }));
  return { questions, nextCursor };
}

const storeColumns = {
  row: productQuestions,
  slug: products.slug,
  title: products.title,
  pack: products.pack,
};
type StoreRow = Pick<typeof products.$inferSelect, 'slug' | 'title' | 'pack'> & {
  row: typeof productQuestions.$inferSelect;
};

function toStoreQuestion({ row, slug, title, pack }: StoreRow): StoreQuestion {
  const { id, question, answer, state, hiddenAt, askedAt, answeredAt } = row;
  return {
    id,
    question,
    answer,
    state,
    isHidden: hiddenAt !== null,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    product: { id: row.productId, slug, title, pack },
  };
}

/** Returns the questions about a store's products, newest first. */
export async function listStoreQuestions(
  db: Database,
  { supplierId, state, cursor, limit }: Page & { supplierId: string; state: QuestionState },
) {
  const inState = (one: QuestionState) =>
    and(eq(productQuestions.supplierId, supplierId), eq(productQuestions.state, one));
  const [rows, waiting] = await Promise.all([
    db
      .select(storeColumns)
      .from(productQuestions)
      .innerJoin(products, eq(products.id, productQuestions.productId))
      .where(and(inState(state), after(cursor)))
      .orderBy(desc(productQuestions.id))
      .limit(limit + 1),
    db.select({ id: productQuestions.id }).from(productQuestions).where(inState('waiting')).limit(100),
  ]);
  const questions = rows.map((row) => ({ ...toStoreQuestion(row), id: row.row.id }));
  const { page, nextCursor } = pageOf(questions, limit);
  return { questions: page, waiting: waiting.length, nextCursor };
}

interface ReviewFilter extends Page {
  hidden: boolean;
  state?: QuestionState | undefined;
}

/** Returns the questions about all products, or those in a state, for admins, newest first. */
export async function listForReview(db: Database, { hidden, state, cursor, limit }: ReviewFilter) {
  const rows = await db
    .select({ ...storeColumns, supplierName: suppliers.businessName, askedBy: accounts.name })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(suppliers, eq(suppliers.id, productQuestions.supplierId))
    .leftJoin(accounts, eq(accounts.id, productQuestions.askerAccountId))
    .where(
      and(
        hidden ? isNotNull(productQuestions.hiddenAt) : undefined,
        state && eq(productQuestions.state, state),
        after(cursor),
      ),
    )
    .orderBy(desc(productQuestions.id))
    .limit(limit + 1);
  const questions: ReviewedQuestion[] = rows.map(({ supplierName, askedBy, ...row }) => ({
    ...toStoreQuestion(row),
    supplierName,
    askedBy,
    hiddenNote: row.row.hiddenNote,
  }));
  const { page, nextCursor } = pageOf(questions, limit);
  return { questions: page, nextCursor };
}

/** Returns what a notification about a question needs; null if it was withdrawn. */
export async function findQuestionFacts(db: Database, id: string) {
  const [facts] = await db
    .select({
      question: productQuestions.question,
      answer: productQuestions.answer,
      askerAccountId: productQuestions.askerAccountId,
      isHidden: isNotNull(productQuestions.hiddenAt),
      slug: products.slug,
      title: products.title,
      supplierName: suppliers.businessName,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(suppliers, eq(suppliers.id, productQuestions.supplierId))
    .where(eq(productQuestions.id, id));
  return facts ?? null;
}
