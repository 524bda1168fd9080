import { type GalleryPicture, ProductGallery } from '#ui/media/product-gallery.tsx';
import type { ProductDrawing } from '../contract.ts';

interface PicturedProduct {
  title: string;
  images: readonly { url: string; thumbnailUrl: string; alt: string }[];
  drawings: readonly ProductDrawing[];
}

/** The photos of a product, then its drawings. */
export const ProductPictures = ({
  product,
  className,
}: {
  product: PicturedProduct;
  className?: string | undefined;
}) => <ProductGallery name={product.title} pictures={picturesOf(product)} className={className} />;

const picturesOf = ({ title, images, drawings }: PicturedProduct): GalleryPicture[] => [
  ...images.map(({ url, thumbnailUrl, alt }, i) => ({
    name: images.length > 1 ? `Photo ${i + 1}` : 'Photo',
    src: url,
    thumbnailSrc: thumbnailUrl,
    alt: alt || (i === 0 ? title : `${title}, picture ${i + 1}`),
    look: 'photo' as const,
  })),
  ...drawings.map((drawing) => ({ ...drawing, src: drawing.url })),
];
