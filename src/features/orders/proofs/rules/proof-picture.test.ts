import { describe, expect, it } from 'vitest';
import { movedByKey, pictureOf, withinPicture } from './proof-picture.ts';

describe('a pin', () => {
  it('moves by one percent with an arrow key, by ten with Shift, and not out of the picture', () => {
    expect(movedByKey({ x: 50, y: 50 }, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 49, y: 50 });
    expect(movedByKey({ x: 95, y: 50 }, { key: 'ArrowRight', shiftKey: true })).toEqual({ x: 100, y: 50 });
    expect(movedByKey({ x: 0, y: 0 }, { key: 'ArrowUp', shiftKey: false })).toEqual({ x: 0, y: 0 });
    expect(movedByKey({ x: 0, y: 0 }, { key: 'a', shiftKey: false })).toBeNull();
  });

  it('is stored with one decimal', () => {
    expect(withinPicture({ x: 33.3333, y: -4 })).toEqual({ x: 33.3, y: 0 });
  });
});

describe('the picture of a proof', () => {
  const file = { id: 'a', name: 'a', bytes: 1, width: null, height: null };
  const pdf = { ...file, role: 'proof' as const, contentType: 'application/pdf' };

  it('is the proof, the picture of its first page, or none', () => {
    expect(pictureOf({ files: [pdf] })).toBeNull();
    const preview = { ...file, role: 'preview' as const, contentType: 'image/webp' };
    expect(pictureOf({ files: [pdf, preview] })).toBe(preview);
    const image = { ...file, role: 'proof' as const, contentType: 'image/webp' };
    expect(pictureOf({ files: [image] })).toBe(image);
  });
});
