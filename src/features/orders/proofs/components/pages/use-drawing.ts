import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { canvasScale } from '../../rules/pages.ts';

interface Drawing {
  canvas: HTMLCanvasElement;
  /** Width on the screen, in CSS pixels. */
  shownWidth: number;
  onFailure: () => void;
}

/** Draws a page, again when its width changes, and returns whether that failed. */
export function useDrawing(
  page: PDFPageProxy,
  { canvas, shownWidth }: { canvas: HTMLCanvasElement | null; shownWidth: number },
): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!canvas || shownWidth === 0) return undefined;
    return drawPage(page, { canvas, shownWidth, onFailure: () => setFailed(true) });
  }, [page, canvas, shownWidth]);
  return failed;
}

/** Draws a page and returns a function that stops it and releases the memory of the canvas. */
function drawPage(page: PDFPageProxy, { canvas, shownWidth, onFailure }: Drawing): () => void {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = canvasScale({ width, height, shownWidth, density: devicePixelRatio });
  const viewport = page.getViewport({ scale });
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  let isStopped = false;
  const task = page.render({ canvas, viewport });
  task.promise.catch(() => isStopped || onFailure());
  return () => {
    isStopped = true;
    task.cancel();
    page.cleanup();
    canvas.width = 0;
    canvas.height = 0;
  };
}

/** A page is drawn again when its width passes one of these steps, and not for each pixel of a moving window. */
const widthStep = 64;

/** Returns the width of an element in CSS pixels, rounded up; 0 before it is known. */
export function useShownWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return undefined;
    const measure = (): void => setWidth(Math.ceil(element.clientWidth / widthStep) * widthStep);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
