import { describe, expect, it } from 'vitest';
import { addressText, handoverText } from './handover-text.ts';

const collected = { incoterm: 'EXW', place: 'Pune' } as const;
const shipped = { incoterm: 'FOB', place: 'Nhava Sheva' } as const;
const delivered = { incoterm: 'DDP', place: 'Portland' } as const;

describe('the confirmation of an award', () => {
  it('says who moves the goods of each order', () => {
    expect(handoverText(collected)).toBe('EXW Pune: you collect the goods there.');
    expect(handoverText(shipped)).toBe('FOB Nhava Sheva: you arrange the freight from there.');
    expect(handoverText({ incoterm: 'CIF', place: 'Long Beach' })).toBe(
      'CIF Long Beach: the supplier pays the freight to there.',
    );
    expect(handoverText(delivered)).toBe('DDP Portland: the supplier delivers the goods there.');
  });

  it('claims a delivery only if the supplier of each order delivers', () => {
    expect(addressText([delivered], '1 Main St, Portland')).toBe('Delivered to 1 Main St, Portland.');
    expect(addressText([collected], '1 Main St, Portland')).toBe(
      'Address on the order: 1 Main St, Portland.',
    );
    expect(addressText([delivered, shipped], '1 Main St, Portland')).toBe(
      'Address on the orders: 1 Main St, Portland.',
    );
  });
});
