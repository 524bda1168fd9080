import { useHydrated } from '../hydrated.ts';
import { formatZoneName, viewerTimeZone } from './format.ts';

/** Name of the viewer's time zone, `India Standard Time`, for dates that `DateText` shows in zone `viewer`. */
export function TimeZoneText() {
  const hydrated = useHydrated();
  return <>{formatZoneName(hydrated ? viewerTimeZone() : 'UTC')}</>;
}
