import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropPixels } from '#features/files/files/rules.ts';
import {
  cropShapes,
  cropToRatio,
  fullCrop,
  isFullPicture,
  minCropShare,
  moveCrop,
  resizeCrop,
} from './crop-box.ts';
import { moveItem } from './form-picture.ts';

const step = fc.double({ min: -1.5, max: 1.5, noNaN: true });
const actions = fc.array(
  fc.record({
    act: fc.constantFrom('push', 'pull', 'shape'),
    x: step,
    y: step,
    shape: fc.constantFrom(...cropShapes),
  }),
  { maxLength: 12 },
);

describe('the crop box of a picture', () => {
  it('stays inside the picture and keeps its ratio, however it is moved and resized', () => {
    fc.assert(
      fc.property(actions, fc.double({ min: 0.3, max: 3.5, noNaN: true }), (list, pictureRatio) => {
        let box = fullCrop;
        let ratio: number | null = null;
        for (const { act, x, y, shape } of list) {
          if (act === 'shape') {
            ratio = shape.ratio;
            box = cropToRatio(box, { ratio, pictureRatio });
          } else {
            box = act === 'push' ? moveCrop(box, { x, y }) : resizeCrop(box, { x, y, ratio, pictureRatio });
          }
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(1.000001);
          expect(box.y + box.height).toBeLessThanOrEqual(1.000001);
          expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
          if (ratio !== null) expect((box.width / box.height) * pictureRatio).toBeCloseTo(ratio, 4);
        }
      }),
    );
  });

  it('contains only complete pixels of the picture', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        share,
        share,
        share,
        share,
        fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) }),
        (x, y, width, height, size) => {
          const part = cropPixels({ x, y, width, height }, size);
          expect(part.width).toBeGreaterThanOrEqual(1);
          expect(part.height).toBeGreaterThanOrEqual(1);
          expect(part.left + part.width).toBeLessThanOrEqual(size.width);
          expect(part.top + part.height).toBeLessThanOrEqual(size.height);
          expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('counts as the full picture until something is cut off', () => {
    expect(isFullPicture(fullCrop)).toBe(true);
    expect(isFullPicture({ ...fullCrop, height: 1 - minCropShare })).toBe(false);
  });
});

it('moving keeps every picture and puts the moved one in the requested position', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 8 }),
      fc.nat(7),
      fc.integer({ min: -3, max: 12 }),
      (list, from, to) => {
        const next = moveItem(list, { from, to });
        expect(next.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
        const item = list[from];
        if (item !== undefined) expect(next.indexOf(item)).toBe(Math.min(Math.max(0, to), list.length - 1));
      },
    ),
  );
});
