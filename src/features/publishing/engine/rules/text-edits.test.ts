import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { block, type Edit, link, prefixLines, wrap } from './text-edits.ts';

const bold = { mark: '**', words: 'bold text' };

/** Returns the text after an edit, as the browser applies it. */
const applyEdit = (text: string, { from, to, insert }: Edit): string =>
  text.slice(0, from) + insert + text.slice(to);

describe('text edits', () => {
  it('make selected text bold, and plain again', () => {
    const edit = wrap({ text: 'a strong box', start: 2, end: 8 }, bold);
    const text = applyEdit('a strong box', edit);
    expect(text).toBe('a **strong** box');
    expect(text.slice(edit.start, edit.end)).toBe('strong');
    expect(applyEdit(text, wrap({ text, ...edit }, bold))).toBe('a strong box');
  });

  it('insert sample text if nothing is selected', () => {
    expect(applyEdit('', wrap({ text: '', start: 0, end: 0 }, bold))).toBe('**bold text**');
  });

  it('undo themselves when applied twice, whatever is selected', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), fc.nat(40), (text, a, b) => {
        const start = Math.min(a, b, text.length);
        const end = Math.min(Math.max(a, b), text.length);
        fc.pre(!text.includes('*') && end > start);
        const edit = wrap({ text, start, end }, bold);
        const once = applyEdit(text, edit);
        expect(applyEdit(once, wrap({ text: once, ...edit }, bold))).toBe(text);
      }),
    );
  });

  it('number the selected lines', () => {
    const text = 'cut\ncrease\nfold';
    const edit = prefixLines({ text, start: 0, end: text.length }, '1.');
    expect(applyEdit(text, edit)).toBe('1. cut\n2. crease\n3. fold');
    const again = { text: applyEdit(text, edit), start: edit.start, end: edit.end };
    expect(applyEdit(again.text, prefixLines(again, '1.'))).toBe(text);
  });

  it('make a heading of the cursor’s line', () => {
    const text = 'one\nWhat it is\nthree';
    expect(applyEdit(text, prefixLines({ text, start: 7, end: 7 }, '##'))).toBe('one\n## What it is\nthree');
  });

  it('select the URL of a new link', () => {
    const edit = link({ text: 'see FEFCO', start: 4, end: 9 });
    const text = applyEdit('see FEFCO', edit);
    expect(text).toBe('see [FEFCO](https://)');
    expect(text.slice(edit.start, edit.end)).toBe('https://');
  });

  it('separate a table from the lines around it', () => {
    expect(applyEdit('before', block({ text: 'before', start: 6, end: 6 }, '| a |'))).toBe(
      'before\n\n| a |\n\n',
    );
  });
});
