import type { JobType, SalaryPeriod } from '../contract/options.ts';
import type { FullJob } from '../contract.ts';
import { jobPath } from './job-card.tsx';

const types: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  apprenticeship: 'OTHER',
};
const periods: Record<SalaryPeriod, string> = { year: 'YEAR', month: 'MONTH', hour: 'HOUR' };

/** Returns a job as structured data: schema.org's JobPosting. */
export function jobStructuredData(job: FullJob, origin: string): object {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.html,
    datePosted: job.publishedAt.slice(0, 10),
    validThrough: `${job.expiresOn}T23:59:59Z`,
    employmentType: types[job.type],
    directApply: true,
    url: `${origin}${jobPath(job.slug)}`,
    identifier: { '@type': 'PropertyValue', name: 'Packwright', value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(job.supplierSlug ? { sameAs: `${origin}/suppliers/${job.supplierSlug}` } : {}),
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.city, addressCountry: job.country },
    },
    ...(job.workplace === 'remote'
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: job.countryName },
        }
      : {}),
    ...salaryStructuredData(job),
  };
}

function salaryStructuredData({ salaryMinMinor, salaryMaxMinor, currency, salaryPer }: FullJob): object {
  if (salaryMinMinor === null && salaryMaxMinor === null) return {};
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const amount = (minor: number): number => minor / 10 ** (digits.maximumFractionDigits ?? 2);
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        unitText: periods[salaryPer],
        ...(salaryMinMinor === null ? {} : { minValue: amount(salaryMinMinor) }),
        ...(salaryMaxMinor === null ? {} : { maxValue: amount(salaryMaxMinor) }),
      },
    },
  };
}
