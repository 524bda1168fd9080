import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './carousel.module.css';

interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string;
  /** Slides. */
  children: ReactNode;
  /** Number of slides in view on wide screens; one on phones. */
  perView?: 1 | 2 | 3;
  className?: string;
}

/**
 * Slides that scroll and snap, with swipe, arrow keys, and buttons that start over at the end. Scrolls without
 * JavaScript, too.
 */
export function Carousel({ label, children, perView = 1, className }: CarouselProps) {
  const slides = Children.toArray(children);
  const track = useRef<HTMLUListElement>(null);
  const currentIndex = useSlideInView(track, slides.length);

  const go = (index: number) => {
    const to = (index + slides.length) % slides.length;
    const slide = track.current?.children[to] as HTMLElement | undefined;
    if (slide) track.current?.scrollTo({ left: slide.offsetLeft - track.current.offsetLeft });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    go(currentIndex + (event.key === 'ArrowRight' ? 1 : -1));
  };
  // A scrollable list must be reachable with the keyboard.
  const keyboard = { tabIndex: 0, onKeyDown };
  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <ul
        ref={track}
        {...keyboard}
        aria-label={`${label}, slides`}
        className={styles.track}
        style={{ '--per': perView } as CSSProperties}
      >
        {slides.map((slide, i) => (
          <li key={i} aria-label={`${i + 1} of ${slides.length}`} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.bar}>
          <span className={styles.dots} aria-hidden="true">
            {slides.map((_, i) => (
              <span key={i} className={i === currentIndex ? styles.dotNow : styles.dot} />
            ))}
          </span>
          <span className="sr-only" role="status">{`Slide ${currentIndex + 1} of ${slides.length}`}</span>
          <IconButton label="Previous slide" onClick={() => go(currentIndex - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label="Next slide" onClick={() => go(currentIndex + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      )}
    </section>
  );
}

/** Returns the index of the slide nearest to the start of the track. */
function useSlideInView(track: { current: HTMLUListElement | null }, count: number): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const node = track.current;
    if (!node) return undefined;
    const measure = () => {
      const atEnd = node.scrollLeft > 0 && node.scrollLeft + node.clientWidth >= node.scrollWidth - 2;
      const width = (node.children[0] as HTMLElement | undefined)?.offsetWidth ?? 1;
      setIndex(atEnd ? count - 1 : Math.min(count - 1, Math.round(node.scrollLeft / width)));
    };
    node.addEventListener('scroll', measure, { passive: true });
    return () => node.removeEventListener('scroll', measure);
  }, [track, count]);
  return index;
}
