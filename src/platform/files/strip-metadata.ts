/** The chunks that draw a PNG, in the colors and the size that it was made for. */
const pngChunks = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|pHYs)$/;

/**
 * Returns a PNG whose pixels are unchanged, without metadata and without anything after its end. Throws if it is cut
 * off.
 */
export function stripPng(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes);
  const kept = [source.subarray(0, 8)];
  for (let at = 8; ; ) {
    const end = at + 12 + source.readUInt32BE(at);
    const type = source.toString('latin1', at + 4, at + 8);
    if (pngChunks.test(type)) kept.push(source.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
}

const startOfScan = 0xda;
const endOfPicture = 0xd9;

/**
 * Returns a JPG whose pixels are unchanged, without metadata and without anything after its end; only its orientation
 * (EXIF, 1 to 8) and its color profile stay. Throws if it is cut off.
 */
export function stripJpeg(bytes: Uint8Array, orientation = 1): Uint8Array {
  const source = Buffer.from(bytes);
  const kept = [source.subarray(0, 2), ...(orientation === 1 ? [] : [orientationSegment(orientation)])];
  for (let at = 2; ; ) {
    // Markers may be preceded by fill bytes.
    while (source.readUInt8(at) === 0xff && source.readUInt8(at + 1) === 0xff) at += 1;
    const marker = source.readUInt8(at + 1);
    if (source.readUInt8(at) !== 0xff) throw new Error('The segments of the picture are damaged');
    if (marker === endOfPicture) return Buffer.concat([...kept, source.subarray(at, at + 2)]);
    let end = at + 2 + source.readUInt16BE(at + 2);
    if (marker === startOfScan) end = endOfScan(source, end);
    if (isDrawn(marker, source.subarray(at + 4, end))) kept.push(source.subarray(at, end));
    at = end;
  }
}

/** Returns true for a segment without which the picture would look different. */
function isDrawn(marker: number, content: Buffer): boolean {
  const isComment = marker === 0xfe;
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  if (isComment || !isApplication) return !isComment;
  // Density, and how colors are stored.
  if (marker === 0xe0 || marker === 0xee) return true;
  return marker === 0xe2 && content.toString('latin1', 0, 12) === 'ICC_PROFILE\0';
}

/** Returns where the pixels of a scan end: at the next marker that is no restart within them. */
function endOfScan(source: Buffer, from: number): number {
  for (let at = from; ; at += 1) {
    if (source.readUInt8(at) !== 0xff) continue;
    const next = source.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/** Returns EXIF metadata with nothing but the orientation. */
const orientationSegment = (orientation: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    Buffer.from('Exif\0\0MM\0*', 'latin1'),
    Buffer.from([0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
  ]);
