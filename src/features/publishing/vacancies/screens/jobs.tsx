import { ORPCError } from '@orpc/client';
import { data, Link } from 'react-router';
import { FeedLink } from '#features/publishing/engine/components/page/feed-link.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { JobCard } from '../components/job-card.tsx';
import { jobFunctions, jobTypes, keysOf, workplaces } from '../contract/options.ts';
import type { Route } from './+types/jobs.ts';
import styles from './jobs.module.css';

const optionsFrom = { function: jobFunctions, type: jobTypes, workplace: workplaces };

/** Reads the filter from the URL; invalid values are ignored. */
function readFilter(query: URLSearchParams) {
  const known = <Key extends keyof typeof optionsFrom>(name: Key): string => {
    const selected = query.get(name) ?? '';
    return Object.hasOwn(optionsFrom[name], selected) ? selected : '';
  };
  const country = query.get('country') ?? '';
  return {
    q: query.get('q')?.trim().slice(0, 100) ?? '',
    function: known('function'),
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    type: known('type'),
    workplace: known('workplace'),
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const asked = readFilter(searchParams);
  const cursor = searchParams.get('cursor');
  const activeFilters = Object.fromEntries(Object.entries(asked).filter(([, value]) => value));
  try {
    const response = await context
      .get(apiContext)
      .jobs.listJobs({ ...activeFilters, ...(cursor ? { cursor } : {}), limit: 12 });
    return { ...response.data, asked, first: !cursor, origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Packaging jobs',
    description:
      'Open roles in packaging plants, laboratories, studios and offices, from die-maker to plant manager.',
    url: `${loaderData?.origin ?? ''}/jobs`,
    noIndex: !loaderData?.first || Object.values(loaderData.asked).some(Boolean),
    image: shareImage('page', 'jobs'),
    feed: { title: 'Packwright jobs', list: '/jobs' },
    structuredData: [breadcrumbListData(loaderData?.origin ?? '', [{ name: 'Jobs', path: '/jobs' }])],
  });

export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { jobs, countries, nextCursor, asked, first } = loaderData;
  const filter = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  const isFiltered = filter.size > 0;
  return (
    <div className={`wrap ${styles.screen}`}>
      <PageHead
        title="Packaging jobs"
        lead="From die-maker to plant manager, with salaries where available."
        actions={<FeedLink list="/jobs" />}
      />
      <div className={styles.columns}>
        <form
          method="get"
          role="search"
          aria-label="Jobs"
          className={`panel ${styles.filter}`}
          key={filter.toString()}
        >
          <Field label="Keywords">
            <TextInput
              type="search"
              name="q"
              defaultValue={asked.q}
              maxLength={100}
              placeholder="Title, company, city"
            />
          </Field>
          <Field label="Function">
            <Select
              name="function"
              defaultValue={asked.function}
              placeholder="Any function"
              options={keysOf(jobFunctions).map((value) => ({ value, label: jobFunctions[value] }))}
            />
          </Field>
          <Field label="Country">
            <Select
              name="country"
              defaultValue={asked.country}
              placeholder="Any country"
              options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </Field>
          <Field label="Type">
            <Select
              name="type"
              defaultValue={asked.type}
              placeholder="Any type"
              options={keysOf(jobTypes).map((value) => ({ value, label: jobTypes[value] }))}
            />
          </Field>
          <Field label="Workplace">
            <Select
              name="workplace"
              defaultValue={asked.workplace}
              placeholder="Anywhere"
              options={keysOf(workplaces).map((value) => ({ value, label: workplaces[value] }))}
            />
          </Field>
          <Stack gap={3} justify="center" className={styles.acts}>
            <Button type="submit" wide>
              Show jobs
            </Button>
            {isFiltered && (
              <Link to="/jobs" className={`small ${styles.clear}`}>
                Clear all
              </Link>
            )}
          </Stack>
        </form>
        <div className="shrink">
          {jobs.length === 0 ? (
            <EmptyState
              title="No matching jobs"
              action={
                <ButtonLink variant="line" to="/jobs">
                  Show all jobs
                </ButtonLink>
              }
            >
              {isFiltered
                ? 'Try fewer filters, or another word.'
                : 'New jobs appear here as soon as they are posted.'}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobCard job={job} />
                </li>
              ))}
            </ul>
          )}
          <CursorPages
            className={styles.pages ?? ''}
            path={isFiltered ? `/jobs?${filter}` : '/jobs'}
            isFirst={first}
            nextCursor={nextCursor}
            moreLabel="More jobs"
          />
        </div>
      </div>
    </div>
  );
}
