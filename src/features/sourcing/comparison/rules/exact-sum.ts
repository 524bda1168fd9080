import type { ExchangeRates } from '#lib/exchange.ts';
import { minorUnits } from '#lib/money.ts';

/**
 * Minor units are multiplied by this, so that shares in hundredths of a percent, of shares, and days of a year in percent
 * remain whole numbers.
 */
const scale = 36_500_000_000n;

/** An exact amount: a part in the currency of the quote and a part in that of the buyer, both scaled. */
export interface ExactSum {
  quoted: bigint;
  own: bigint;
}

export const zero: ExactSum = { quoted: 0n, own: 0n };

export const inQuoted = (minor: number): ExactSum => ({ quoted: BigInt(minor) * scale, own: 0n });
export const inOwn = (minor: number): ExactSum => ({ quoted: 0n, own: BigInt(minor) * scale });

export const add = (sums: readonly ExactSum[]): ExactSum => {
  let [quoted, own] = [0n, 0n];
  for (const sum of sums) {
    quoted += sum.quoted;
    own += sum.own;
  }
  return { quoted, own };
};

/** Returns a fraction of an amount. */
export const share = ({ quoted, own }: ExactSum, [part, whole]: readonly [bigint, bigint]): ExactSum => ({
  quoted: (quoted * part) / whole,
  own: (own * part) / whole,
});

/** Minor units of the buyer's currency per minor unit of the quote's, as a fraction. */
export interface Exchange {
  numerator: bigint;
  denominator: bigint;
}

/** Decimals of the rates in the database. */
export const rateDecimals = 6;
const rateScale = 10 ** rateDecimals;

/** Returns the exchange at the monthly rates; null if one of the currencies has none. */
export function exchangeBetween(
  { from, to }: { from: string; to: string },
  rates: ExchangeRates,
): Exchange | null {
  if (from === to) return { numerator: 1n, denominator: 1n };
  const [ofQuote, ofBuyer] = [Number(rates.perDollar[from]), Number(rates.perDollar[to])];
  if (!(ofQuote > 0 && ofBuyer > 0)) return null;
  const parts = (rate: number, units: number) => BigInt(Math.round(rate * rateScale)) * BigInt(units);
  return { numerator: parts(ofBuyer, minorUnits(to)), denominator: parts(ofQuote, minorUnits(from)) };
}

/** An exact amount in minor units of the buyer's currency, as a fraction. */
export interface ExactAmount {
  numerator: bigint;
  denominator: bigint;
}

export const amountOf = ({ quoted, own }: ExactSum, exchange: Exchange): ExactAmount => ({
  numerator: own * exchange.denominator + quoted * exchange.numerator,
  denominator: exchange.denominator * scale,
});

/** Compares exactly: negative if the first is lower. */
export function compareAmounts(one: ExactAmount, other: ExactAmount): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** Returns an amount times a whole number, rounded half away from zero. */
export function roundAmount({ numerator, denominator }: ExactAmount, times = 1): number {
  const product = numerator * BigInt(times);
  const half = denominator / 2n;
  return Number((product < 0n ? product - half : product + half) / denominator);
}
