import { Link } from 'react-router';
import { DateText } from '#ui/facts/date-text.tsx';
import { Cluster, Split } from '#ui/layout/layout.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import { jobTypes, workplaces } from '../contract/options.ts';
import type { JobCard as Job } from '../contract.ts';
import { describePay } from './describe-pay.tsx';
import styles from './job-card.module.css';

export const jobPath = (slug: string): string => `/jobs/${slug}`;

/** Describes the place of a job, e.g. `Pune, India`; for remote work also the country to work from. */
export function describePlace({
  city,
  countryName,
  workplace,
}: Pick<Job, 'city' | 'countryName' | 'workplace'>) {
  const place = [city, countryName].filter(Boolean).join(', ');
  return workplace === 'remote' ? `Remote · ${place}` : place;
}

interface JobCardProps {
  job: Job;
  level?: 2 | 3;
}

/** A job in a list: title, company, place and pay; the whole row is a link. */
export function JobCard({ job, level = 2 }: JobCardProps) {
  const Heading = `h${level}` as const;
  const pay = describePay(job);
  return (
    <Split as="article" rowGap={3} columns="48px 1fr auto" className={styles.card}>
      <SupplierLogo seed={job.logoSeed} name={job.companyName} size={48} />
      <div className="shrink">
        <Heading className={styles.title}>
          <Link to={jobPath(job.slug)} className={styles.link}>
            {job.title}
          </Link>
        </Heading>
        <p className={`small ${styles.company}`}>
          {job.companyName} · {describePlace(job)}
        </p>
        <p className={`muted pretty ${styles.summary}`}>{job.summary}</p>
        <Cluster as="p" gap={1.5} align="stretch" className={styles.tags}>
          <Tag>{jobTypes[job.type]}</Tag>
          {job.workplace !== 'on-site' && (
            <Tag look={job.workplace === 'remote' ? 'eco' : 'plain'}>{workplaces[job.workplace]}</Tag>
          )}
        </Cluster>
      </div>
      <div className={styles.side}>
        {pay && <p className={`small ${styles.pay} num`}>{pay}</p>}
        <p className={`faint note ${styles.date} num`}>
          <DateText when={job.publishedAt} format="short" />
        </p>
      </div>
    </Split>
  );
}
