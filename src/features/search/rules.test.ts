import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWord, correctedText, isCorrectable, unfinished, wordsOf } from './rules.ts';

describe('the words of a search', () => {
  it('are letters and digits of any script, whatever stands between', () => {
    expect(wordsOf('E-flute "box" (kraft) & !tape:*')).toEqual(['e', 'flute', 'box', 'kraft', 'tape']);
    expect(wordsOf('Größe 450×350 कागज')[0]).toBe('größe');
    expect(wordsOf('📦 \u0000')).toEqual([]);
  });

  it('never carry an operator into the query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(unfinished(text) ?? 'a').toMatch(/^[\p{L}\p{N}]+(:\*)?( & [\p{L}\p{N}]+(:\*)?)*$/u);
        expect(anyWord(text)).toMatch(/^[\p{L}\p{N} ]*$/u);
      }),
    );
  });

  it('are corrected one by one, and left alone when they are figures', () => {
    expect(correctedText('Corugated bx', new Map([['corugated', 'corrugated']]))).toBe('corrugated bx');
    expect(correctedText('corrugated', new Map())).toBeNull();
    expect(['0427', 'box', 'corugated', '450mm'].map(isCorrectable)).toEqual([false, false, true, false]);
  });
});
