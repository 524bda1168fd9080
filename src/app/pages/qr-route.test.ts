import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();

it('serves a QR code that leads to the page of the product on this site', async () => {
  const response = await test.app.inject({ url: '/qr/products/mailer-box-300-200-80-mm.svg' });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(response.body).not.toMatch(/<script|<image|href|url\(/i);
  const { data, info } = await sharp(Buffer.from(response.body), { density: 600 })
    .resize(600, 600)
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })).toBe(
    `${test.kernel.config.publicUrl}/products/mailer-box-300-200-80-mm`,
  );
});

it.each([
  '/qr/products/https%3A%2F%2Felsewhere.example.svg',
  '/qr/products/%2F%2Felsewhere.example.svg',
  '/qr/products/..%2F..%2Fsign-in.svg',
  '/qr/products/a@elsewhere.example.svg',
  '/qr/products/A.svg',
  '/qr/products/a%0Ab.svg',
  '/qr/products/a%23b.svg',
  '/qr/products/a.svg?next=https://elsewhere.example',
  '/qr/products/a.svg?1',
  '/qr/products/.svg',
  '/qr/products/a.png',
  `/qr/products/${'a'.repeat(201)}.svg`,
  '/qr/suppliers/a.svg',
  '/qr/https://elsewhere.example.svg',
  '/qr/',
])('draws no code for %s', async (url) => {
  expect((await test.app.inject({ url })).statusCode).toBe(404);
});
