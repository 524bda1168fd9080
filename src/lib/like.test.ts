import { describe, expect, it } from 'vitest';
import { containing, literal } from './like.ts';

describe('a text in a pattern', () => {
  it('means itself, whatever signs it has', () => {
    expect(literal('100%_cotton\\box')).toBe('100\\%\\_cotton\\\\box');
    expect(containing('5%')).toBe('%5\\%%');
  });
});
