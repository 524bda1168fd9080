import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** Makes the icons that browsers and telephones ask for from `public/favicon.svg`: `node scripts/icons.ts`. */
const mark = readFileSync('public/favicon.svg');
const paper = '#f8faf7';

async function draw(size: number, inset: number): Promise<Buffer> {
  const side = Math.round(size * (1 - inset * 2));
  const shape = await sharp(mark, { density: 1200 }).resize(side, side).png().toBuffer();
  const ground = inset > 0 ? paper : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: shape }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico of one picture, kept as PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

writeFileSync('public/favicon.ico', icoOf(await draw(48, 0), 48));
writeFileSync('public/apple-touch-icon.png', await draw(180, 0.12));
writeFileSync('public/icon-192.png', await draw(192, 0.14));
writeFileSync('public/icon-512.png', await draw(512, 0.14));
