import { expect, it } from 'vitest';
import { createSheet, finishSheet, linesOf, widthOf, write } from './sheet.ts';

const emptySheet = () =>
  createSheet({ size: 'A6', margin: 18, title: 'Label', author: 'A store', createdAt: new Date(0) });

/** The typefaces that a paper with this text brings along. */
async function facesFor(text: string): Promise<string[]> {
  const sheet = await emptySheet();
  write(sheet, text, { x: 18, y: 18, width: 200 });
  const file = (await finishSheet(sheet)).toString('latin1');
  const faces = [
    ...file.matchAll(/\/BaseFont \/[A-Z]{6}\+(Archivo|NotoSansDevanagari|NotoSansSC|[A-Za-z]+)/g),
  ].map(([, face]) => face ?? '');
  return [...new Set(faces)].toSorted();
}

it('brings along the typefaces of the scripts that are written, and no other', async () => {
  expect(await facesFor('Sahyadri Corrugators')).toEqual(['Archivo']);
  expect(await facesFor('श्री गणेश पैकेजिंग, Pune')).toEqual(['Archivo', 'NotoSansDevanagari']);
  expect(await facesFor('宁波浩辰包装有限公司')).toEqual(['NotoSansSC']);
});

it('breaks a long word between letters, never inside a syllable', async () => {
  const sheet = await emptySheet();
  const word = 'क्ष्मी'.repeat(12);
  const lines = linesOf(sheet, word, { width: 60 });
  expect(lines.join('')).toBe(word);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    expect(widthOf(sheet, line, {})).toBeLessThanOrEqual(60);
    expect(line).toMatch(/^\p{L}/u);
  }
});
