import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentAccount } from '#features/stores/bank-details/rules.ts';
import { basicLatin, epcPayload, paymentCode, paymentReference, upiPayload } from './payment-code.ts';

const indian: PaymentAccount = {
  accountHolder: 'Sahyadri Corrugators',
  bankName: 'Demo Bank',
  branch: 'Bhosari',
  accountNumber: '99213340078125',
  ifsc: 'DEMO0000412',
  swift: '',
  upiId: 'sahyadri.corrugators@demobank',
};
const german: PaymentAccount = {
  accountHolder: 'Wikimedia Fördergesellschaft',
  bankName: 'Bank für Sozialwirtschaft',
  branch: '',
  accountNumber: 'DE33100205000001194700',
  ifsc: '',
  swift: 'BFSWDE33BER',
  upiId: '',
};
const rupees = {
  account: indian,
  country: 'IN',
  buyerCountry: 'IN',
  currency: 'INR',
  amountMinor: 1_614_375,
  reference: 'Order 0042',
};
const euros = {
  account: german,
  country: 'DE',
  buyerCountry: 'FR',
  currency: 'EUR',
  amountMinor: 12_300,
  reference: 'Order 0042',
};

describe('the UPI code', () => {
  it('has address, payee, amount, currency and note as NPCI’s linking specification requires', () => {
    expect(upiPayload(rupees)).toBe(
      'upi://pay?pa=sahyadri.corrugators@demobank&pn=Sahyadri%20Corrugators&am=16143.75&cu=INR&tn=Order%200042',
    );
  });

  it('is not offered to buyers abroad, whose apps cannot pay it', () => {
    expect(paymentCode(rupees)?.kind).toBe('upi');
    expect(paymentCode({ ...rupees, buyerCountry: 'US' })).toBeNull();
  });

  it('escapes text, so that it cannot add a parameter', () => {
    const account = { ...indian, accountHolder: 'Boxes & Co?am=1&pa=thief@upi' };
    const url = new URL(upiPayload({ ...rupees, account, reference: '#1&am=1' }));
    expect([url.searchParams.getAll('am'), url.searchParams.getAll('pa')]).toEqual([
      ['16143.75'],
      [indian.upiId],
    ]);
  });

  it('writes every amount exactly, with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (amountMinor) => {
        const [, rupee = '', paise = ''] =
          /am=(\d+)\.(\d\d)&/.exec(upiPayload({ ...rupees, amountMinor })) ?? [];
        expect(Number(rupee) * 100 + Number(paise)).toBe(amountMinor);
      }),
    );
  });

  it('cuts the note to 50 characters', () => {
    const note = new URL(upiPayload({ ...rupees, reference: 'A'.repeat(80) })).searchParams.get('tn');
    expect(note).toHaveLength(50);
  });
});

describe('the EPC code', () => {
  it('has the lines of EPC069-12 in their order', () => {
    expect(epcPayload(euros)?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BFSWDE33BER',
      'Wikimedia Fordergesellschaft',
      'DE33100205000001194700',
      'EUR123.00',
      '',
      '',
      'Order 0042',
    ]);
  });

  it('stays within the limits of the standard for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.integer({ min: 1, max: 99_999_999_999 }),
        (accountHolder, reference, amountMinor) => {
          const payload = epcPayload({
            ...euros,
            account: { ...german, accountHolder },
            reference,
            amountMinor,
          });
          if (payload === null) return;
          const lines = payload.split('\n');
          expect(lines).toHaveLength(11);
          expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(331);
          expect(lines[5]?.length).toBeLessThanOrEqual(70);
          expect(lines[10]?.length).toBeLessThanOrEqual(140);
          expect(lines[7]).toMatch(/^EUR\d{1,9}\.\d\d$/);
          expect(payload).toMatch(/^[A-Za-z0-9/\-?:().,'+ \n]+$/);
        },
      ),
    );
  });

  it('is left out for amounts that are too large and names without a valid letter', () => {
    expect(epcPayload({ ...euros, amountMinor: 100_000_000_000 })).toBeNull();
    expect(epcPayload({ ...euros, account: { ...german, accountHolder: '深圳市' } })).toBeNull();
  });
});

describe('the kind of code of an order', () => {
  it.each([
    ['rupees with a UPI ID in India', rupees, 'upi'],
    ['euros to a SEPA IBAN', euros, 'epc'],
    ['no UPI ID', { ...rupees, account: { ...indian, upiId: '' } }, undefined],
    ['another currency', { ...rupees, currency: 'USD' }, undefined],
    ['a store outside India', { ...rupees, country: 'US' }, undefined],
    ['dollars to an IBAN', { ...euros, currency: 'USD' }, undefined],
    [
      'an IBAN outside SEPA',
      { ...euros, account: { ...german, accountNumber: 'AE070331234567890123456' } },
      undefined,
    ],
    ['nothing due', { ...rupees, amountMinor: 0 }, undefined],
  ])('%s', (_, request, kind) => expect(paymentCode(request)?.kind).toBe(kind));
});

it('writes names and references in letters that every bank accepts', () => {
  expect(basicLatin('Müller & Söhne GmbH – Straße 5')).toBe('Muller + Sohne GmbH Strasse 5');
  expect(paymentReference('#0042')).toBe('Order 0042');
});
