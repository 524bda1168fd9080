import { useHydrated } from '../hydrated.ts';
import { useClock } from './clock.ts';
import { iso, type When } from './date-text.tsx';
import { formatDate, viewerTimeZone } from './format.ts';
import { formatRelative } from './format-relative.ts';

interface RelativeTimeProps extends When {
  /** The loader's clock, in milliseconds: the server can then write the same words. */
  now?: number;
}

/** `2 hours ago`; the exact moment as a tooltip. Without `now` a date stands there until the browser is awake. */
export function RelativeTime({ when, now, ...rest }: RelativeTimeProps) {
  const clock = useClock();
  const from = now ?? clock;
  const zone = useHydrated() ? viewerTimeZone() : 'UTC';
  const words = from === null ? formatDate(when, 'numeric', zone) : formatRelative(when, from);
  return (
    <time {...rest} dateTime={iso(when)} title={formatDate(when, 'datetime', zone)}>
      {words}
    </time>
  );
}
