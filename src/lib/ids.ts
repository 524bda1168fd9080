import { v7 } from 'uuid';

/** A new UUIDv7: unique anywhere, and sorted by the time it was made. */
export const newId = (): string => v7();

/** The short number that people see, e.g. 7 → `#0007`. */
export const displayNumber = (number: number): string => `#${String(number).padStart(4, '0')}`;
