import { and, eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { products } from '#features/catalog/products/server/tables.ts';
import { type Store, useStores } from './stores.ts';
import type { SignedIn, TestApp } from './test-app.ts';

export const categoryId = 'fefco-0201-regular-slotted-boxes';

/** Settings for values that a file does not contain. */
export const settings = {
  categoryId,
  categories: {},
  priceMinor: 2500,
  unit: 'piece',
  moq: 100,
  leadTimeDays: 7,
  stock: 500,
  publish: true,
  existing: 'update',
};

interface ImportFile {
  content: string | Uint8Array;
  name?: string | undefined;
}

async function uploadFile(
  test: TestApp,
  { store, content, name = 'products.csv' }: ImportFile & { store: SignedIn },
) {
  const form = new FormData();
  form.set('file', new File([content as BlobPart], name));
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/v1/store/imports',
    headers: {
      authorization: `Bearer ${store.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Files of products, on their way into a store. */
export function useImports(test: TestApp) {
  const stores = useStores(test);

  const upload = (store: SignedIn, file: ImportFile) => uploadFile(test, { store, ...file });

  const call = async (endpoint: string, { store, body }: { store: SignedIn; body?: object }) =>
    test.call(endpoint.replace(' ', ' /store/imports/'), { token: store.token, ...(body ? { body } : {}) });

  async function read(store: SignedIn, file: ImportFile) {
    const { body } = await upload(store, file);
    await test.runJobs();
    return (await call(`GET ${body.data.import.id}`, { store })).body.data.import;
  }

  async function check(
    store: SignedIn,
    { content, changes = {} }: { content: string | Uint8Array; changes?: object },
  ) {
    const { id, columns } = await read(store, { content });
    const answer = await call(`PUT ${id}/mapping`, {
      store,
      body: {
        columns,
        settings: { ...settings, ...changes },
      },
    });
    expect(answer.status).toBe(200);
    await test.runJobs();
    return (await call(`GET ${id}`, { store })).body.data.import;
  }

  async function bringIn(
    store: SignedIn,
    { content, changes = {} }: { content: string | Uint8Array; changes?: object },
  ) {
    const { id } = await check(store, { content, changes });
    await call(`POST ${id}/start`, { store });
    await test.runJobs();
    return (await call(`GET ${id}`, { store })).body.data.import;
  }

  const productsOf = ({ supplierId }: Store) =>
    stores
      .db()
      .select()
      .from(products)
      .where(and(eq(products.supplierId, supplierId), isNull(products.deletedAt)))
      .orderBy(products.number);

  return { ...stores, upload, call, read, check, bringIn, productsOf };
}
