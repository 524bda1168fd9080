import { formatDate } from '#lib/formats.ts';
import { useHydrated } from '../hydrated.ts';
import { useClock } from './clock.ts';
import { type TimeProps, toDateTimeAttribute } from './date-text.tsx';
import { viewerTimeZone } from './format.ts';
import { formatRelative } from './format-relative.ts';

interface RelativeTimeProps extends TimeProps {
  /** The loader's time in milliseconds, so that the server renders the same text. */
  now?: number;
}

/** Renders `2 hours ago` with the exact time as a tooltip. Without `now`, it shows a date until hydration. */
export function RelativeTime({ when, now, ...rest }: RelativeTimeProps) {
  const clock = useClock();
  const from = now ?? clock;
  const zone = useHydrated() ? viewerTimeZone() : 'UTC';
  const words =
    from === null ? formatDate(when, { style: 'numeric', timeZone: zone }) : formatRelative(when, from);
  return (
    <time
      {...rest}
      dateTime={toDateTimeAttribute(when)}
      title={formatDate(when, { style: 'datetime', timeZone: zone })}
    >
      {words}
    </time>
  );
}
