import type { ComponentProps } from 'react';
import { useHydrated } from '../hydrated.ts';
import { type DateStyle, formatDate, viewerTimeZone } from './format.ts';

export interface When extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** Instant: ISO string or milliseconds. */
  when: string | number;
}

/** Returns an instant as `dateTime` of `time` takes it. */
export const iso = (when: string | number) =>
  typeof when === 'number' ? new Date(when).toISOString() : when;

interface DateTextProps extends When {
  format?: DateStyle;
  /** UTC (default, same for everybody), or `viewer`: the viewer's zone once the browser is awake. */
  zone?: string;
}

/** A date in words, inside `time`. */
export function DateText({ when, format = 'long', zone = 'UTC', ...rest }: DateTextProps) {
  const awake = useHydrated();
  const viewers = awake ? viewerTimeZone() : 'UTC';
  const known = zone === 'viewer' ? viewers : zone;
  return (
    <time {...rest} dateTime={iso(when)}>
      {formatDate(when, format, known)}
    </time>
  );
}
