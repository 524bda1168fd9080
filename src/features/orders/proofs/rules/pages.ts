import { maxPages, type Pin, type ProofFile } from '../contract.ts';

type FileFacts = Pick<ProofFile, 'role' | 'contentType'>;

/** Returns the file of a version that is shown: a picture of the first page where one was sent, otherwise the proof. */
export const shownFileOf = <File extends FileFacts>(files: readonly File[]): File | null =>
  files.find(({ role }) => role === 'preview') ?? files.find(({ role }) => role === 'proof') ?? null;

/** Returns true for a file with pages. */
export const isDocument = ({ contentType }: Pick<ProofFile, 'contentType'>): boolean =>
  contentType === 'application/pdf';

/**
 * Returns how many pages of a version can have pins: one of a picture, none without a proof. How many pages a document
 * has is known only where it is shown, so here it has as many as are shown at most.
 */
export function countPinPages(files: readonly FileFacts[]): number {
  const file = shownFileOf(files);
  if (!file) return 0;
  return isDocument(file) ? maxPages : 1;
}

/** A pin as it is stored: those that were placed before documents had pages have none. */
export type StoredPin = Omit<Pin, 'page'> & { page?: number };

/** Returns stored pins with their pages. */
export const withPages = (pins: readonly StoredPin[]): Pin[] =>
  pins.map(({ page = 1, ...pin }) => ({ ...pin, page }));

/** Returns true where pins state their page: on a document that has, or whose pins show that it has, several. */
export const hasSeveralPages = (pins: readonly Pick<Pin, 'page'>[], pageCount: number | null): boolean =>
  (pageCount ?? 1) > 1 || pins.some(({ page }) => page > 1);

/** Maximum width and height of a canvas: what phones can draw. */
const maxCanvasSide = 4096;
const maxCanvasPixels = 12_000_000;

interface PageOnScreen {
  /** Size of the page in points. */
  width: number;
  height: number;
  /** Width on the screen, in CSS pixels. */
  shownWidth: number;
  /** Device pixels per CSS pixel. */
  density: number;
}

/** Returns device pixels per point at which a page is sharp, or as sharp as a canvas of limited size allows. */
export function canvasScale({ width, height, shownWidth, density }: PageOnScreen): number {
  return Math.min(
    (shownWidth * density) / width,
    maxCanvasSide / Math.max(width, height),
    Math.sqrt(maxCanvasPixels / (width * height)),
  );
}
