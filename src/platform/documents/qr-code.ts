/** A QR code as an image to draw: its width in modules, and its dark modules as an SVG path. */
export interface QrCode {
  size: number;
  path: string;
}

/** Empty modules that scanners need around a code. */
export const quietModules = 4;

/**
 * Returns the QR code of a text at level M, which EPC069-12 requires for payments. The library is large, so it is loaded
 * with the first code.
 */
export async function createQrCode(text: string): Promise<QrCode> {
  const { default: bwip } = await import('bwip-js/node');
  const [symbol] = bwip.raw('qrcode', text, 'eclevel=M');
  if (!symbol || !('pixs' in symbol)) throw new Error('The QR code was not drawn.');
  const { pixs, pixx: size } = symbol;
  const path: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && pixs[y * size + x] === 1) x += 1;
      if (x > start) path.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
  }
  return { size, path: path.join('') };
}
