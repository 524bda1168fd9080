import { expect, it } from 'vitest';
import { losesLetters, printable } from './letters.ts';

it('leaves alone what the typeface has', () => {
  for (const text of ['₹1,24,500.00 – 48 µm', 'Łódź, Şişli', 'O’Brien & Søn'])
    expect(printable(text)).toBe(text);
});

it('writes Cyrillic and Greek in Latin letters', () => {
  expect(printable('Щукин Юрий, Київ')).toBe('Shchukin Yuriy, Kiyiv');
  expect(printable('Αθήνα')).toBe('Athina');
  expect(losesLetters('Москва')).toBe(false);
});

it('marks what cannot be printed, once for a name, and never leaves a box', () => {
  expect(printable('深圳 包装 Ltd')).toBe('[...] Ltd');
  expect(printable('पैकराइट, Pune')).toBe('[...], Pune');
  expect(losesLetters('شركة')).toBe(true);
  expect(printable(printable('شركة'))).toBe(printable('شركة'));
});
