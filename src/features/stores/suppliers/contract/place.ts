import * as z from 'zod/mini';
import { line } from '#lib/schemas.ts';
import { isCityName } from '../rules/place.ts';

/** A city as it is typed, in registrations, address books and lists of plants; `required` is the message without one. */
export const cityName = (required: string) =>
  line({ max: 80, required }).check(z.refine(isCityName, 'Please enter the name of a city'));
