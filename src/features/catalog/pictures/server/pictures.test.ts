import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createProduct } from '#features/catalog/products/server/factory.ts';
import { productImages } from '#features/catalog/products/server/tables.ts';
import { createCategory } from '#features/catalog/taxonomy/server/factory.ts';
import { sweepFilesJob } from '#features/files/files/server/jobs.ts';
import { createSupplier } from '#features/stores/suppliers/server/factory.ts';
import { newId } from '#lib/ids.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { type SignedIn, useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const db = () => test.kernel.database.db;

/** Red on the left, blue on the right, so that tests can tell by the colour which part was cropped. */
const twoHalves = () =>
  sharp({ create: { width: 1000, height: 500, channels: 3, background: { r: 220, g: 20, b: 20 } } })
    .composite([
      {
        input: { create: { width: 500, height: 500, channels: 3, background: { r: 20, g: 20, b: 220 } } },
        left: 500,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

async function upload({ token }: SignedIn): Promise<string> {
  const boundary = 'picture';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nproduct-image\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="halves.png"\r\ncontent-type: image/png\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(head),
    await twoHalves(),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v1/files',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
  return response.json().data.file.id;
}

async function openStore() {
  const person = await test.signIn('supplier');
  const { id: supplierId } = await createSupplier(db(), { ownerAccountId: person.accountId });
  return { ...person, supplierId };
}

const rightHalf = { x: 0.5, y: 0, width: 0.5, height: 1 };
const cropPart = ({ token }: SignedIn, { id, crop = rightHalf }: { id: string; crop?: object }) =>
  test.call(`POST /store/pictures/${id}/crop`, { token, body: { crop } });

describe('cropping a picture', () => {
  it('creates a picture of the part, always from the original', async () => {
    const store = await openStore();
    const whole = await upload(store);
    const { status, body } = await cropPart(store, { id: whole });
    expect(status).toBe(201);
    expect(body.data.file).toMatchObject({ width: 500, height: 500, contentType: 'image/webp' });
    const shown = await test.app.inject({ url: `/media/${body.data.file.id}-320.webp` });
    const { data } = await sharp(shown.rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([data[0], data[2]].map((tone) => (tone ?? 0) > 128)).toEqual([false, true]);
    const again = await cropPart(store, {
      id: body.data.file.id,
      crop: { x: 0, y: 0, width: 1, height: 0.5 },
    });
    expect(again.body.data.file).toMatchObject({ width: 1000, height: 250 });
  });

  it('refuses crops that are out of bounds or too small', async () => {
    const store = await openStore();
    const whole = await upload(store);
    const wrong = [
      { x: 0.6, y: 0, width: 0.5, height: 1 },
      { x: -0.1, y: 0, width: 0.5, height: 1 },
      { x: 0, y: 0, width: 0, height: 1 },
      { x: 0, y: 0, width: 0.05, height: 0.05 },
    ];
    for (const crop of wrong) expect((await cropPart(store, { id: whole, crop })).status).toBe(400);
  });

  it('is allowed for members of the store only', async () => {
    const [store, other] = [await openStore(), await openStore()];
    const whole = await upload(store);
    expect((await cropPart(other, { id: whole })).status).toBe(404);
    expect((await cropPart(await test.signIn('customer'), { id: whole })).status).toBe(403);
    expect(
      (await test.call(`POST /store/pictures/${whole}/crop`, { body: { crop: rightHalf } })).status,
    ).toBe(401);
    // Another member of the store may crop a picture of one of its products.
    const { id: categoryId } = await createCategory(db());
    const { id: productId } = await createProduct(db(), { supplierId: other.supplierId, categoryId });
    await db().insert(productImages).values({ id: newId(), productId, fileId: whole, position: 0 });
    expect((await cropPart(other, { id: whole })).status).toBe(201);
  });

  it('keeps the original while a crop of it is in use', async () => {
    const store = await openStore();
    const whole = await upload(store);
    const part = (await cropPart(store, { id: whole })).body.data.file.id;
    expect((await test.call(`DELETE /files/${whole}`, { token: store.token })).status).toBe(409);
    await test.call(`DELETE /files/${part}`, { token: store.token });
    expect((await test.call(`DELETE /files/${whole}`, { token: store.token })).status).toBe(200);
    await addJob(db(), { job: sweepFilesJob, payload: {} });
    await test.runJobs();
  });
});
