import type { FreightLeg } from '../contract/assumptions.ts';

const euMembers = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** Returns the customs territory of a country: `EU` for its members, otherwise the country itself. */
export const customsTerritory = (country: string): string => (euMembers.has(country) ? 'EU' : country);

/** Territories whose customs value leaves out international freight and insurance. All others include them. */
const fobTerritories = new Set(['US', 'CA', 'AU', 'NZ', 'ZA']);

export type Valuation = 'FOB' | 'CIF';

/** Returns how a country values goods: `CIF` with freight and insurance up to the border, `FOB` without. */
export const valuationOf = (country: string): Valuation =>
  fobTerritories.has(customsTerritory(country)) ? 'FOB' : 'CIF';

/** Returns the legs that are part of the customs value. */
export const dutiableLegs = (valuation: Valuation): readonly FreightLeg[] =>
  valuation === 'FOB' ? ['export'] : ['export', 'main', 'insurance'];

interface DutyRate {
  /** First digits of the HS code; empty for all goods. */
  hsPrefix: string;
  /** ISO 3166-1 alpha-2; null for every country without a rate of its own. */
  origin: string | null;
  basisPoints: number;
  /** `YYYY-MM-DD` */
  validFrom: string;
  /** The tariff and its date. */
  source: string;
  /** Limits of the rate; empty without any. */
  note: string;
  /** False if it is only a part of the duty. */
  isComplete: boolean;
  confidence: 'high' | 'medium';
}

interface Goods {
  /** Digits of the HS code; empty without one. */
  hsCode: string;
  /** Country of origin, ISO 3166-1 alpha-2. */
  origin: string;
}

/** Returns the digits of an HS code that is the same in all tariffs. */
export const hsSubheading = (code: string | null): string => (code ?? '').replace(/\D/g, '').slice(0, 6);

/** Returns the most specific rate on a day: longest prefix, then a rate for this origin, then the newest. */
export function findDutyRate(
  rates: readonly DutyRate[],
  { hsCode, origin, day }: Goods & { day: string },
): DutyRate | null {
  const matching = rates.filter(
    (rate) =>
      hsCode.startsWith(rate.hsPrefix) &&
      (hsCode !== '' || rate.hsPrefix === '') &&
      (rate.origin === null || rate.origin === origin) &&
      rate.validFrom <= day,
  );
  const [best = null] = matching.toSorted(
    (a, b) =>
      b.hsPrefix.length - a.hsPrefix.length ||
      Number(b.origin !== null) - Number(a.origin !== null) ||
      b.validFrom.localeCompare(a.validFrom),
  );
  return best;
}

/** The duty on goods · none: no border is crossed · entered: by the buyer · tariff: from our table */
export type Duty =
  | { state: 'none' }
  | { state: 'unknown' }
  | { state: 'entered'; basisPoints: number }
  | { state: 'tariff'; basisPoints: number; rate: DutyRate };

interface DutyQuery extends Goods {
  destination: string | null;
  rates: readonly DutyRate[];
  entered: readonly { origin: string; hsCode: string; basisPoints: number }[];
  day: string;
}

/** Returns the duty on goods: what the buyer has entered, otherwise the tariff; unknown without both. */
export function dutyOn({ hsCode, origin, destination, rates, entered, day }: DutyQuery): Duty {
  if (destination === null) return { state: 'unknown' };
  if (customsTerritory(origin) === customsTerritory(destination)) return { state: 'none' };
  const own = entered.find((one) => one.origin === origin && one.hsCode === hsCode);
  if (own) return { state: 'entered', basisPoints: own.basisPoints };
  const rate = findDutyRate(rates, { hsCode, origin, day });
  return rate ? { state: 'tariff', basisPoints: rate.basisPoints, rate } : { state: 'unknown' };
}
