import { describe, expect, it } from 'vitest';
import { canvasScale, countPinPages, hasSeveralPages, shownFileOf, withPages } from './pages.ts';

const pdf = { role: 'proof' as const, contentType: 'application/pdf' };
const picture = { role: 'proof' as const, contentType: 'image/png' };
const preview = { role: 'preview' as const, contentType: 'image/webp' };
const source = { role: 'source' as const, contentType: 'application/octet-stream' };

describe('a version of a proof', () => {
  it('shows the proof, or the picture of its first page that was sent with it', () => {
    expect(shownFileOf([source, pdf])).toBe(pdf);
    expect(shownFileOf([pdf, preview, source])).toBe(preview);
    expect(shownFileOf([picture])).toBe(picture);
    expect(shownFileOf([])).toBeNull();
  });

  it('has pins on each page of a document, on a picture, and nowhere else', () => {
    expect(countPinPages([pdf, source])).toBe(50);
    expect(countPinPages([picture])).toBe(1);
    expect(countPinPages([pdf, preview])).toBe(1);
    expect(countPinPages([])).toBe(0);
  });
});

describe('a pin', () => {
  it('that was placed before there were pages is on the first', () => {
    const stored = { x: 1, y: 2, comment: 'Larger' };
    expect(withPages([stored, { ...stored, page: 3 }])).toEqual([
      { ...stored, page: 1 },
      { ...stored, page: 3 },
    ]);
  });

  it('states its page if there are several', () => {
    expect(hasSeveralPages([{ page: 1 }], null)).toBe(false);
    expect(hasSeveralPages([{ page: 1 }], 1)).toBe(false);
    expect(hasSeveralPages([{ page: 1 }], 2)).toBe(true);
    expect(hasSeveralPages([{ page: 1 }, { page: 2 }], null)).toBe(true);
  });
});

describe('the canvas of a page', () => {
  const a4 = { width: 595, height: 842 };

  it('has a pixel for each of the screen', () => {
    expect(canvasScale({ ...a4, shownWidth: 595, density: 2 })).toBe(2);
  });

  it('stays within what phones can draw, whatever the size of the page', () => {
    for (const page of [a4, { width: 3, height: 14_400 }, { width: 14_400, height: 14_400 }]) {
      const scale = canvasScale({ ...page, shownWidth: 2000, density: 3 });
      expect(page.width * scale).toBeLessThanOrEqual(4096.01);
      expect(page.height * scale).toBeLessThanOrEqual(4096.01);
      expect(page.width * page.height * scale * scale).toBeLessThanOrEqual(12_000_001);
    }
  });
});
