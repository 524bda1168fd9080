import { expect, it } from 'vitest';
import { breakLines, createPdf, drawText, finishPdf, measureTextWidth } from './pdf-document.ts';

const emptyPdf = () =>
  createPdf({ size: 'A6', margin: 18, title: 'Label', author: 'A store', createdAt: new Date(0) });

/** Returns the fonts embedded in a PDF with this text. */
async function embeddedFonts(text: string): Promise<string[]> {
  const pdf = await emptyPdf();
  drawText(pdf, { text, x: 18, y: 18, width: 200 });
  const file = (await finishPdf(pdf)).toString('latin1');
  const faces = [
    ...file.matchAll(/\/BaseFont \/[A-Z]{6}\+(Archivo|NotoSansDevanagari|NotoSansSC|[A-Za-z]+)/g),
  ].map(([, face]) => face ?? '');
  return [...new Set(faces)].toSorted();
}

it('embeds only the fonts of the scripts that are used', async () => {
  expect(await embeddedFonts('Sahyadri Corrugators')).toEqual(['Archivo']);
  expect(await embeddedFonts('श्री गणेश पैकेजिंग, Pune')).toEqual(['Archivo', 'NotoSansDevanagari']);
  expect(await embeddedFonts('宁波浩辰包装有限公司')).toEqual(['NotoSansSC']);
});

it('breaks a long word between letters, never inside a syllable', async () => {
  const pdf = await emptyPdf();
  const word = 'क्ष्मी'.repeat(12);
  const lines = breakLines(pdf, { text: word, width: 60 });
  expect(lines.join('')).toBe(word);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    expect(measureTextWidth(pdf, { text: line })).toBeLessThanOrEqual(60);
    expect(line).toMatch(/^\p{L}/u);
  }
});
