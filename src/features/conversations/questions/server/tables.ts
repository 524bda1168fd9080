import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { products } from '#features/catalog/products/server/tables.ts';
import { accounts } from '#features/identity/accounts/server/tables.ts';
import { suppliers } from '#features/stores/suppliers/server/tables.ts';
import { inlineList } from '#platform/database/typed-sql.ts';
import { type QuestionState, questionStates } from '../rules.ts';

const states = inlineList(questionStates);

/** Public questions about products. A question is shown once it is answered, unless an admin hides it. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id, { onDelete: 'cascade' }),
    /** Null after the account was closed; the question stays. */
    askerAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    question: text().notNull(),
    answer: text(),
    state: text().$type<QuestionState>().notNull().default('waiting'),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    answeredAt: timestamp({ withTimezone: true }),
    answeredBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    hiddenAt: timestamp({ withTimezone: true }),
    hiddenBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Why it was hidden. */
    hiddenNote: text().notNull().default(''),
  },
  (table) => [
    index('product_questions_shown')
      .on(table.productId, table.id.desc().nullsFirst())
      .where(sql`state = 'answered' and hidden_at is null`),
    index('product_questions_product').on(table.productId),
    index('product_questions_store').on(table.supplierId, table.state, table.id.desc().nullsFirst()),
    index('product_questions_asker').on(table.askerAccountId, table.askedAt),
    index('product_questions_hidden').on(table.id).where(sql`hidden_at is not null`),
    index('product_questions_answered_by').on(table.answeredBy),
    index('product_questions_hidden_by').on(table.hiddenBy),
    check('product_questions_state', sql`${table.state} in (${states})`),
    check('product_questions_answered', sql`${table.state} <> 'answered' or ${table.answer} is not null`),
  ],
);
