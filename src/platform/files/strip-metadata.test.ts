import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripJpeg, stripPng } from './strip-metadata.ts';

const width = 120;
const height = 80;
const noise = Buffer.from(
  Array.from({ length: width * height * 3 }, (_, index) => (index * index * 31) % 256),
);
const drawn = () => sharp(noise, { raw: { width, height, channels: 3 } });
const secret = { IFD0: { Copyright: 'Secret address' }, IFD3: { GPSLatitudeRef: 'N' } };
const pixelsOf = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString('base64');
const after = Buffer.from('<script>hidden</script>');

describe('a picture that is stored as it is', () => {
  it.each(['baseline', 'progressive'])(
    'has the pixels and colors of a %s JPG, and nothing else',
    async (kind) => {
      const progressive = kind === 'progressive';
      const source = await drawn().withExif(secret).withIccProfile('p3').jpeg({ progressive }).toBuffer();
      const stripped = Buffer.from(stripJpeg(Buffer.concat([source, after])));
      expect(source.includes('Secret address')).toBe(true);
      expect(stripped.includes('Secret address')).toBe(false);
      expect(stripped.includes('hidden')).toBe(false);
      expect(await pixelsOf(stripped)).toBe(await pixelsOf(source));
      expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(source).metadata()).icc);
    },
  );

  it('stays upright', async () => {
    const source = await drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const stripped = stripJpeg(source, 6);
    expect((await sharp(stripped).metadata()).orientation).toBe(6);
    expect(await pixelsOf(stripped)).toBe(await pixelsOf(source));
  });

  it('has the pixels and the colors of the PNG, and nothing else', async () => {
    const source = await drawn().withExif(secret).withIccProfile('p3').png().toBuffer();
    const stripped = Buffer.from(stripPng(Buffer.concat([source, after])));
    expect(source.includes('Secret address')).toBe(true);
    expect(stripped.includes('Secret address')).toBe(false);
    expect(stripped.includes('hidden')).toBe(false);
    expect(await pixelsOf(stripped)).toBe(await pixelsOf(source));
    expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(source).metadata()).icc);
  });

  it('is refused if it is cut off', async () => {
    const [jpeg, png] = [await drawn().jpeg().toBuffer(), await drawn().png().toBuffer()];
    expect(() => stripJpeg(jpeg.subarray(0, jpeg.length - 40))).toThrow();
    expect(() => stripPng(png.subarray(0, png.length - 40))).toThrow();
  });
});
