import { expect, it } from 'vitest';
import { losesLetters, partOf, printable } from './letters.ts';

it('leaves alone what the typeface has', () => {
  for (const text of ['₹1,24,500.00 – 48 µm', 'Łódź, Şişli', 'O’Brien & Søn'])
    expect(printable(text)).toBe(text);
});

it('writes Cyrillic and Greek in Latin letters', () => {
  expect(printable('Щукин Юрий, Київ')).toBe('Shchukin Yuriy, Kiyiv');
  expect(printable('Αθήνα')).toBe('Athina');
  expect(losesLetters('Москва')).toBe(false);
});

it('leaves Devanagari, Chinese and Japanese as they are, with what joins their letters', () => {
  for (const text of [
    'श्री गणेश पैकेजिंग, पुणे',
    'कार्यालय र\u200dय',
    '深圳市包装有限公司',
    '北上ラベル製作所、１２号',
  ])
    expect([printable(text), losesLetters(text)]).toEqual([text, false]);
  expect(printable('Box\u200d Ltd')).toBe('Box Ltd');
  expect(Array.from('Aşक深', partOf)).toEqual(['latin', 'latin-ext', 'devanagari', 'han']);
});

it('marks what cannot be printed, once for a name, and never leaves a box', () => {
  expect(printable('شركة النخيل Ltd')).toBe('[...] Ltd');
  expect(printable('주식회사, Seoul')).toBe('[...], Seoul');
  expect(losesLetters('شركة')).toBe(true);
  expect(printable(printable('شركة'))).toBe(printable('شركة'));
});
