import { expect, it } from 'vitest';
import { paymentTermsText } from './instalments.ts';

it('states the terms that were agreed in a quote, and the names of terms in all other orders', () => {
  const standard = { paymentTerm: 'Partial Payment', paymentSplit: null };
  expect(paymentTermsText({ ...standard, agreement: null })).toBe('Partial Payment');
  expect(paymentTermsText({ ...standard, agreement: {} })).toBe(
    '50% within 3 days of confirmation, 50% within 3 days of being ready',
  );
  const split = {
    paymentTerm: 'Partial Payment',
    paymentSplit: [
      { percent: 30, due: 'order' as const, days: 3 },
      { percent: 70, due: 'delivery' as const, days: 30 },
    ],
  };
  expect(paymentTermsText({ ...split, agreement: {} })).toBe(
    '30% with the order, 70% due 30 days after delivery',
  );
});
