import clsx from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Measured } from '../facts/units/measured.tsx';
import styles from './product-gallery.module.css';

export interface GalleryPicture {
  /** Short name under the thumbnail. */
  name: string;
  src: string;
  thumbnailSrc?: string;
  alt: string;
  /** Facts that the picture shows, written below it. */
  note?: string;
  /** A photo fills its frame, a drawing has room around it, a sheet shows its own paper. */
  look: 'photo' | 'drawing' | 'sheet';
}

interface ProductGalleryProps {
  /** The product's name. */
  name: string;
  pictures: readonly GalleryPicture[];
  className?: string | undefined;
}

/** Longer than the row takes to scroll to a picture. */
const scrollingMs = 700;

/** Returns the index of the picture that fills most of the row. */
const pictureInView = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / clientWidth);

/**
 * Pictures of a product, in a row that scrolls and snaps, by swiping and with the arrow keys, and thumbnails that lead to
 * them. Without scripts, the thumbnails are plain links to the pictures.
 */
export function ProductGallery({ name, pictures, className }: ProductGalleryProps) {
  const [current, setCurrent] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  const goal = useRef(0);
  const isScrolling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (index: number) => {
    goal.current = Math.max(0, Math.min(index, pictures.length - 1));
    clearTimeout(isScrolling.current);
    isScrolling.current = setTimeout(() => (isScrolling.current = undefined), scrollingMs);
    track.current?.scrollTo({ left: goal.current * track.current.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    // Keys that follow each other count from where the last one leads, not from where the row has got to.
    show((isScrolling.current ? goal.current : pictureInView(event.currentTarget)) + step);
  };
  // A scrollable list must be reachable with the keyboard.
  const keyboard = { tabIndex: 0, onKeyDown };
  return (
    <div className={clsx(styles.gallery, className)}>
      <ul
        ref={track}
        {...(pictures.length > 1 && keyboard)}
        aria-label={`Pictures of ${name}`}
        className={styles.track}
        onScroll={({ currentTarget }) => setCurrent(pictureInView(currentTarget))}
      >
        {pictures.map(({ name: title, src, alt, note, look }, i) => (
          <li key={title} id={`picture-${i + 1}`} data-picture={title} className={styles.slide}>
            <img
              src={src}
              alt={alt}
              width={600}
              height={515}
              loading={i === 0 ? 'eager' : 'lazy'}
              fetchPriority={i === 0 ? 'high' : undefined}
              decoding="async"
              className={styles[look]}
            />
            {note && (
              <p className={styles.note}>
                <Measured>{note}</Measured>
              </p>
            )}
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.thumbs} aria-label="Select a picture">
          {pictures.map(({ name: title, src, thumbnailSrc = src, look }, i) => (
            <li key={title}>
              <a
                href={`#picture-${i + 1}`}
                aria-current={i === current || undefined}
                className={styles.thumb}
                onClick={(event) => {
                  // Following the link would scroll the page, too, and add to the history.
                  event.preventDefault();
                  show(i);
                }}
              >
                <img
                  src={thumbnailSrc}
                  alt=""
                  width={72}
                  height={62}
                  loading="lazy"
                  className={styles[look]}
                />
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
