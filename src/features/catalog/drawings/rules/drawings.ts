import { parseArtPath } from '#lib/art/art-path.ts';
import { artUrl } from '#lib/art/art-url.ts';
import { viewUrl } from '#lib/art/view-url.ts';
import type { ProductDrawing } from '../contract.ts';
import { packedDrawing } from './packed.ts';
import { type DrawnGoods, sizedDrawing } from './sized.ts';
import { usedDrawing } from './used.ts';

export interface DrawnProduct extends DrawnGoods {
  title: string;
  unit: string;
}

/**
 * Returns up to four drawings of a product: the product, an example of its use, its dimensions, and how it is packed for
 * shipment. A drawing whose numbers the product does not state is left out.
 */
export function productDrawings({ title, ...goods }: DrawnProduct): ProductDrawing[] {
  const used = usedDrawing(goods);
  const sized = sizedDrawing(goods);
  const packed = packedDrawing(goods);
  const drawings: ProductDrawing[] = [
    {
      name: 'Product',
      url: artUrl({ what: 'pack', spec: goods.pack, options: { width: 300, height: 250, pad: 6 } }),
      alt: `Drawing: ${title}`,
      note: '',
      look: 'drawing',
    },
  ];
  if (used)
    drawings.push({
      name: 'In use',
      url: viewUrl({ what: 'used', ...used.view }),
      alt: `In use: ${used.words}`,
      note: `${used.words.charAt(0).toUpperCase()}${used.words.slice(1)}`,
      look: 'drawing',
    });
  if (sized)
    drawings.push({
      name: 'Dimensions',
      url: viewUrl({ what: 'sized', ...sized.view }),
      alt: `Drawing with dimensions. ${sized.seen}: ${sized.note}`,
      note: sized.note,
      look: 'sheet',
    });
  if (packed)
    drawings.push({
      name: 'Packing',
      url: viewUrl({ what: 'packed', ...packed.view }),
      alt: `Drawing of the product packed for shipment: ${packed.note}`,
      note: packed.note,
      look: 'sheet',
    });
  // Sides that differ by more than any product's are not drawn.
  return drawings.filter(({ url }) => parseArtPath(url) !== null);
}
