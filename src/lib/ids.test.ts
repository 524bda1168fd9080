import { describe, expect, it } from 'vitest';
import { displayNumber, inquiryNumber, orderNumber, parseStoreNumber } from './ids.ts';

describe('numbers of a store', () => {
  it('begin with the prefix of the store once it has one', () => {
    expect(orderNumber('BS', 7)).toBe('BS-0007');
    expect(orderNumber('BS2', 12_345)).toBe('BS2-12345');
    expect(orderNumber(null, 7)).toBe(displayNumber(7));
  });

  it('differ between inquiries and orders', () => {
    expect(inquiryNumber('BS', 7)).toBe('BS-Q0007');
    expect(inquiryNumber(null, 7)).toBe('#Q0007');
  });

  it.each([
    ['BS-0007', { kind: 'order', prefix: 'BS', number: 7 }],
    ['bs2-12345', { kind: 'order', prefix: 'BS2', number: 12_345 }],
    ['#bs 7', { kind: 'order', prefix: 'BS', number: 7 }],
    ['#0007', { kind: null, prefix: null, number: 7 }],
    [' 7 ', { kind: null, prefix: null, number: 7 }],
    ['0000', { kind: null, prefix: null, number: 0 }],
    ['BS-Q0007', { kind: 'inquiry', prefix: 'BS', number: 7 }],
    ['BS-T0007', { kind: 'quote', prefix: 'BS', number: 7 }],
    ['t7', { kind: 'quote', prefix: null, number: 7 }],
    ['bs q7', { kind: 'inquiry', prefix: 'BS', number: 7 }],
    ['#Q0007', { kind: 'inquiry', prefix: null, number: 7 }],
    ['q-7', { kind: 'inquiry', prefix: null, number: 7 }],
    ['Q', null],
    ['BS', null],
    ['box 0427 mailer', null],
    ['12345678901', null],
  ])('are read from %j', (text, expected) => expect(parseStoreNumber(text)).toEqual(expected));
});
