import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateTables } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase, withDatabaseName } from '#support/database-copies.ts';
import { migrate } from './migrate.ts';

/** Returns a folder with the migrations before a given one. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'packwright-migrations-'));
  cpSync('db/migrations', folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const until = journal.entries.findIndex((entry) => entry.tag.endsWith(tag));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
  return folder;
}

/** Fills a database as it was before a migration, migrates it, and returns the result of a query. */
async function migrateSample<Row>(
  tag: string,
  { before, after }: { before: string; after: string },
): Promise<Row[]> {
  const [server, name, folder] = [inject('databaseServer'), `upgrade_${process.pid}`, migrationsBefore(tag)];
  const url = withDatabaseName(server, name);
  await createDatabase(server, { name });
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('create extension pg_trgm; create extension unaccent');
    await migrateTables(drizzle({ client }), { migrationsFolder: folder });
    await client.query(before);
    await migrate(url);
    return (await client.query(after)).rows as Row[];
  } finally {
    await client.end();
    await dropDatabase(server, name);
    rmSync(folder, { recursive: true, force: true });
  }
}

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const account = (number: number): string =>
  `('${id(number)}', 'Asha Patil', 'a${number}@example.com', '', 'supplier', now())`;
const store = (number: number, name: string): string =>
  `('${id(number)}', '${id(number)}', 's${number}', '${number === 4 ? 'draft' : 'approved'}', '${name}', 's', '2026-01-0${number}', now())`;
const order = (number: number, { status, dispatches }: { status: string; dispatches: number }): string =>
  `('${id(10 + number)}', '${id(1)}', ${number}, 'Daniel', 'IN', '${status}', 'COD', 'INR', 0, 0, 0, 0, now(), ${dispatches})`;
const line = (number: number, { quantity, sent }: { quantity: number; sent: string }): string =>
  `('${id(20 + number)}', '${id(10 + number)}', '${id(8)}', 'Box', 'Others', ${quantity}, 'kg', 0, 0, ${sent})`;
const dispatch = (number: number, [orderNumber, count]: [number, number]): string =>
  `('${id(number)}', '${id(10 + orderNumber)}', '${id(1)}', ${count}, 'VRL', now())`;
const sent = (number: number, { of, quantity }: { of: number; quantity: string }): string =>
  `('${id(number)}', '${id(20 + of)}', ${quantity})`;

describe('data from before quantities were exact', () => {
  const before = `
    insert into accounts (id, name, email, phone, role, created_at)
      values ${[1, 2, 3, 4].map(account).join(',')};
    insert into suppliers (id, owner_account_id, slug, status, business_name, logo_seed, created_at, updated_at)
      values ${[store(1, 'Bharat Superpack'), store(2, 'Bright Star'), store(3, 'Best Sacks'), store(4, 'Big Six')].join(',')};
    insert into orders (id, supplier_id, number, buyer_name, buyer_country, status, payment_term, currency,
      subtotal_minor, tax_minor, delivery_minor, total_minor, placed_at, dispatch_count)
      values ${[order(1, { status: 'confirmed', dispatches: 3 }), order(2, { status: 'confirmed', dispatches: 2 }), order(3, { status: 'delivered', dispatches: 2 })].join(',')};
    alter table order_lines drop constraint order_lines_product_id_products_id_fk;
    insert into order_lines (id, order_id, product_id, title, packaging_type, quantity, unit, unit_price_minor,
      total_minor, dispatched_quantity)
      values ${[line(1, { quantity: 5, sent: '4.6000000000000005' }), line(2, { quantity: 5, sent: '2e-9' }), line(3, { quantity: 5, sent: '4.9996' })].join(',')};
    insert into order_dispatches (id, order_id, supplier_id, number, carrier, dispatched_at) values
      ${[dispatch(31, [1, 1]), dispatch(32, [1, 2]), dispatch(33, [1, 3])].join(',')},
      ${[dispatch(34, [2, 1]), dispatch(35, [2, 2]), dispatch(36, [3, 1]), dispatch(37, [3, 2])].join(',')};
    insert into order_dispatch_lines (dispatch_id, line_id, quantity) values
      ${[sent(31, { of: 1, quantity: '1.1' }), sent(32, { of: 1, quantity: '2.2' }), sent(33, { of: 1, quantity: '1.3' }), sent(34, { of: 2, quantity: '1e-9' })].join(',')},
      ${[sent(35, { of: 2, quantity: '1e-9' }), sent(36, { of: 3, quantity: '2.0006' }), sent(37, { of: 3, quantity: '2.999' })].join(',')};`;
  const after = `
    select o.number, o.dispatch_count, l.dispatched_quantity, (select array_agg(d.quantity order by x.number)
      from order_dispatches x join order_dispatch_lines d on d.dispatch_id = x.id where x.order_id = o.id) as parts,
      (select json_agg(number_prefix order by created_at) from suppliers) as prefixes
    from orders o join order_lines l on l.order_id = o.id order by o.number`;

  it('is repaired: thousandths add up, empty dispatches are gone, and every store has a prefix', async () => {
    expect(await migrateSample('order_numbers_and_quantities', { before, after })).toMatchObject([
      { number: 1, dispatch_count: 3, dispatched_quantity: '4.600', parts: [1.1, 2.2, 1.3] },
      { number: 2, dispatch_count: 0, dispatched_quantity: '0.000', parts: null },
      {
        number: 3,
        dispatch_count: 2,
        dispatched_quantity: '5.000',
        parts: [2, 3],
        prefixes: ['BS', 'BS2', 'BS3', null],
      },
    ]);
  });
});

describe('invoices from before orders could change after the confirmation', () => {
  const before = `
    insert into accounts (id, name, email, phone, role, created_at) values ${account(1)};
    insert into suppliers (id, owner_account_id, slug, status, business_name, logo_seed, created_at, updated_at, number_prefix)
      values ('${id(1)}', '${id(1)}', 's1', 'approved', 'Bharat Superpack', 's', now(), now(), 'BS');
    insert into orders (id, supplier_id, number, buyer_name, buyer_country, status, payment_term, currency,
      subtotal_minor, tax_minor, delivery_minor, total_minor, placed_at, tax_kind, tax_name, delivery_address)
      values ('${id(11)}', '${id(1)}', 1, 'Daniel', 'IN', 'cancelled', 'COD', 'INR', 2000, 90, 500, 2590, now(),
        'igst', 'GST', '{"city": "Pune"}');
    alter table order_lines drop constraint order_lines_product_id_products_id_fk;
    insert into order_lines (id, order_id, product_id, title, packaging_type, quantity, unit, unit_price_minor,
      total_minor, position, hs_code, tax_rate_basis_points, delivery_share_minor, tax_minor) values
      ('${id(21)}', '${id(11)}', '${id(8)}', 'Lid', 'Others', 2.5, 'kg', 400, 1000, 1, null, 0, 250, 0),
      ('${id(22)}', '${id(11)}', '${id(8)}', 'Box', 'Others', 10, 'piece', 100, 1000, 0, '481910', 1800, 250, 90);
    insert into order_invoices (id, order_id, supplier_id, kind, financial_year, sequence, issued_at) values
      ('${id(31)}', '${id(11)}', '${id(1)}', 'tax_invoice', '2026-27', 1, now()),
      ('${id(32)}', '${id(11)}', '${id(1)}', 'credit_note', '2026-27', 1, now());`;
  const after = 'select kind, revision, earlier_invoice_id, terms from order_invoices order by id';

  it('store the terms of their orders, and credit notes name their invoice', async () => {
    const terms = {
      lines: [
        {
          title: 'Box',
          hsCode: '481910',
          countryOfOrigin: null,
          unit: 'piece',
          isSample: false,
          quantity: 10,
          unitPriceMinor: 100,
          totalMinor: 1000,
          taxRateBasisPoints: 1800,
          deliveryShareMinor: 250,
          taxMinor: 90,
        },
        { title: 'Lid', hsCode: null, unit: 'kg', quantity: 2.5, unitPriceMinor: 400 },
      ],
      subtotalMinor: 2000,
      deliveryMinor: 500,
      taxMinor: 90,
      totalMinor: 2590,
      taxKind: 'igst',
      taxName: 'GST',
      taxNote: null,
      deliveryAddress: { city: 'Pune' },
    };
    expect(await migrateSample('invoice_revisions', { before, after })).toMatchObject([
      { kind: 'tax_invoice', revision: 1, earlier_invoice_id: null, terms },
      { kind: 'credit_note', revision: 1, earlier_invoice_id: id(31), terms },
    ]);
  });
});
