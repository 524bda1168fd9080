import { describe, expect, it } from 'vitest';
import { containsPattern, escapeLike, toWebSearchText } from './like.ts';

describe('text in a pattern', () => {
  it('is matched literally, including wildcards', () => {
    expect(escapeLike('100%_cotton\\box')).toBe('100\\%\\_cotton\\\\box');
    expect(containsPattern('5%')).toBe('%5\\%%');
  });
});

describe('search text', () => {
  it('allows excluding a word, and removes every other minus', () => {
    expect(toWebSearchText('e-flute box -tape')).toBe('e-flute box -tape');
    expect(toWebSearchText('-- - -"-x')).toBe('      "-x');
  });
});
