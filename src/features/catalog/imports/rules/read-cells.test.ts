import { describe, expect, it } from 'vitest';
import { isErrorCell, numberIn, textIn } from '#features/catalog/spreadsheet-cells/rules/read-cells.ts';
import { guessColumns } from './mapping.ts';

describe('cells', () => {
  it('keep the text of HTML: every entity decoded, blocks and list items on lines of their own', () => {
    expect(textIn('Strong<ul><li>One &eacute;</li><li>Two &#8364;</li></ul>')).toBe('Strong\nOne é\nTwo €');
    expect(textIn('Caf&eacute; &amp; bar &hellip;')).toBe('Café & bar …');
    expect(textIn('<p>a</p><script>alert(1)</script><td>b</td><td>c</td>')).toBe('a\nb c');
    expect(textIn('AT&T, R&D &unknown;')).toBe('AT&T, R&D &unknown;');
  });

  it('of hostile HTML are read in no time', () => {
    const started = performance.now();
    for (const part of ['<script>', '<style>', '<', '<br ', '<p ', '&amp', '</'])
      textIn(part.repeat(20_000 / part.length));
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('hold numbers as spreadsheets write them', () => {
    expect([numberIn('1e5'), numberIn('1.2E+03'), numberIn('1,234.50')]).toEqual([100_000, 1200, 1234.5]);
    expect(numberIn('e5')).toBeNaN();
  });

  it('hold errors in every language, and colours are none', () => {
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
