import * as z from 'zod/mini';
import { line } from '#lib/schemas.ts';
import { isCityName } from '../rules/place.ts';

/**
 * Returns the schema of a city name in registrations, address books and plants; `required` is the message if it is
 * missing.
 */
export const cityName = (required: string) =>
  line({ max: 80, required }).check(z.refine(isCityName, 'Enter a city'));
