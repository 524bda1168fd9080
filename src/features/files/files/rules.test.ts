import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, displayName, nameForContent } from './rules.ts';

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\GST.pdf', 'GST.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['  \u0000 ', 'file'],
    ['.htaccess', 'htaccess'],
    ['\u200b. .env. ', 'env'],
    ['...', 'file'],
    ['गुजरात 🏭.pdf', 'गुजरात 🏭.pdf'],
  ])('%j is shown as %j', (given, shown) => expect(displayName(given)).toBe(shown));

  it('is short, contains no path and keeps its extension', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const shown = displayName(`${text}.pdf`);
        expect(Array.from(shown).length).toBeLessThanOrEqual(120);
        expect(shown).not.toMatch(/[/\\\u0000-\u001f]/);
      }),
    );
    expect(displayName(`${'a'.repeat(300)}.pdf`)).toMatch(/…\.pdf$/);
  });

  it('gets the extension of the content type', () => {
    expect(nameForContent('logo.svg', 'image/webp')).toBe('logo.webp');
    expect(nameForContent('print.JPEG', 'image/jpeg')).toBe('print.JPEG');
    expect(nameForContent('print.png', 'image/jpeg')).toBe('print.jpg');
    expect(nameForContent('print', 'image/png')).toBe('print.png');
    expect(nameForContent('licence', 'application/pdf')).toBe('licence.pdf');
    expect(nameForContent(displayName('.htaccess'), 'application/pdf')).toBe('htaccess.pdf');
    expect(nameForContent(displayName('.pdf'), 'application/pdf')).toBe('pdf.pdf');
  });

  it('cannot break out of the Content-Disposition header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(contentDisposition(displayName(text))).toMatch(
          /^inline; filename="[^"\\]*"; filename\*=UTF-8''[A-Za-z0-9%\-._~]*$/,
        );
      }),
    );
  });
});
