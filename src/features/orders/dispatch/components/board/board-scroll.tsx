import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import styles from './dispatch-board.module.css';

interface Edges {
  before: boolean;
  after: boolean;
}

/** Buttons that scroll a board sideways by one screen; rendered only if some of its columns are out of view. */
export function BoardScroll({ board }: { board: RefObject<HTMLDivElement | null> }) {
  const { before, after } = useScrollEdges(board);
  if (!before && !after) return null;
  const scroll = (direction: 1 | -1): void => {
    const { current: node } = board;
    node?.scrollBy({ left: direction * node.clientWidth });
  };
  return (
    <Cluster gap={2} justify="end" className={styles.scroll}>
      <span className="muted small">{after ? 'More columns on the right' : 'More columns on the left'}</span>
      <IconButton
        label="Previous columns"
        size="sm"
        look="paper"
        disabled={!before}
        onClick={() => scroll(-1)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton label="Next columns" size="sm" look="paper" disabled={!after} onClick={() => scroll(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </Cluster>
  );
}

/** Returns on which sides an element has content that is scrolled out of view. */
function useScrollEdges(element: RefObject<HTMLElement | null>): Edges {
  const [edges, setEdges] = useState<Edges>({ before: false, after: false });
  useEffect(() => {
    const { current: node } = element;
    if (!node) return;
    const measure = (): void => {
      const before = node.scrollLeft > 2;
      const after = node.scrollLeft + node.clientWidth < node.scrollWidth - 2;
      setEdges((old) => (old.before === before && old.after === after ? old : { before, after }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    node.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', measure);
    };
  }, [element]);
  return edges;
}
