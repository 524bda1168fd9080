import sharp from 'sharp';
import { expect, it } from 'vitest';
import { artUrl } from '#lib/art/art-url.ts';
import { mailPictureUrl } from '#lib/art/mail-picture.ts';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();
const drawing = artUrl({ what: 'pack', spec: { kind: 'mailer', seed: 'p1', size: { w: 10.5, d: 8, h: 4 } } });

it('serves a drawing as PNG for messages, and only under its one name', async () => {
  const url = mailPictureUrl('', drawing);
  expect(url).toMatch(/^\/art\/pack-.+\.png$/);
  const response = await test.app.inject({ url });
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 160,
    height: 160,
  });
  for (const wrong of [url.replace('mailer', 'teapot'), url.replace('p1', 'p%31')])
    expect((await test.app.inject({ url: wrong })).statusCode).toBe(404);
});

it('confirms a drawing that a browser has, unless the drawing code has changed since', async () => {
  for (const url of [drawing, mailPictureUrl('', drawing)]) {
    const { etag } = (await test.app.inject({ url })).headers;
    expect(etag).toMatch(/^W\/"[0-9a-f]{12}"$/);
    const requestKnown = (known: string) => test.app.inject({ url, headers: { 'if-none-match': known } });
    const confirmed = await requestKnown(String(etag));
    expect([confirmed.statusCode, confirmed.rawPayload.length]).toEqual([304, 0]);
    expect(confirmed.headers).toMatchObject({
      etag,
      'cache-control': expect.stringContaining('max-age=3600'),
    });
    const renewed = await requestKnown('W/"0123456789ab"');
    expect(renewed.statusCode).toBe(200);
    expect(renewed.rawPayload.length).toBeGreaterThan(0);
  }
});

it('leaves photos in messages as they are', () => {
  expect(mailPictureUrl('https://packwright.example', '/media/1-320.webp')).toBe(
    'https://packwright.example/media/1-320.webp',
  );
});
