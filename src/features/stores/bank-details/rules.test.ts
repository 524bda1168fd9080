import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban, isSepaIban, withCheckDigits } from './rules/iban.ts';
import {
  type BankForm,
  findBankProblems,
  isIfsc,
  isPan,
  isSameName,
  isSwift,
  isUpiId,
  keepsAccountNumber,
  maskNumber,
  maskUpiId,
} from './rules.ts';

const right: BankForm = {
  accountHolder: 'Sahyadri Corrugators',
  bankName: 'HDFC Bank',
  branch: '',
  accountNumber: '5010 0123 4567 89',
  ifsc: 'hdfc0001234',
  swift: '',
  upiId: '',
  gstin: '27AAPFU0939F1ZV',
  pan: 'AAPFU0939F',
};
const wrong = (changes: Partial<BankForm>, country = 'IN') =>
  findBankProblems({ ...right, ...changes }, country).map(({ path }) => path);

describe('the codes of banks and tax authorities', () => {
  it.each([
    ['GB82WEST12345698765432', true],
    ['DE89370400440532013000', true],
    ['DE89370400440532013001', false],
    ['DE893704004405320130', false],
    ['US64SVBKUS6S3300958879', false],
    ['XX00', false],
  ])('IBAN %s', (code, holds) => expect(isIban(code)).toBe(holds));

  it('detects every single wrong digit in an IBAN', () => {
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

  it.each([
    ['asha@okhdfcbank', true],
    ['98201.23456-a_b@ybl', true],
    ['asha@ok hdfc', false],
    ['asha@okhdfc.bank', false],
    ['asha&am=1@ybl', false],
    ['@ybl', false],
    ['asha', false],
  ])('UPI ID %s', (upiId, holds) => expect(isUpiId(upiId)).toBe(holds));

  it.each(['DE', 'GB', 'MT', 'NO', 'AE'])('makes IBANs for %s that check', (country) => {
    expect(isIban(withCheckDigits(country, '440011'))).toBe(true);
  });

  it('distinguishes SEPA from other IBANs', () => {
    expect(isSepaIban('DE89370400440532013000')).toBe(true);
    expect(isSepaIban(withCheckDigits('AE', '1'))).toBe(false);
  });

  it('compares company names ignoring case, punctuation and legal form', () => {
    expect(isSameName('SAHYADRI CORRUGATORS PVT. LTD.', 'Sahyadri Corrugators')).toBe(true);
    expect(isSameName('Asha Patil', 'Sahyadri Corrugators')).toBe(false);
  });

  it('recognizes IFSC, SWIFT and PAN', () => {
    expect([isIfsc('HDFC0001234'), isIfsc('HDFC1001234')]).toEqual([true, false]);
    expect([isSwift('HDFCINBB'), isSwift('HDFCINBBXXX'), isSwift('HDFC')]).toEqual([true, true, false]);
    expect([isPan('AAPFU0939F'), isPan('AAPXU0939F')]).toEqual([true, false]);
  });
});

describe('bank and tax details', () => {
  it('are accepted as people type them', () => expect(wrong({})).toEqual([]));
  it.each([
    [{ accountNumber: '12' }, ['accountNumber']],
    [{ ifsc: '' }, ['ifsc']],
    [{ ifsc: 'HDFC' }, ['ifsc']],
    [{ gstin: '27AAPFU0939F1ZW' }, ['gstin']],
    [{ pan: 'ABCPD1234E' }, ['pan']],
    [{ gstin: '', pan: '' }, []],
  ])('%j', (changes, paths) => expect(wrong(changes)).toEqual(paths));
  it('require a SWIFT code and accept an IBAN outside India', () => {
    const abroad = { ifsc: '', gstin: '', pan: '', accountNumber: 'GB82 WEST 1234 5698 7654 32' };
    expect(wrong(abroad, 'GB')).toEqual(['swift']);
    expect(wrong({ ...abroad, swift: 'WESTGB2L' }, 'GB')).toEqual([]);
    expect(wrong({ ...abroad, swift: 'WESTGB2L', accountNumber: 'GB83WEST12345698765432' }, 'GB')).toEqual([
      'accountNumber',
    ]);
  });
  it('require an IBAN where banks use it, and the bank’s own number elsewhere', () => {
    const abroad = { ifsc: '', gstin: '', pan: '', swift: 'TESTUS33' };
    expect(wrong({ ...abroad, accountNumber: '532013000' }, 'DE')).toEqual(['accountNumber']);
    expect(wrong({ ...abroad, accountNumber: '532013000' }, 'US')).toEqual([]);
    expect(wrong({ ...abroad, accountNumber: 'DE89370400440532013001' }, 'US')).toEqual(['accountNumber']);
  });
  it('accept a UPI ID only in India', () => {
    const abroad = { ifsc: '', gstin: '', pan: '', swift: 'TESTUS33', accountNumber: '532013000' };
    expect(wrong({ upiId: 'Sahyadri.Corrugators@okhdfcbank' })).toEqual([]);
    expect(wrong({ ...abroad, upiId: 'sahyadri@okhdfcbank' }, 'US')).toEqual(['upiId']);
  });
  it('show at most four characters', () =>
    expect([maskNumber('50100123456789'), maskNumber(''), maskUpiId('sahyadri@okhdfc')]).toEqual([
      '•••• 6789',
      '',
      'sa••••@okhdfc',
    ]));
  it('keep an account number that was left empty only with the same bank codes', () => {
    const saved = { ifsc: 'HDFC0001234', swift: '' };
    const keeps = (changes: Partial<BankForm>) =>
      keepsAccountNumber({ ...right, accountNumber: ' ', ...changes }, saved);
    expect(keeps({})).toBe(true);
    expect([keeps({ ifsc: 'ICIC0001234' }), keeps({ ifsc: '' }), keeps({ swift: 'HDFCINBB' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(keepsAccountNumber(right, saved)).toBe(false);
    expect(keepsAccountNumber({ ...right, accountNumber: '' }, null)).toBe(false);
  });
});
