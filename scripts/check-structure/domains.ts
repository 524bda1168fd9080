import { z } from 'zod';

/** The file that lists the domains in import order, each with its slices. */
export const domainsPath = 'scripts/check-structure/domains.json';

const about = z.string().min(10);
const domainSchema = z.strictObject({
  domain: z.string(),
  /** The purpose of the domain, in one line. */
  about,
  /** Each slice with what it holds, in one line. */
  slices: z.record(z.string(), about),
});
const domainsSchema = z.array(domainSchema);

/** A part of the business with its slices. A domain uses only the domains listed before it. */
export type Domain = z.infer<typeof domainSchema>;

/** Returns the domains in import order; throws if an entry has the wrong shape or no description. */
export const parseDomains = (value: unknown): Domain[] => domainsSchema.parse(value);

/** Returns every slice as `domain/slice`, in the order of the list. */
export const slicesOf = (domains: readonly Domain[]): string[] =>
  domains.flatMap(({ domain, slices }) => Object.keys(slices).map((slice) => `${domain}/${slice}`));
