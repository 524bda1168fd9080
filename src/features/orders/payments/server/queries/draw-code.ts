/** A QR code as an image to draw: its width in modules, and its dark modules as an SVG path. */
interface DrawnCode {
  size: number;
  path: string;
}

/** Level M, which EPC069-12 requires; what draws codes is large, and loaded with the first. */
export async function drawCode(payload: string): Promise<DrawnCode> {
  const { default: bwip } = await import('bwip-js/node');
  const [symbol] = bwip.raw('qrcode', payload, 'eclevel=M');
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
