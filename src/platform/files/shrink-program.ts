import sharp from 'sharp';
import { maxPixels, maxSidePixels } from './picture-limits.ts';

// Reads a picture from stdin and writes it in the maximum stored size: upright, without metadata, losslessly
// compressed.
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const small = await sharp(Buffer.concat(chunks), { limitInputPixels: maxPixels, failOn: 'error' })
  .rotate()
  .resize({ width: maxSidePixels, height: maxSidePixels, fit: 'inside' })
  .png({ compressionLevel: 1 })
  .toBuffer();
process.stdout.write(small);
