import type { ComponentProps } from 'react';
import { type DateStyle, formatDate } from '#lib/formats.ts';
import { useHydrated } from '../hydrated.ts';
import { viewerTimeZone } from './format.ts';

export interface TimeProps extends Omit<ComponentProps<'time'>, 'dateTime' | 'children'> {
  /** Instant as an ISO string or in milliseconds. */
  when: string | number;
}

/** Returns an instant in the format of a `<time>` element's `dateTime`. */
export const toDateTimeAttribute = (when: string | number) =>
  typeof when === 'number' ? new Date(when).toISOString() : when;

interface DateTextProps extends TimeProps {
  format?: DateStyle;
  /** IANA zone; UTC by default, the same for everyone. `viewer` is the viewer's own zone after hydration. */
  zone?: string;
}

/** A formatted date in a `<time>` element. */
export function DateText({ when, format = 'long', zone = 'UTC', ...rest }: DateTextProps) {
  const hydrated = useHydrated();
  const isViewerZone = hydrated ? viewerTimeZone() : 'UTC';
  const dateText = zone === 'viewer' ? isViewerZone : zone;
  return (
    <time {...rest} dateTime={toDateTimeAttribute(when)}>
      {formatDate(when, { style: format, timeZone: dateText })}
    </time>
  );
}
