import type { ComponentProps } from 'react';
import { useHydrated } from '../hydrated.ts';
import { useClock } from './clock.ts';
import { type DateStyle, formatDate, formatRelative } from './format.ts';

interface When extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** Instant: ISO string or milliseconds. */
  when: string | number;
}

const iso = (when: string | number) => (typeof when === 'number' ? new Date(when).toISOString() : when);

export interface DateTextProps extends When {
  format?: DateStyle;
  /** UTC (default, same for everybody), or `viewer`: the viewer's zone once the browser is awake. */
  zone?: string;
}

/** A date in words, inside `time`. */
export function DateText({ when, format = 'long', zone = 'UTC', ...rest }: DateTextProps) {
  const awake = useHydrated();
  const viewers = awake ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC';
  const known = zone === 'viewer' ? viewers : zone;
  return (
    <time {...rest} dateTime={iso(when)}>
      {formatDate(when, format, known)}
    </time>
  );
}

export interface RelativeTimeProps extends When {
  /** The loader's clock, in milliseconds: the server can then write the same words. */
  now?: number;
}

/** `2 hours ago`; the exact moment as a tooltip. Without `now` a date stands there until the browser is awake. */
export function RelativeTime({ when, now, ...rest }: RelativeTimeProps) {
  const clock = useClock();
  const from = now ?? clock;
  const words = from === null ? formatDate(when, 'numeric') : formatRelative(when, from);
  return (
    <time {...rest} dateTime={iso(when)} title={formatDate(when, 'datetime')}>
      {words}
    </time>
  );
}
