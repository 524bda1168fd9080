import clsx from 'clsx';
import { useState } from 'react';
import type { PackSpec } from '#lib/art/types.ts';
import { Art } from './art.tsx';
import { PackStage } from './pack-stage.tsx';
import styles from './product-gallery.module.css';

type ProductPicture = { spec: PackSpec; alt?: string } | { src: string; thumbnailSrc?: string; alt: string };

interface ProductGalleryProps {
  /** The product's name. */
  name: string;
  pictures: readonly ProductPicture[];
  className?: string;
}

/** Pictures of a product: a large stage and thumbnails that change it. */
export function ProductGallery({ name, pictures, className }: ProductGalleryProps) {
  const [index, setIndex] = useState(0);
  const shown = pictures[index] ?? pictures[0];
  if (!shown) return null;
  const alt = shown.alt ?? name;
  return (
    <div className={clsx(styles.gallery, className)}>
      {'src' in shown ? (
        <PackStage src={shown.src} alt={alt} eager className={styles.stage} />
      ) : (
        <PackStage spec={shown.spec} alt={alt} eager className={styles.stage} />
      )}
      {pictures.length > 1 && (
        <ul className={styles.thumbs} aria-label={`Pictures of ${name}`}>
          {pictures.map((picture, i) => (
            <li key={i}>
              <button
                type="button"
                aria-pressed={i === index}
                aria-label={picture.alt ?? `Picture ${i + 1}`}
                onClick={() => setIndex(i)}
                className={styles.thumb}
              >
                {'src' in picture ? (
                  <img
                    src={picture.thumbnailSrc ?? picture.src}
                    width={72}
                    height={64}
                    alt=""
                    loading="lazy"
                    className={styles.photo}
                  />
                ) : (
                  <Art spec={picture.spec} width={72} height={64} pad={4} />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
