import type { DeliveryCapability } from '#features/stores/suppliers/contract/options.ts';
import type { DeliveryZone, ZoneRule } from '../contract.ts';

interface Place {
  /** ISO 3166-1 alpha-2. */
  country: string;
  state: string;
}

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Two names of one state, however they are written. */
export const isSameState = (a: string, b: string): boolean => a !== '' && plain(a) === plain(b);

/** How far it is from one place to another, as delivery is charged. */
export function zoneBetween(from: Place, to: Place): DeliveryZone {
  if (from.country !== to.country) return 'abroad';
  return isSameState(from.state, to.state) ? 'state' : 'country';
}

/** What holds until a supplier sets charges of its own: where it delivers follows from its registration. */
export function standardZones(capabilities: readonly DeliveryCapability[]): ZoneRule[] {
  const goesFurther =
    capabilities.length === 0 || capabilities.some((capability) => capability !== 'Local Only');
  return [
    { zone: 'state', offered: true, chargeMinor: 75_000, freeFromMinor: 5_000_000, transitDays: 2 },
    {
      zone: 'country',
      offered: goesFurther,
      chargeMinor: 150_000,
      freeFromMinor: 10_000_000,
      transitDays: 5,
    },
    {
      zone: 'abroad',
      offered: capabilities.includes('Export Ready'),
      chargeMinor: 2_500_000,
      freeFromMinor: null,
      transitDays: 21,
    },
  ];
}

interface DeliveryCost {
  chargeMinor: number;
  /** What is missing to free delivery; null where it is free, or never is. */
  missingToFreeMinor: number | null;
  transitDays: number;
}

/** What delivery to a zone costs for goods of this value; null where the supplier does not deliver there. */
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
