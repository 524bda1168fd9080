import { beforeAll, describe, expect, it } from 'vitest';
import { createStoredFile } from '#features/files/files/server/factory.ts';
import { fileReaders } from '#features/files/files/server/tables.ts';
import { storeMembers } from '#features/stores/suppliers/server/tables.ts';
import { useMarket } from '#support/market.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';
import { ensureOrderFilesWithheld } from './jobs.ts';

const test = useTestApp();
const { market, db, call, placed, move } = useMarket(test);
let [warehouse, sales]: [SignedIn, SignedIn] = [undefined as never, undefined as never];
let id = '';

const hire = async (role: 'sales' | 'warehouse'): Promise<SignedIn> => {
  const person = await test.signIn('supplier');
  const { supplierId } = market;
  await db()
    .insert(storeMembers)
    .values({ supplierId, accountId: person.accountId, role, joinedAt: new Date() });
  return person;
};

beforeAll(async () => {
  [warehouse, sales] = [await hire('warehouse'), await hire('sales')];
  ({ id } = await placed(100));
});

/** Matches amounts under any name; quantities are allowed. */
const amountsIn = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one, i) => amountsIn(one, `${path}.${i}`));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) => amountsIn(one, `${path}.${key}`));
  return path.endsWith('Minor') && value !== null && value !== 0 ? [path] : [];
};

describe('the warehouse', () => {
  it('sees what to pack and where to send it, but no amounts, in lists and in the order', async () => {
    const list = await call('GET /store/orders', { who: warehouse });
    const { order } = (await call(`GET /store/orders/${id}`, { who: warehouse })).body.data;
    expect(list.body.data.orders).toHaveLength(1);
    expect([...amountsIn(list.body.data), ...amountsIn(order)]).toEqual([]);
    expect(order).toMatchObject({
      showsMoney: false,
      billingAddress: null,
      payments: [],
      milestones: [],
      taxes: [],
      documents: [],
      actions: [],
      lines: [{ quantity: 100 }],
    });
    expect(order.deliveryAddress.city).toBeTruthy();
  });

  it('moves orders through production, and gets packing list and label, but no invoice', async () => {
    await move(id, 'confirmed');
    const { order } = (await call(`GET /store/orders/${id}`, { who: warehouse })).body.data;
    expect(order.actions).toEqual(['start_production', 'dispatch']);
    for (const kind of ['proforma', 'tax_invoice']) {
      const refused = await call(`GET /store/orders/${id}/documents/${kind}`, { who: warehouse });
      expect([refused.status, refused.body.reason]).toEqual([403, 'store_role']);
    }
    const lines = [{ lineId: order.lines[0].id, quantity: 100 }];
    const sent = await call(`POST /store/orders/${id}/dispatches`, {
      who: warehouse,
      body: { carrier: 'VRL Logistics', lines },
    });
    expect(amountsIn(sent.body.data)).toEqual([]);
    expect(sent.body.data.order.documents.map(({ kind }: { kind: string }) => kind)).toEqual([
      'packing_list',
      'dispatch_label',
    ]);
    const packingList = await call(`GET /store/orders/${id}/documents/packing_list`, { who: warehouse });
    expect(packingList.status).toBe(200);
  });

  it('learns no amounts from filters, counts or exports', async () => {
    const overdue = await call('GET /store/orders?status=overdue', { who: warehouse });
    expect(overdue.body.data.orders).toEqual([]);
    expect(
      (await call('GET /store/orders/counts', { who: warehouse })).body.data.counts.overdue,
    ).toBeUndefined();
    const file = await test.app.inject({
      url: '/api/v1/store/orders/export',
      headers: { authorization: `Bearer ${warehouse.token}` },
    });
    expect(file.body.split('\r\n')[0]).toMatch(/Payment terms$/);
    expect(file.body).not.toContain('INR');
  });

  it('cannot read files of buyers, including those that it could read before', async () => {
    const { buyer } = market;
    const file = await createStoredFile(db(), {
      ownerAccountId: buyer.accountId,
      purpose: 'order-attachment',
    });
    await test.kernel.files.put(`files/${file.id}`, {
      bytes: new TextEncoder().encode('%PDF-1.7'),
      contentType: 'application/pdf',
    });
    const withFile = await placed(100, { part: { fileIds: [file.id] } });
    const path = `/store/orders/${withFile.id}`;
    const reads = async ({ token }: SignedIn) =>
      (await test.call(`GET /files/${file.id}/content`, { token })).status;
    const both = async () => [await reads(warehouse), await reads(sales)];
    expect((await call(`GET ${path}`, { who: warehouse })).body.data.order.files).toEqual([]);
    expect((await call(`GET ${path}`, { who: sales })).body.data.order.files).toMatchObject([
      { id: file.id },
    ]);
    expect(await both()).toEqual([404, 200]);

    await db().insert(fileReaders).values({ fileId: file.id, accountId: warehouse.accountId });
    expect(await both()).toEqual([200, 200]);
    await ensureOrderFilesWithheld(db());
    expect(await both()).toEqual([404, 200]);
    expect(await reads(buyer)).toBe(200);
  });

  it('lets sales see everything', async () => {
    const { order } = (await call(`GET /store/orders/${id}`, { who: sales })).body.data;
    expect(order.showsMoney).toBe(true);
    expect(order.totalMinor).toBeGreaterThan(0);
    expect((await call(`GET /store/orders/${id}/documents/tax_invoice`, { who: sales })).status).toBe(200);
  });
});
