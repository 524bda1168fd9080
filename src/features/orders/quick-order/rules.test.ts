import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseList, slugOf } from './rules.ts';

describe('a pasted list', () => {
  it.each([
    ['KF-0201-300, 500', 'KF-0201-300', 500],
    ['KF-0201-300;500', 'KF-0201-300', 500],
    ['KF-0201-300\t5,000', 'KF-0201-300', 5000],
    ['KF 0201 300 x 500', 'KF 0201 300', 500],
    ['500 x KF-0201-300', 'KF-0201-300', 500],
    ['"KF-0201-300","1 200"', 'KF-0201-300', 1200],
    ['KF-0201-300 500 pcs', 'KF-0201-300', 500],
    ['KF-0201-300 1,00,000', 'KF-0201-300', 100_000],
    [
      'https://packwright.example/products/mailer-box-12, 40',
      'https://packwright.example/products/mailer-box-12',
      40,
    ],
  ])('reads %s', (text, code, quantity) => {
    expect(parseList(text)).toEqual({ lines: [{ code, quantity }], refused: [] });
  });

  it('skips a heading and empty lines, and returns the lines it cannot read', () => {
    expect(parseList('SKU,Quantity\r\n\r\nA-1,5\njust words\nB-2,0\n')).toEqual({
      lines: [{ code: 'A-1', quantity: 5 }],
      refused: [
        { line: 4, text: 'just words' },
        { line: 5, text: 'B-2,0' },
      ],
    });
  });

  it('never throws, loses no line, and returns whole positive quantities', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const { lines, refused } = parseList(text);
        for (const { quantity, code } of lines) {
          expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true);
          expect(code.trim()).not.toBe('');
        }
        const nonEmpty = text.split(/\r\n|\r|\n/).filter((line) => line.replaceAll('"', '').trim() !== '');
        expect(lines.length + refused.length).toBeGreaterThanOrEqual(nonEmpty.length - 1);
      }),
    );
  });

  it('stays fast on adversarial input', () => {
    const started = performance.now();
    parseList(`${'1 '.repeat(5000)}x\n`.repeat(20));
    parseList(`${'a'.repeat(100_000)} ${' '.repeat(100_000)}\n`);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

it('finds a product by the URL of its page', () => {
  expect(slugOf('https://packwright.example/products/Mailer-box-12?x=1')).toBe('mailer-box-12');
  expect(slugOf('KF-0201')).toBe('kf-0201');
});
