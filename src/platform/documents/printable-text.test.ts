import { expect, it } from 'vitest';
import { fontSubsetFor, losesCharacters, toPrintable } from './printable-text.ts';

it('keeps characters that the font has', () => {
  for (const text of ['₹1,24,500.00 – 48 µm', 'Łódź, Şişli', 'O’Brien & Søn'])
    expect(toPrintable(text)).toBe(text);
});

it('transliterates Cyrillic and Greek into Latin letters', () => {
  expect(toPrintable('Щукин Юрий, Київ')).toBe('Shchukin Yuriy, Kiyiv');
  expect(toPrintable('Αθήνα')).toBe('Athina');
  expect(losesCharacters('Москва')).toBe(false);
});

it('keeps Devanagari, Chinese and Japanese, including joiners', () => {
  for (const text of [
    'श्री गणेश पैकेजिंग, पुणे',
    'कार्यालय र\u200dय',
    '深圳市包装有限公司',
    '北上ラベル製作所、１２号',
  ])
    expect([toPrintable(text), losesCharacters(text)]).toEqual([text, false]);
  expect(toPrintable('Box\u200d Ltd')).toBe('Box Ltd');
  expect(Array.from('Aşक深', fontSubsetFor)).toEqual(['latin', 'latin-ext', 'devanagari', 'han']);
});

it('marks what cannot be printed, once per name, and never leaves an empty box', () => {
  expect(toPrintable('شركة النخيل Ltd')).toBe('[...] Ltd');
  expect(toPrintable('주식회사, Seoul')).toBe('[...], Seoul');
  expect(losesCharacters('شركة')).toBe(true);
  expect(toPrintable(toPrintable('شركة'))).toBe(toPrintable('شركة'));
});
