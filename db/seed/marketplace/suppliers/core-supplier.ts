import type { EmployeeBand, PackInk, Plan, SeedPlant } from '../types.ts';

/** A company of the first sixty, written by hand. */
export interface CoreSupplier {
  name: string;
  country: string;
  city: string;
  trade: string;
  since: number;
  staff: EmployeeBand;
  plan: Plan;
  inks: [PackInk, PackInk];
  contact: string;
  about: string;
  eco?: boolean;
  /** unique, without the legal form; drawn companies state it, the others get it from their name */
  slug?: string;
  plants?: SeedPlant[];
}
