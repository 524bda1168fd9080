import { numberFormat } from '#lib/formats.ts';
import { minorUnits } from '#lib/money.ts';
import type { OrderState } from '../rules.ts';

export const stateWords: Record<OrderState, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  in_production: 'In production',
  ready: 'Ready',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** An amount as people read it: `₹1,23,456.00`. */
export const amountWords = (minor: number, currency: string): string =>
  numberFormat('en-IN', { style: 'currency', currency }).format(minor / minorUnits(currency));
