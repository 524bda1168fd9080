import { describe, expect, it } from 'vitest';
import { isErrorCell, parseText } from '#features/catalog/spreadsheet-cells/rules/read-cells.ts';
import { parseNumber } from '#lib/cell-values.ts';
import { guessColumns } from './mapping.ts';

describe('cells', () => {
  it('keep the text of HTML: all entities are decoded, and blocks and list items get their own lines', () => {
    expect(parseText('Strong<ul><li>One &eacute;</li><li>Two &#8364;</li></ul>')).toBe(
      'Strong\nOne é\nTwo €',
    );
    expect(parseText('Caf&eacute; &amp; bar &hellip;')).toBe('Café & bar …');
    expect(parseText('<p>a</p><script>alert(1)</script><td>b</td><td>c</td>')).toBe('a\nb c');
    expect(parseText('AT&T, R&D &unknown;')).toBe('AT&T, R&D &unknown;');
  });

  it('with hostile HTML are read in no time', () => {
    const started = performance.now();
    for (const part of ['<script>', '<style>', '<', '<br ', '<p ', '&amp', '</'])
      parseText(part.repeat(20_000 / part.length));
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('are read as numbers in every format that spreadsheets write', () => {
    expect([parseNumber('1e5'), parseNumber('1.2E+03'), parseNumber('1,234.50')]).toEqual([
      100_000, 1200, 1234.5,
    ]);
    expect(parseNumber('e5')).toBeNaN();
  });

  it('are recognised as errors in every language, and colour codes are not', () => {
    for (const error of ['#N/A', '#REF!', '#DIV/0!', '#NV', '#BEZUG!', '#NAME?', '#¿NOMBRE?', '#VALEUR!'])
      expect(isErrorCell(error), error).toBe(true);
    for (const text of ['#FFFFFF', '#1 box', 'N/A', '#box!']) expect(isErrorCell(text), text).toBe(false);
  });
});

it.each([
  ['German', ['Artikelnummer', 'Bezeichnung', 'Preis', 'Lagerbestand', 'Farbe']],
  ['French', ['Référence', 'Désignation', 'Prix unitaire', 'Quantité', 'Couleur']],
  ['Spanish', ['Código', 'Nombre', 'Precio', 'Existencias', 'Color']],
  ['Hindi', ['कोड', 'नाम', 'मूल्य', 'स्टॉक', 'रंग']],
])('guesses headings in %s', (_, headings) => {
  expect(guessColumns(headings)).toEqual(['sku', 'title', 'price', 'stock', 'colour']);
});
