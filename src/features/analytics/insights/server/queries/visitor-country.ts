import { listCountries } from '#features/stores/locations/server/queries.ts';

/** Browsers' names for time zones that Node lists under an older name. */
const newerZoneNames: Record<string, string> = {
  'Asia/Kolkata': 'IN',
  'Asia/Kathmandu': 'NP',
  'Asia/Ho_Chi_Minh': 'VN',
  'Asia/Yangon': 'MM',
  'Europe/Kyiv': 'UA',
  'America/Argentina/Buenos_Aires': 'AR',
  'Atlantic/Faroe': 'FO',
};

let zones: Map<string, string> | null = null;

function zoneTable(): Map<string, string> {
  zones ??= new Map([
    ...listCountries().flatMap(({ code }) => listZones(code).map((zone): [string, string] => [zone, code])),
    ...Object.entries(newerZoneNames),
  ]);
  return zones;
}

/** `getTimeZones` exists in Node since version 23 but not yet in TypeScript's types. */
function listZones(code: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: code }) as Intl.Locale & { getTimeZones?(): string[] };
  return locale.getTimeZones?.() ?? [];
}

/** Returns the visitor's country by the browser's time zone; `ZZ` if it is unknown. */
export const countryOfZone = (zone: string | undefined): string => (zone && zoneTable().get(zone)) || 'ZZ';
