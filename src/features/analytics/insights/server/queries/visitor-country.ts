import { listCountries } from '#features/stores/suppliers/server/queries/locations.ts';

/** Names that browsers use for zones which Node lists under their older name. */
const newerNames: Record<string, string> = {
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
    ...listCountries().flatMap(({ code }) => zonesOf(code).map((zone): [string, string] => [zone, code])),
    ...Object.entries(newerNames),
  ]);
  return zones;
}

/** In Node since version 23, in TypeScript's own words not yet. */
function zonesOf(code: string): readonly string[] {
  const place = new Intl.Locale('und', { region: code }) as Intl.Locale & { getTimeZones?(): string[] };
  return place.getTimeZones?.() ?? [];
}

/** Country of a visitor by the clock of the browser; `ZZ` where it tells nothing. */
export const countryOfZone = (zone: string | undefined): string => (zone && zoneTable().get(zone)) || 'ZZ';
