import { type SQL, sql } from 'drizzle-orm';
import { integer, PgDialect, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import {
  addExcluded,
  arrayParam,
  differsFromExcluded,
  inline,
  insertSelect,
  nameOf,
  namesOf,
  onConflict,
  recordset,
  setExcluded,
} from './typed-sql.ts';

const sales = pgTable('sales', {
  storeId: uuid().primaryKey(),
  pieceCount: integer().notNull().default(0),
  note: text(),
});
const dialect = new PgDialect({ casing: 'snake_case' });
const textOf = (query: SQL): string => dialect.sqlToQuery(query).sql;

describe('parts of statements', () => {
  it('names columns as the database does, without their table', () => {
    expect(textOf(nameOf(sales.storeId))).toBe('"store_id"');
    expect(textOf(namesOf([sales.storeId, sales.pieceCount]))).toBe('"store_id", "piece_count"');
  });

  it('inserts expressions into the named columns and leaves out the others', () => {
    const insert = insertSelect(sales, { pieceCount: sql`count(*)`, storeId: sql`store` });
    expect(textOf(insert)).toBe('insert into "sales" ("piece_count", "store_id") select count(*), store');
  });

  it('replaces, adds and compares the values of a conflicting row', () => {
    const counted = [sales.pieceCount, sales.note];
    expect(textOf(onConflict([sales.storeId], setExcluded(counted)))).toBe(
      'on conflict ("store_id") do update set "piece_count" = excluded."piece_count", "note" = excluded."note"',
    );
    expect(textOf(addExcluded([sales.pieceCount]))).toBe(
      '"piece_count" = "sales"."piece_count" + excluded."piece_count"',
    );
    expect(textOf(differsFromExcluded([sales.note]))).toBe(
      '("sales"."note") is distinct from (excluded."note")',
    );
  });

  it('passes lists and rows as one parameter each, and writes constants into the statement', () => {
    expect(dialect.sqlToQuery(arrayParam(['a', 'b'], 'text'))).toMatchObject({
      sql: '$1::text[]',
      params: [['a', 'b']],
    });
    const rows = recordset([{ id: 'a', unused: 1 }], { alias: 'given', types: { id: 'uuid' } });
    expect(dialect.sqlToQuery(sql`select ${rows.id} from ${rows.from}`)).toMatchObject({
      sql: 'select "given"."id" from jsonb_to_recordset($1::jsonb) as "given"("id" uuid)',
      params: ['[{"id":"a","unused":1}]'],
    });
    expect(textOf(inline("o'clock"))).toBe("'o''clock'");
  });
});
