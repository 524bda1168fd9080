import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeness, lookLength, lookOf, type Pixels } from './look.ts';
import { fromLookText, lookCharacters, toLookText } from './look-text.ts';
import { signatureBits, signatureOf } from './signature.ts';

const side = 96;
type Colour = [red: number, green: number, blue: number];

interface Scene {
  shape: 'box' | 'tall' | 'round';
  colour: Colour;
  ground?: Colour;
  noise?: number;
  shift?: number;
  scale?: number;
}

/** Draws an object of one colour on a plain background, with noise as from a camera. */
function picture({
  shape,
  colour,
  ground = [240, 240, 240],
  noise = 0,
  shift = 0,
  scale = 1,
}: Scene): Pixels {
  const data = new Uint8Array(side * side * 4);
  let seed = 7;
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed / 2_147_483_648 - 0.5) * 2 * noise;
  };
  for (let at = 0; at < side * side; at += 1) {
    const x = ((at % side) - side / 2 - shift) / (side * 0.4 * scale);
    const y = (Math.floor(at / side) - side / 2) / (side * 0.4 * scale);
    const inside = {
      box: Math.abs(x) < 0.9 && Math.abs(y) < 0.6,
      tall: Math.abs(x) < 0.3 && Math.abs(y) < 1,
      round: Math.hypot(x, y) < 0.8,
    }[shape];
    for (const [part, value] of (inside ? colour : ground).entries())
      data[at * 4 + part] = Math.max(0, Math.min(255, value + random()));
    data[at * 4 + 3] = 255;
  }
  return { data, side, aspect: 1 };
}

const kraft: Colour = [190, 150, 100];
const blue: Colour = [40, 90, 170];

describe('a picture’s look', () => {
  it('stays the same if the object is moved, farther away, lit differently or on another background', () => {
    const one = lookOf(picture({ shape: 'box', colour: kraft }));
    for (const other of [
      picture({ shape: 'box', colour: kraft, shift: 8 }),
      picture({ shape: 'box', colour: kraft, scale: 0.7 }),
      picture({ shape: 'box', colour: [180, 143, 96], noise: 6 }),
      picture({ shape: 'box', colour: kraft, ground: [60, 70, 80] }),
    ])
      expect(likeness(one, lookOf(other))).toBeGreaterThan(0.85);
  });

  it('distinguishes shapes and colours, and ranks products that share one above those that share none', () => {
    const wanted = lookOf(picture({ shape: 'box', colour: kraft }));
    const to = (scene: Scene): number => likeness(wanted, lookOf(picture(scene)));
    const [otherColour, otherShape, neither] = [
      to({ shape: 'box', colour: blue }),
      to({ shape: 'tall', colour: kraft }),
      to({ shape: 'tall', colour: blue }),
    ];
    expect(otherColour).toBeLessThan(0.9);
    expect(otherShape).toBeLessThan(0.9);
    expect(neither).toBeLessThan(Math.min(otherColour, otherShape));
  });

  it('exists for every picture, even an empty or a transparent one', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: side * side * 4, maxLength: side * side * 4 }), (data) => {
        const look = lookOf({ data, side, aspect: 1 });
        expect(look).toHaveLength(lookLength);
        expect(likeness(look, look)).toBeCloseTo(1, 5);
        expect(toLookText(look)).toHaveLength(lookCharacters);
        expect(fromLookText(toLookText(look))).toEqual(look);
      }),
      { numRuns: 5 },
    );
    for (const value of [0, 255]) {
      const even = lookOf({ data: new Uint8Array(side * side * 4).fill(value), side, aspect: 1 });
      expect(even.every((one) => Number.isFinite(one))).toBe(true);
    }
  });
});

describe('a picture’s signature', () => {
  it('differs more the less alike two looks are', () => {
    const wanted = lookOf(picture({ shape: 'box', colour: kraft }));
    const away = (scene: Scene): number => {
      const [one, other] = [signatureOf(wanted), signatureOf(lookOf(picture(scene)))];
      return Array.from(one).filter((bit, place) => bit !== other[place]).length;
    };
    expect(signatureOf(wanted)).toMatch(/^[01]+$/);
    expect(signatureOf(wanted)).toHaveLength(signatureBits);
    const [near, far] = [
      away({ shape: 'box', colour: kraft, noise: 6 }),
      away({ shape: 'tall', colour: blue }),
    ];
    expect(near).toBeLessThan(60);
    expect(far).toBeGreaterThan(near);
  });
});
