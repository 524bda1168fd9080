import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#support/test-app.ts';

const test = useTestApp();

const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: { r: 12, g: 85, b: 60 } } });

interface TestPicture {
  bytes: Uint8Array;
  name: string;
  type?: string;
  purpose: string;
}

async function upload(token: string, { bytes, name, type = 'image/png', purpose }: TestPicture) {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  const request = new Request('http://packwright/', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return test.call('POST /files', { token, headers, body: Buffer.from(await request.arrayBuffer()) });
}

const read = (id: string, token: string) =>
  test.app.inject({ url: `/api/v1/files/${id}/content`, headers: { authorization: `Bearer ${token}` } });

describe('a picture that is stored as it was uploaded', () => {
  it('keeps the pixels of a proof, because people approve the picture itself, and removes its metadata', async () => {
    const { token } = await test.signIn('supplier');
    const drawn = sharp({ create: { width: 2600, height: 40, channels: 3, background: '#0d5c46' } });
    const described = drawn.withExif({ IFD0: { Copyright: 'SECRET PLACE' } });
    for (const [type, bytes] of [
      ['png', await described.clone().png().toBuffer()],
      ['jpeg', await described.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ] as const) {
      const { body } = await upload(token, {
        bytes,
        name: `print.${type}`,
        type: `image/${type}`,
        purpose: 'order-proof',
      });
      expect(body.data.file).toMatchObject({
        contentType: `image/${type}`,
        name: `print.${type}`,
        ...(type === 'png' ? { width: 2600, height: 40 } : { width: 40, height: 2600 }),
      });
      const headers = { authorization: `Bearer ${token}` };
      const url = `/api/v1/files/${body.data.file.id}/content`;
      const { rawPayload } = await test.app.inject({ url, headers });
      expect(rawPayload.includes('SECRET PLACE')).toBe(false);
      expect(await sharp(rawPayload).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
    }
    const cut = (await drawn.clone().png().toBuffer()).subarray(0, 60);
    expect((await upload(token, { bytes: cut, name: 'a.png', purpose: 'order-proof' })).status).toBe(400);
  });

  it.each(['request-file', 'quote-file'])(
    'stores every byte of a picture for a %s, once it was decoded',
    async (purpose) => {
      const { token } = await test.signIn('supplier');
      const drawn = picture(2600, 40).withExif({ IFD0: { Copyright: 'Carton plant' } });
      const [png, jpeg] = [await drawn.clone().png().toBuffer(), await drawn.clone().jpeg().toBuffer()];
      for (const [name, bytes] of [
        ['art.png', png],
        ['art.jpg', jpeg],
      ] as const) {
        const { body } = await upload(token, { bytes, name, type: 'text/html', purpose });
        expect(body.data.file).toMatchObject({ name, bytes: bytes.length, width: 2600, height: 40 });
        const content = await read(body.data.file.id, token);
        expect(content.rawPayload.equals(bytes)).toBe(true);
        expect(content.headers['content-type']).toBe(name === 'art.png' ? 'image/png' : 'image/jpeg');
        expect(content.headers['x-content-type-options']).toBe('nosniff');
      }
      const torn = { name: 'art.jpg', bytes: jpeg.subarray(0, jpeg.length / 2), purpose };
      expect((await upload(token, torn)).status).toBe(400);
      const huge = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
      expect((await upload(token, { name: 'art.png', bytes: huge, purpose })).status).toBe(400);
    },
  );
});
