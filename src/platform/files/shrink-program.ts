import sharp from 'sharp';
import { longestSide, pixelLimit } from './picture-limits.ts';

// A picture comes in, and goes out as it is kept at most: upright, without metadata, nothing lost.
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const small = await sharp(Buffer.concat(chunks), { limitInputPixels: pixelLimit, failOn: 'error' })
  .rotate()
  .resize({ width: longestSide, height: longestSide, fit: 'inside' })
  .png({ compressionLevel: 1 })
  .toBuffer();
process.stdout.write(small);
