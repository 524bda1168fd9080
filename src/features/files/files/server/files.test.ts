import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileContentPolicy } from '#platform/http/security-headers.ts';
import { addJob } from '#platform/jobs/queue.ts';
import { countAttempt } from '#platform/throttle/throttle.ts';
import { useTestApp } from '#support/test-app.ts';
import { maxUploadsPerDay } from '../rules.ts';
import { createStoredFile } from './factory.ts';
import { sweepFilesJob } from './jobs.ts';

const test = useTestApp();

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: { r: 12, g: 85, b: 60 } } });

interface TestFile {
  bytes: Uint8Array;
  name?: string;
  type?: string;
  purpose?: string;
}

async function upload(
  token: string,
  { bytes, name = 'a.pdf', type = 'application/pdf', purpose = 'verification-document' }: TestFile,
) {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  const request = new Request('http://packwright/', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return test.call('POST /files', { token, headers, body: Buffer.from(await request.arrayBuffer()) });
}

const read = (id: string, token?: string) =>
  test.app.inject({
    url: `/api/v1/files/${id}/content`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

describe('uploading', () => {
  it('stores a private document that only its owner and admins can read', async () => {
    const [owner, other, admin] = [
      await test.signIn('supplier'),
      await test.signIn('supplier'),
      await test.signIn('admin'),
    ];
    const response = await upload(owner.token, { bytes: pdf, name: 'Gründung “2019”.pdf' });
    expect(response.status).toBe(201);
    const { file } = response.body.data;
    expect(file).toMatchObject({
      name: 'Gründung “2019”.pdf',
      contentType: 'application/pdf',
      bytes: pdf.length,
      url: null,
    });
    for (const { token } of [owner, admin]) {
      const content = await read(file.id, token);
      expect(content.statusCode).toBe(200);
      expect(content.rawPayload.equals(pdf)).toBe(true);
      expect(content.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': fileContentPolicy,
        'cache-control': 'no-store',
      });
      expect(content.headers['content-disposition']).toContain(
        "filename*=UTF-8''Gr%C3%BCndung%20%E2%80%9C2019%E2%80%9D.pdf",
      );
    }
    expect((await read(file.id, other.token)).statusCode).toBe(404);
    expect((await read(file.id)).statusCode).toBe(401);
    expect((await test.app.inject({ url: `/media/${file.id}-800.webp` })).statusCode).toBe(404);
  });

  it('re-encodes a public picture without its metadata and serves it in three widths', async () => {
    const { token } = await test.signIn('supplier');
    const bytes = await picture(2400, 1200)
      .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('SECRET PLACE')).toBe(true);
    const { body } = await upload(token, {
      bytes,
      name: 'plant.jpg',
      type: 'image/jpeg',
      purpose: 'business-logo',
    });
    expect(body.data.file).toMatchObject({
      contentType: 'image/webp',
      width: 2000,
      height: 1000,
      name: 'plant.webp',
    });
    for (const width of [320, 800, 1600]) {
      const seen = await test.app.inject({ url: `/media/${body.data.file.id}-${width}.webp` });
      expect(seen.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { width: drawn, exif } = await sharp(seen.rawPayload).metadata();
      expect(drawn).toBe(width);
      expect(exif).toBeUndefined();
    }
    expect((await test.app.inject({ url: `/media/${body.data.file.id}-5000.webp` })).statusCode).toBe(404);
  });

  it('checks the content: a picture named .pdf is not accepted as a document', async () => {
    const { token } = await test.signIn('supplier');
    const bytes = await picture().png().toBuffer();
    const response = await upload(token, { bytes, name: 'licence.pdf', type: 'application/pdf' });
    expect(response.status).toBe(400);
    expect(response.body.message).toBe('Only PDF files are allowed.');
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'image/png'],
    ['a picture cut short', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['a program', 'MZ\x90\0\x03\0\0\0', 'image/jpeg'],
  ])('refuses %s', async (_name, content, type) => {
    const { token } = await test.signIn('supplier');
    const response = await upload(token, {
      bytes: Buffer.from(content, 'latin1'),
      name: 'logo.png',
      type,
      purpose: 'business-logo',
    });
    expect(response.status).toBe(400);
  });

  it('removes a script hidden behind a picture', async () => {
    const { token } = await test.signIn('supplier');
    const jpeg = await picture().jpeg().toBuffer();
    const bytes = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>%PDF-1.7')]);
    const { body } = await upload(token, {
      bytes,
      name: 'x.jpg',
      type: 'image/jpeg',
      purpose: 'product-image',
    });
    const seen = await test.app.inject({ url: body.data.file.url });
    expect(seen.rawPayload.includes('<script>')).toBe(false);
  });

  it('refuses a small file that decompresses to more pixels than any camera produces', async () => {
    const { token } = await test.signIn('supplier');
    const bytes = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bytes.length).toBeLessThan(1024 * 1024);
    const response = await upload(token, {
      bytes,
      name: 'x.png',
      type: 'image/png',
      purpose: 'product-image',
    });
    expect(response.status).toBe(400);
    expect(response.body.message).toBe('This image can’t be read. Select another one.');
  });

  it('rotates a large camera picture upright, and refuses a truncated one', async () => {
    const { token } = await test.signIn('supplier');
    const turned = await picture(6000, 4000)
      .jpeg({ progressive: true })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const named = { name: 'x.jpg', type: 'image/jpeg', purpose: 'product-image' };
    const taken = await upload(token, { ...named, bytes: turned });
    expect([taken.status, taken.body.data.file.width, taken.body.data.file.height]).toEqual([
      201, 1333, 2000,
    ]);
    const torn = turned.subarray(0, turned.length / 2);
    expect((await upload(token, { ...named, bytes: torn })).status).toBe(400);
  });

  it('refuses more than 5 MB, and far larger uploads before reading them', async () => {
    const { token } = await test.signIn('supplier');
    const large = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]);
    const response = await upload(token, { bytes: large });
    expect(response.status).toBe(413);
    expect(response.body.message).toBe('This file is larger than 5\u00a0MB. Select a smaller file.');
    expect((await upload(token, { bytes: Buffer.concat([large, large]) })).status).toBe(413);
  });

  it('refuses a missing file, an empty file, an unknown purpose and a signed-out guest', async () => {
    const { token } = await test.signIn('supplier');
    expect((await upload(token, { bytes: new Uint8Array() })).status).toBe(400);
    expect((await upload(token, { bytes: pdf, purpose: 'anything' })).status).toBe(400);
    expect(
      (await test.call('POST /files', { token, body: { purpose: 'business-logo', file: 'text' } })).status,
    ).toBe(400);
    expect((await upload('', { bytes: pdf })).status).toBe(401);
  });
});

describe('a stored file', () => {
  it('can be deleted only by its owner', async () => {
    const [owner, other] = [await test.signIn('supplier'), await test.signIn('supplier')];
    const { body } = await upload(owner.token, { bytes: pdf });
    const path = `/files/${body.data.file.id}`;
    expect((await test.call(`DELETE ${path}`, { token: other.token })).status).toBe(404);
    expect((await test.call(`DELETE ${path}`, { token: owner.token })).status).toBe(200);
    expect((await test.call(`DELETE ${path}`, { token: owner.token })).status).toBe(404);
    expect((await read(body.data.file.id, owner.token)).statusCode).toBe(404);
  });

  it('cannot be deleted while in use, and is swept after a week if it never was', async () => {
    const { db } = test.kernel.database;
    const { token, accountId } = await test.signIn('supplier');
    const old = new Date(Date.now() - 8 * 24 * 3600 * 1000);
    const given = { ownerAccountId: accountId, purpose: 'verification-document' as const, createdAt: old };
    const [used, forgotten] = [
      await createStoredFile(db, { ...given, attachedAt: old }),
      await createStoredFile(db, given),
    ];
    const { body } = await upload(token, { bytes: pdf });
    await addJob(db, { job: sweepFilesJob, payload: {} });
    await test.runJobs();
    expect((await test.call(`DELETE /files/${used.id}`, { token })).body.reason).toBe('file_in_use');
    expect((await test.call(`DELETE /files/${forgotten.id}`, { token })).status).toBe(404);
    expect((await read(body.data.file.id, token)).statusCode).toBe(200);
  });

  it('counts toward the daily limit of two hundred uploads per account', async () => {
    const { token, accountId } = await test.signIn('supplier');
    const day = { key: ['upload', accountId], limit: maxUploadsPerDay, windowSeconds: 24 * 3600 };
    for (let n = 1; n < maxUploadsPerDay; n += 1)
      await countAttempt(test.kernel.database.db, { now: new Date(), ...day });
    expect((await upload(token, { bytes: pdf })).status).toBe(201);
    const refused = await upload(token, { bytes: pdf });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
  });
});

describe('artwork', () => {
  const artworkOf = (token: string, file: TestFile) => upload(token, { ...file, purpose: 'order-artwork' });

  it('is accepted as Illustrator, EPS or DXF, and only ever sent as a download', async () => {
    const { token } = await test.signIn('supplier');
    const files = [
      { name: 'dieline.dxf', bytes: Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER\r\n') },
      { name: 'plates.eps', bytes: Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n') },
      { name: 'box.ai', bytes: pdf },
    ];
    for (const { name, bytes } of files) {
      const response = await artworkOf(token, { name, bytes, type: 'text/html' });
      expect(response.body.data.file).toMatchObject({ name, contentType: 'application/octet-stream' });
      const content = await read(response.body.data.file.id, token);
      expect(content.headers['content-disposition']).toContain(`attachment; filename="${name}"`);
      expect(content.headers['content-type']).toBe('application/octet-stream');
    }
  });

  it('refuses anything else, and is refused where pictures and PDF documents belong', async () => {
    const { token } = await test.signIn('supplier');
    const page = Buffer.from('<script>alert(1)</script>');
    expect((await artworkOf(token, { name: 'box.dxf', bytes: page })).status).toBe(400);
    const drawing = Buffer.from('0\nSECTION\n');
    for (const purpose of ['order-proof', 'order-attachment', 'product-document'])
      expect((await upload(token, { name: 'box.pdf', bytes: drawing, purpose })).status).toBe(400);
  });
});
