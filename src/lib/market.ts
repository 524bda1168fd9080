/** The conventions of the country that a store sells from: money, numbers and days. */
export interface Market {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47: how numbers and amounts are grouped. */
  readonly locale: string;
  /** IANA name: when a store's day begins. */
  readonly timeZone: string;
  /** The zone as documents print it. */
  readonly timeZoneLabel: string;
  /** First month of the financial year, 1 to 12. */
  readonly financialYearStartMonth: number;
}

/** The market that every store sells from today: India. */
export const homeMarket: Market = {
  country: 'IN',
  currency: 'INR',
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
  timeZoneLabel: 'IST',
  financialYearStartMonth: 4,
};

/**
 * Returns the locale in which amounts of a currency are written: rupees `₹1,24,500`, all others `$124,500`. On public
 * pages it is that of the currency that the reader selected, for the amounts of every seller.
 */
export const currencyLocale = (currency: string): string =>
  currency === homeMarket.currency ? homeMarket.locale : 'en-US';
