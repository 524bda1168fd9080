import { useHydrated } from '../hydrated.ts';
import { viewerTimeZone, zoneName } from './format.ts';

/** The time zone in which `DateText` with the zone `viewer` writes, in words: `India Standard Time`. */
export function TimeZoneText() {
  const hydrated = useHydrated();
  return <>{zoneName(hydrated ? viewerTimeZone() : 'UTC')}</>;
}
