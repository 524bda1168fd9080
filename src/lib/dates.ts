const day = 86_400_000;

export const addSeconds = (instant: Date, seconds: number): Date =>
  new Date(instant.getTime() + seconds * 1000);
export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * day);

/** Instant → calendar date `YYYY-MM-DD` in UTC. */
export const toDateString = (instant: Date): string => instant.toISOString().slice(0, 10);

const longUs = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-10-30` → `October 30, 2026`. */
export const longDate = (date: string | Date): string => longUs.format(new Date(date));
