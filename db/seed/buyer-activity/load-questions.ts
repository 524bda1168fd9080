import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { products } from '#features/catalog/products/server/tables.ts';
import { questionRow } from '#features/conversations/questions/server/factory.ts';
import { productQuestions } from '#features/conversations/questions/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { addDays, addSeconds } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import { buyersOf, type SampleBuyer } from '../demo-store/buyers.ts';
import { seeded } from '../marketplace/random.ts';
import { seedId } from '../seed-id.ts';
import { exchanges, openQuestions } from './conversations.ts';

/** One product in so many has been asked about. */
const oneIn = 6;
const maxAnswered = 4;

const askerOf = (buyers: readonly SampleBuyer[], number: number): string =>
  seedId(`buyer ${buyers[number % buyers.length]?.company ?? ''}`);

/** An id that sorts by this time, as those do that are made when somebody asks. */
function idAt(time: Date, key: string): string {
  const random = seeded(key);
  return v7({
    msecs: time.getTime(),
    seq: 0,
    random: Uint8Array.from({ length: 16 }, () => random.int(256)),
  });
}

/** Public questions about a part of the catalogue, and a few that the demo store has yet to answer. */
export async function loadQuestions(
  db: Database,
  { demoStoreId, now }: { demoStoreId: string; now: Date },
): Promise<void> {
  const sold = await db
    .select()
    .from(products)
    .where(eq(products.isShown, true))
    .orderBy(asc(products.id))
    .limit(3000);
  const buyers = buyersOf(demoStoreId);
  const owners = new Map(
    (await db.select({ id: suppliers.id, owner: suppliers.ownerAccountId }).from(suppliers)).map(
      ({ id, owner }) => [id, owner],
    ),
  );
  const rows = sold.flatMap((product) => {
    const random = seeded(`questions ${product.id}`);
    if (random.int(oneIn) > 0 && product.supplierId !== demoStoreId) return [];
    const fitting = exchanges.filter(({ fits }) => fits(product));
    const start = random.int(fitting.length);
    return Array.from({ length: 1 + random.int(maxAnswered) }, (_, i) => {
      const exchange = fitting[(start + i) % fitting.length];
      const askedAt = addSeconds(addDays(now, -(150 - i * 31 - random.int(24))), random.int(9 * 3600));
      return exchange
        ? questionRow({
            id: idAt(askedAt, `question ${product.id} ${i}`),
            productId: product.id,
            supplierId: product.supplierId,
            askerAccountId: askerOf(buyers, random.int(buyers.length)),
            question: exchange.question,
            answer: exchange.answer(product),
            answeredBy: owners.get(product.supplierId) ?? null,
            askedAt,
          })
        : null;
    }).filter((row) => row !== null);
  });
  const waiting = sold
    .filter(({ supplierId }) => supplierId === demoStoreId)
    .slice(0, openQuestions.length)
    .map((product, i) =>
      questionRow({
        id: idAt(addSeconds(now, -(i + 1) * 7 * 3600), `open question ${i}`),
        productId: product.id,
        supplierId: demoStoreId,
        askerAccountId: askerOf(buyers, i + 3),
        question: openQuestions[i] ?? '',
        askedAt: addSeconds(now, -(i + 1) * 7 * 3600),
      }),
    );
  for (let i = 0; i < rows.length; i += 500)
    await db
      .insert(productQuestions)
      .values(rows.slice(i, i + 500))
      .onConflictDoNothing();
  if (waiting.length > 0) await db.insert(productQuestions).values(waiting).onConflictDoNothing();
}
