import type { DeliveryCapability } from '#features/stores/suppliers/contract/options.ts';
import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';
import { homeMarket } from '#lib/market.ts';
import type { DeliveryZone, ZoneRule } from '../contract.ts';

interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string;
  state: string;
}

const normalize = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Returns true if two names mean the same state, regardless of spelling. */
export const isSameState = (a: string, b: string): boolean => a !== '' && normalize(a) === normalize(b);

/** Returns the delivery zone from one place to another. */
export function zoneBetween(from: Place, to: Place): DeliveryZone {
  if (from.country !== to.country) return 'abroad';
  return isSameState(from.state, to.state) ? 'state' : 'country';
}

interface StoreCurrency {
  /** The currency in which the store sells. */
  currency: string;
  /** Not needed for rupees. */
  rates: ExchangeRates | null;
}

/**
 * Returns the charges of a store that has set none; where it delivers follows from its registration. They are set in
 * rupees; other currencies get the same charges, rounded to two digits.
 */
export function standardZones(
  capabilities: readonly DeliveryCapability[],
  { currency, rates }: StoreCurrency = { currency: homeMarket.currency, rates: null },
): ZoneRule[] {
  const charge = (amountMinor: number): number => {
    const converted =
      rates && convertMoney({ amountMinor, currency: homeMarket.currency }, { to: currency, rates });
    return converted ? Number(converted.toPrecision(2)) : amountMinor;
  };
  const deliversNationwide =
    capabilities.length === 0 || capabilities.some((capability) => capability !== 'Local Only');
  return [
    {
      zone: 'state',
      offered: true,
      chargeMinor: charge(75_000),
      freeFromMinor: charge(5_000_000),
      transitDays: 2,
    },
    {
      zone: 'country',
      offered: deliversNationwide,
      chargeMinor: charge(150_000),
      freeFromMinor: charge(10_000_000),
      transitDays: 5,
    },
    {
      zone: 'abroad',
      offered: capabilities.includes('Export Ready'),
      chargeMinor: charge(2_500_000),
      freeFromMinor: null,
      transitDays: 21,
    },
  ];
}

interface DeliveryCost {
  chargeMinor: number;
  /** Value of goods missing for free delivery; null if it is free, or never is. */
  missingToFreeMinor: number | null;
  transitDays: number;
}

/** Returns what delivery to a zone costs for goods of this value; null if the supplier does not deliver there. */
export function deliveryTo(
  zones: readonly ZoneRule[],
  { zone, subtotalMinor }: { zone: DeliveryZone; subtotalMinor: number },
): DeliveryCost | null {
  const rule = zones.find((one) => one.zone === zone);
  if (!rule?.offered) return null;
  const { chargeMinor, freeFromMinor, transitDays } = rule;
  const isFree = chargeMinor === 0 || (freeFromMinor !== null && subtotalMinor >= freeFromMinor);
  return {
    chargeMinor: isFree ? 0 : chargeMinor,
    missingToFreeMinor: isFree || freeFromMinor === null ? null : freeFromMinor - subtotalMinor,
    transitDays,
  };
}
