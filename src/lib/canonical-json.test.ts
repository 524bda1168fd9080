import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

const offer = { lines: [{ title: 'Box', prices: [{ quantity: 5, unit: 'piece' }] }], place: 'Portland, OR' };

it('does not depend on the order of keys, at any depth, only on what they say', () => {
  const { lines, place } = offer;
  const [line] = lines;
  const reordered = { place, lines: [{ prices: [{ unit: 'piece', quantity: 5 }], title: line?.title }] };
  expect(canonicalJson(reordered)).toBe(canonicalJson(offer));
  expect(canonicalJson({ ...offer, place: 'Portland, ME' })).not.toBe(canonicalJson(offer));
});

it('keeps the order of lists', () => {
  expect(canonicalJson({ b: [2, 1], a: null })).toBe('{"a":null,"b":[2,1]}');
});
