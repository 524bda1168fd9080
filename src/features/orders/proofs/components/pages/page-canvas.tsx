import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import styles from './document-pages.module.css';
import { useDrawing, useShownWidth } from './use-drawing.ts';

interface PageCanvasProps {
  document: PDFDocumentProxy;
  page: number;
  /** 1 fits the page into its frame. */
  zoom: number;
  /** Accessible name. */
  label: string;
  /** Above the page: pins. */
  children?: ReactNode;
}

/** Renders a page of a document in a frame. While the next page is read, the place of the last one stays. */
export function PageCanvas({ document, page: number, zoom, label, children }: PageCanvasProps) {
  const { page, failedNumber } = usePage(document, number);
  const isRead = page?.pageNumber === number;
  const { width, height } = page?.getViewport({ scale: 1 }) ?? { width: 4, height: 3 };
  const sizes = { '--ratio': `${width} / ${height}`, '--zoom': zoom } as CSSProperties;
  if (failedNumber === number) return <UnreadablePage />;
  return (
    <div
      className={styles.scroll}
      aria-busy={!isRead}
      // A page that is larger than its frame is scrolled with the keyboard.
      {...(zoom > 1 && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      <div className={styles.sheet} style={sizes}>
        {isRead && (
          <DrawnPage key={number} page={page} label={label}>
            {children}
          </DrawnPage>
        )}
      </div>
    </div>
  );
}

/** Returns the page that was read last, and the number of a page that cannot be read. */
function usePage(document: PDFDocumentProxy, number: number) {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [failedNumber, setFailedNumber] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    document.getPage(number).then(
      (read) => isCurrent && setPage(read),
      () => isCurrent && setFailedNumber(number),
    );
    return () => {
      isCurrent = false;
    };
  }, [document, number]);
  return { page, failedNumber };
}

/** Renders a page as a picture, sharp on the screen of the viewer. */
function DrawnPage({ page, label, children }: { page: PDFPageProxy; label: string; children: ReactNode }) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const shownWidth = useShownWidth(canvas);
  const failed = useDrawing(page, { canvas, shownWidth });
  if (failed) return <UnreadablePage />;
  return (
    <>
      <div role="img" aria-label={label} className={styles.drawing}>
        <canvas ref={setCanvas} className={styles.drawing} />
      </div>
      {children}
    </>
  );
}

const UnreadablePage = () => (
  <p className={`muted small ${styles.notice}`}>This page can’t be shown. Open the file to see it.</p>
);
