import { describe, expect, it } from 'vitest';
import { containing, literal, webWords } from './like.ts';

describe('a text in a pattern', () => {
  it('means itself, whatever signs it has', () => {
    expect(literal('100%_cotton\\box')).toBe('100\\%\\_cotton\\\\box');
    expect(containing('5%')).toBe('%5\\%%');
  });
});

describe('words for a search', () => {
  it('may leave out a word, and nothing else', () => {
    expect(webWords('e-flute box -tape')).toBe('e-flute box -tape');
    expect(webWords('-- - -"-x')).toBe('      "-x');
  });
});
