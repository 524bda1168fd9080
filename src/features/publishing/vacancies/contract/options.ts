/** Job functions, in the order of the filter. */
export const jobFunctions = {
  production: 'Production and machines',
  engineering: 'Engineering and maintenance',
  quality: 'Quality and laboratory',
  design: 'Structural and graphic design',
  sourcing: 'Procurement and supply chain',
  sales: 'Sales and accounts',
  sustainability: 'Sustainability and compliance',
  management: 'Plant and business management',
} as const;
export type JobFunction = keyof typeof jobFunctions;

export const jobTypes = {
  'full-time': 'Full time',
  'part-time': 'Part time',
  contract: 'Contract',
  apprenticeship: 'Apprenticeship',
} as const;
export type JobType = keyof typeof jobTypes;

export const workplaces = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;
export type Workplace = keyof typeof workplaces;

export const salaryPeriods = { year: 'per year', month: 'per month', hour: 'per hour' } as const;
export type SalaryPeriod = keyof typeof salaryPeriods;

/** received: not reviewed yet · withdrawn: by the applicant. */
export const applicationStatuses = [
  'received',
  'in-review',
  'interview',
  'hired',
  'declined',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Returns the keys of a record of labels, for an enum. */
export const keysOf = <Key extends string>(labels: Record<Key, string>): [Key, ...Key[]] =>
  Object.keys(labels) as [Key, ...Key[]];
