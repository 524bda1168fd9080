import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BankForm, bankProblems, isIban, isIfsc, isPan, isSwift, masked } from './rules.ts';

const right: BankForm = {
  accountHolder: 'Sahyadri Corrugators',
  bankName: 'HDFC Bank',
  accountNumber: '5010 0123 4567 89',
  ifsc: 'hdfc0001234',
  swift: '',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
};
const wrong = (changes: Partial<BankForm>, country = 'IN') =>
  bankProblems({ ...right, ...changes }, country).map(({ path }) => path);

describe('the codes of banks and tax offices', () => {
  it.each([
    ['GB82WEST12345698765432', true],
    ['DE89370400440532013000', true],
    ['DE89370400440532013001', false],
    ['XX00', false],
  ])('IBAN %s', (code, holds) => expect(isIban(code)).toBe(holds));

  it('finds every single wrong digit of an IBAN', () => {
    const iban = 'DE89370400440532013000';
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: iban.length - 1 }),
        fc.integer({ min: 1, max: 9 }),
        (place, by) => {
          const digit = (Number(iban[place]) + by) % 10;
          expect(isIban(`${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`)).toBe(false);
        },
      ),
    );
  });

  it('knows IFSC, SWIFT and PAN', () => {
    expect([isIfsc('HDFC0001234'), isIfsc('HDFC1001234')]).toEqual([true, false]);
    expect([isSwift('HDFCINBB'), isSwift('HDFCINBBXXX'), isSwift('HDFC')]).toEqual([true, true, false]);
    expect([isPan('AAPFU0939F'), isPan('AAPXU0939F')]).toEqual([true, false]);
  });
});

describe('bank and tax details', () => {
  it('are right as people type them', () => expect(wrong({})).toEqual([]));
  it.each([
    [{ accountNumber: '12' }, ['accountNumber']],
    [{ ifsc: '' }, ['ifsc']],
    [{ ifsc: 'HDFC' }, ['ifsc']],
    [{ gstin: '27AAPFU0939F1ZW' }, ['gstin']],
    [{ pan: 'ABCPD1234E' }, ['pan']],
    [{ gstin: '', pan: '' }, []],
  ])('%j', (changes, paths) => expect(wrong(changes)).toEqual(paths));
  it('ask for a SWIFT code and take an IBAN outside India', () => {
    const abroad = { ifsc: '', gstin: '', pan: '', accountNumber: 'GB82 WEST 1234 5698 7654 32' };
    expect(wrong(abroad, 'GB')).toEqual(['swift']);
    expect(wrong({ ...abroad, swift: 'WESTGB2L' }, 'GB')).toEqual([]);
    expect(wrong({ ...abroad, swift: 'WESTGB2L', accountNumber: 'GB83WEST12345698765432' }, 'GB')).toEqual(
      [],
    );
  });
  it('show four characters at most', () =>
    expect([masked('50100123456789'), masked('')]).toEqual(['•••• 6789', '']));
});
