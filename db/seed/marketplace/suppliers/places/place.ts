/** A city with its industrial areas. */
export interface Place {
  city: string;
  state: string;
  /** ISO 3166-2 */
  stateCode: string;
  /** area code without trunk zero */
  dial: string;
  /** postal code (# digit, @ letter) and locality */
  sites: readonly (readonly [string, string])[];
}
