import { ArticleBody } from '#features/publishing/engine/components/page/article-body.tsx';
import { EntryMissing } from '#features/publishing/engine/components/page/entry-missing.tsx';
import { formatDate } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Grid, Split, Stack } from '#ui/layout/layout.tsx';
import { loadWhenNear } from '#ui/layout/load-when-near.tsx';
import { Section } from '#ui/layout/section.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { apiContext } from '#web/api-context.ts';
import { loadEntry } from '#web/load-entry.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
// The form's script comes later; what it looks like does not.
import '../components/application-form.module.css';
import { describePay } from '../components/describe-pay.tsx';
import { describePlace, JobCard, jobPath } from '../components/job-card.tsx';
import { jobStructuredData } from '../components/job-posting-markup.tsx';
import { jobFunctions, jobTypes, workplaces } from '../contract/options.ts';
import type { FullJob } from '../contract.ts';
import type { Route } from './+types/job.ts';
import styles from './job.module.css';

const ApplicationForm = loadWhenNear(
  'apply',
  async () => (await import('../components/application-form.tsx')).ApplicationForm,
);

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadEntry(request, context.get(apiContext).jobs.getJob({ slug: params.slug }));

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Job', error);
  const { job, origin } = loaderData;
  return pageMeta({
    title: `${job.title}, ${job.companyName}`,
    description: `${job.summary} ${describePlace(job)}. ${jobTypes[job.type]}.`,
    url: `${origin}${jobPath(job.slug)}`,
    image: shareImage('jobs', job.slug),
    noIndex: job.isClosed,
    structuredData: [
      ...(job.isClosed ? [] : [jobStructuredData(job, origin)]),
      breadcrumbListData(origin, [
        { name: 'Jobs', path: '/jobs' },
        { name: job.title, path: jobPath(job.slug) },
      ]),
    ],
  });
}

export default function JobScreen({ loaderData: { job, similar } }: Route.ComponentProps) {
  return (
    <Grid gap={6} className={`wrap ${styles.page}`}>
      <Breadcrumbs
        items={[{ label: 'Home', to: '/' }, { label: 'Jobs', to: '/jobs' }, { label: job.title }]}
      />
      <Split as="header" gap={5} rowGap={4} columns="auto 1fr" align="center" className={styles.head}>
        <SupplierLogo seed={job.logoSeed} name={job.companyName} size={72} />
        <div>
          <h1 className={styles.title}>{job.title}</h1>
          <p className={`muted ${styles.company}`}>
            {job.supplierSlug ? (
              <TextLink to={`/suppliers/${job.supplierSlug}`}>{job.companyName}</TextLink>
            ) : (
              job.companyName
            )}{' '}
            · {describePlace(job)}
          </p>
        </div>
        {!job.isClosed && (
          <SectionLink section="apply" className={styles.jump}>
            Apply for this job
          </SectionLink>
        )}
      </Split>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={`pretty ${styles.summary}`}>{job.summary}</p>
          <ArticleBody html={job.html} />
        </div>
        <aside aria-label="At a glance" className={`panel ${styles.glance}`}>
          <DescriptionList items={jobSummary(job)} />
        </aside>
      </div>
      <Stack as="section" id="apply" aria-labelledby="apply-title" className={styles.apply}>
        <h2 id="apply-title">{job.isClosed ? 'This job is closed' : 'Apply for this job'}</h2>
        {job.isClosed ? (
          <Banner look="info" role="note" action={<ButtonLink to="/jobs">View open jobs</ButtonLink>}>
            The last day to apply was {formatDate(job.expiresOn)}.
          </Banner>
        ) : (
          <ApplicationForm slug={job.slug} companyName={job.companyName} />
        )}
      </Stack>
      {similar.length > 0 && (
        <Section
          className={styles.more}
          title="More jobs like this"
          action={<TextLink to="/jobs">All jobs</TextLink>}
          air="none"
        >
          <ul>
            {similar.map((other) => (
              <li key={other.id}>
                <JobCard job={other} level={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Grid>
  );
}

const jobSummary = (job: FullJob) => [
  { term: 'Pay', detail: describePay(job) ?? 'Not provided' },
  { term: 'Type', detail: jobTypes[job.type] },
  { term: 'Workplace', detail: workplaces[job.workplace] },
  { term: 'Place', detail: [job.city, job.countryName].filter(Boolean).join(', ') },
  { term: 'Function', detail: jobFunctions[job.function] },
  { term: 'Apply by', detail: formatDate(job.expiresOn) },
];

export const ErrorBoundary = () => (
  <EntryMissing noun="Job" all={{ to: '/jobs', label: 'View open jobs' }}>
    It may have been filled or unpublished.
  </EntryMissing>
);
