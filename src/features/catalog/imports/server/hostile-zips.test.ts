import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listImages } from '#features/catalog/products/server/queries/product-cards.ts';
import { settings, useImports } from '#support/imports.ts';
import { useTestApp } from '#support/test-app.ts';
import { type Part, workbookOf, zipOf } from '#support/zip.ts';
import { productImportPictures } from './tables.ts';

const test = useTestApp();
const { db, openStore, upload, read, call, bringIn, productsOf } = useImports(test);

const text = 'A sturdy box of five plies for parts that travel far.';
const sheet = (pictures: string): Part => ({
  name: 'products.csv',
  content: `SKU,Title,Description,Pictures\nP-1,Box,${text},${pictures}\n`,
});
const photo = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c9a06e' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

const messageOf = async (bytes: Uint8Array): Promise<string> => {
  const done = await read(await openStore(), { content: bytes, name: 'products.zip' });
  expect(done.state).toBe('failed');
  return done.message;
};

describe('a malicious ZIP', () => {
  it.each<[string, Part[], string]>([
    [
      'climbs out of its folder',
      [sheet(''), { name: '../../etc/cron.d/x.jpg', content: 'x' }],
      'not allowed',
    ],
    ['climbs out by backslashes', [sheet(''), { name: '..\\..\\x.jpg', content: 'x' }], 'not allowed'],
    ['names an absolute path', [sheet(''), { name: '/etc/passwd', content: 'x' }], 'not allowed'],
    ['names a drive', [sheet(''), { name: 'C:\\x.jpg', content: 'x' }], 'not allowed'],
    [
      'hides a name behind a zero byte',
      [sheet(''), { name: 'a.jpg\u0000.csv', content: 'x' }],
      'not allowed',
    ],
    [
      'has an endless name',
      [sheet(''), { name: `${'a'.repeat(60_000)}.jpg`, content: 'x' }],
      'longer than 255',
    ],
    [
      'holds one name twice',
      [sheet(''), { name: 'a.jpg', content: 'x' }, { name: 'A.JPG', content: 'y' }],
      '“A.JPG” twice',
    ],
    ['needs a password', [sheet(''), { name: 'a.jpg', content: 'x', isEncrypted: true }], 'a password'],
    [
      'contains another archive',
      [sheet(''), { name: 'more.zip', content: zipOf([sheet('')]) }],
      'another archive',
    ],
    ['contains no spreadsheet', [{ name: 'a.jpg', content: 'x' }], 'contains no spreadsheet'],
    [
      'holds two sheets',
      [sheet(''), { name: 'old/products.xlsx', content: workbookOf({ rows: '' }) }],
      'several spreadsheets',
    ],
    [
      'packs a bomb as its sheet',
      [{ name: 'products.csv', content: Buffer.alloc(29_000_000, 'a,b\n') }],
      'when unpacked',
    ],
    [
      'lies about how large its sheet is',
      [{ ...sheet(''), content: Buffer.alloc(90_000_000, ','), says: 90 }],
      'when unpacked',
    ],
  ])('and %s is refused in words', async (_, parts, message) => {
    expect(await messageOf(zipOf(parts))).toContain(message);
  });

  it('and claims to hold a million entries is refused before any entry is read', async () => {
    const many = zipOf([
      sheet(''),
      ...Array.from({ length: 2_500 }, (_, i) => ({ name: `${i}.jpg`, content: '' })),
    ]);
    expect(await messageOf(many)).toContain('up to 2,000 files');
    const million = zipOf([sheet('')]);
    new DataView(million.buffer).setUint16(million.length - 12, 0xffff, true);
    expect(await messageOf(million)).toContain('up to 2,000 files');
  });

  it('and was cut off, or whose entries share their bytes, is refused', async () => {
    const whole = zipOf([sheet('a.jpg'), { name: 'a.jpg', content: await photo() }]);
    expect(await messageOf(whole.subarray(0, whole.length - 40))).toContain('could not be read');
    const noise = randomBytes(3_000_000);
    const parts = [sheet(''), { name: 'a.jpg', content: noise }];
    expect(await messageOf(overlapped(zipOf(parts), 40))).toContain('could not be read');
    const { body } = await upload(await openStore(), {
      content: new TextEncoder().encode('no archive'),
      name: 'a.zip',
    });
    expect(body.message).toContain('This ZIP is damaged');
  });

  it('and unpacks to gigabytes of pictures costs neither memory nor time', async () => {
    const store = await openStore();
    const bomb = Buffer.alloc(60_000_000);
    const parts = Array.from({ length: 8 }, (_, i) => ({ name: `${i}.png`, content: bomb, says: 900 }));
    const bytes = zipOf([sheet('0.png'), ...parts]);
    const started = performance.now();
    const { rss } = process.memoryUsage();
    const done = await read(store, { content: bytes, name: 'bomb.zip' });
    expect(done).toMatchObject({ state: 'mapping', pictures: 0 });
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(process.memoryUsage().rss - rss).toBeLessThan(150_000_000);
  }, 60_000);
});

describe('a malicious picture', () => {
  it('becomes a warning on its row, and the others are imported', async () => {
    const store = await openStore();
    const whole = await photo();
    const names = ['pixels.png', 'page.png', 'cut.png', 'wrong-sum.png', 'good.png'];
    const zip = zipOf([
      sheet(names.join(';')),
      { name: 'pixels.png', content: await photo(9_000, 9_000) },
      { name: 'page.png', content: '<html><script>alert(1)</script></html>' },
      { name: 'cut.png', content: whole.subarray(0, whole.length - 30) },
      { name: 'wrong-sum.png', content: whole, crc: 1 },
      { name: 'good.png', content: whole },
    ]);
    const done = await bringIn(store, { content: zip });
    expect(done).toMatchObject({ state: 'done', counts: { create: 1, refuse: 0, pictureProblems: 1 } });
    const { body } = await call(`GET ${done.id}/rows?pictures=incomplete`, { store });
    expect(body.data.rows[0].pictureProblem).toBe(
      [
        'The image “pixels.png” has more than 50 million pixels.',
        'The image “page.png” is not a JPG, PNG or WebP image.',
        'The image “wrong-sum.png” is damaged and cannot be read.',
        'The image “cut.png” is damaged and cannot be read.',
      ].join(' '),
    );
    const [product] = await productsOf(store);
    expect(await listImages(db(), product?.id ?? '')).toHaveLength(1);
  });

  it('and is also a web page or an archive is re-encoded without either', async () => {
    const store = await openStore();
    const secret = '<script>fetch("https://evil.example")</script>PK\u0003\u0004';
    const polyglot = Buffer.concat([await photo(), Buffer.from(secret)]);
    await bringIn(store, { content: zipOf([sheet('a.png'), { name: 'a.png', content: polyglot }]) });
    const [product] = await productsOf(store);
    const [shown] = await listImages(db(), product?.id ?? '');
    const { rawPayload, headers } = await test.app.inject({ url: `/media/${shown?.id}-1600.webp` });
    expect(headers['content-type']).toBe('image/webp');
    expect(rawPayload.includes('script')).toBe(false);
    expect((await sharp(rawPayload).metadata()).format).toBe('webp');
  });

  it('and crashes the process is given up, and the others are imported', async () => {
    const store = await openStore();
    const zip = zipOf([
      sheet('a.png;b.png'),
      { name: 'a.png', content: await photo() },
      { name: 'b.png', content: await photo(61) },
    ]);
    const { id, columns } = await read(store, { content: zip });
    await db()
      .update(productImportPictures)
      .set({ attempts: 2 })
      .where(and(eq(productImportPictures.importId, id), eq(productImportPictures.path, 'a.png')));
    await call(`PUT ${id}/mapping`, { store, body: { columns, settings } });
    await test.runJobs();
    await call(`POST ${id}/start`, { store });
    await test.runJobs();
    expect((await call(`GET ${id}`, { store })).body.data.import).toMatchObject({
      state: 'done',
      counts: { create: 1, pictureProblems: 1, picturesDone: 1 },
    });
    const [product] = await productsOf(store);
    expect(await listImages(db(), product?.id ?? '')).toHaveLength(1);
  });
});

/** Returns the ZIP with `times` further entries that all refer to the bytes of its last entry. */
function overlapped(bytes: Uint8Array, times: number): Uint8Array {
  const whole = Buffer.from(bytes);
  const end = whole.length - 22;
  const table = whole.readUInt32LE(end + 16);
  const last = whole.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]), end);
  const entry = whole.subarray(last, end);
  const copies = Array.from({ length: times }, (_, i) => {
    const copy = Buffer.from(entry);
    copy.write(`${String(i).padStart(4, '0')}x`.slice(-5), 46);
    return copy;
  });
  const contents = Buffer.concat([whole.subarray(table, end), ...copies]);
  const tail = Buffer.from(whole.subarray(end));
  const count = tail.readUInt16LE(10) + times;
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  tail.writeUInt32LE(contents.length, 12);
  return new Uint8Array(Buffer.concat([whole.subarray(0, table), contents, tail]));
}
