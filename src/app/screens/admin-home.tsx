import { useLoaderData } from 'react-router';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Loading, SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import styles from './admin-home.module.css';

const head = {
  title: 'What waits for you',
  lead: 'Decisions first, then answers, then texts that are not out yet.',
};

export const meta = () =>
  hiddenMeta({ title: 'Administration', description: 'What waits for a decision, an answer or a date.' });

/** Lists are counted up to a hundred entries. */
const limit = 100;

interface AdminTask {
  title: string;
  count: number;
  /** Text after the count, in singular and plural. */
  one: string;
  some: string;
  none: string;
  to: string;
  link: string;
}

/** Returns everything that needs attention, counted from the lists where it appears. */
export async function clientLoader(): Promise<AdminTask[]> {
  const groups = await Promise.all([loadDecisions(), loadUnanswered(), loadUnpublishedTexts()]);
  return groups.flat();
}

async function loadDecisions(): Promise<AdminTask[]> {
  const [applications, certificates, accounts, invoices, categories] = await Promise.all([
    api.review.listApplications({ status: 'submitted' }),
    api.certificates.listSubmitted({ limit }),
    api.bankDetails.countSubmittedAccounts(),
    api.memberships.listInvoices({ limit }),
    api.categoryRequests.queue({ limit }),
  ]);
  return [
    {
      title: 'Supplier applications',
      count: applications.data.applications.length,
      one: 'waits for a decision.',
      some: 'wait for a decision. The longest waiting come first.',
      none: 'No application is waiting for a decision.',
      to: '/admin/applications',
      link: 'Review applications',
    },
    {
      title: 'Certificates',
      count: certificates.data.certificates.length,
      one: 'was sent in and waits to be checked.',
      some: 'were sent in and wait to be checked.',
      none: 'Every certificate has been checked.',
      to: '/admin/certificates',
      link: 'Check certificates',
    },
    {
      title: 'Bank accounts',
      count: accounts.data.count,
      one: 'waits for review. Buyers see it once it is verified.',
      some: 'wait for review. Buyers see them once they are verified.',
      none: 'Every account has been reviewed.',
      to: '/admin/bank-accounts',
      link: 'Review bank accounts',
    },
    {
      title: 'Category requests',
      count: categories.data.requests.length,
      one: 'waits for its place in the taxonomy.',
      some: 'wait for their place in the taxonomy.',
      none: 'No store misses a category.',
      to: '/admin/category-requests',
      link: 'Give them a place',
    },
    {
      title: 'Membership invoices',
      count: invoices.data.invoices.length,
      one: 'waits for its payment to be recorded.',
      some: 'wait for a payment to be recorded.',
      none: 'Every invoice has been paid.',
      to: '/admin/membership-invoices',
      link: 'Record payments',
    },
  ];
}

async function loadUnanswered(): Promise<AdminTask[]> {
  const [messages, sessions, applicants] = await Promise.all([
    api.help.listMessages({ state: 'open', limit }),
    api.mentors.listSessions({ status: 'new', limit }),
    api.jobs.applications.listReceived({ status: 'received', poster: 'admins', limit }),
  ]);
  const openApplications = applicants.data.applications;
  const job = openApplications[0]?.job;
  return [
    {
      title: 'Messages',
      count: messages.data.messages.length,
      one: 'waits for an answer.',
      some: 'wait for an answer. The oldest come first.',
      none: 'Every message has been answered.',
      to: '/admin/messages',
      link: 'Answer messages',
    },
    {
      title: 'Mentor sessions',
      count: sessions.data.sessions.length,
      one: 'is requested and not arranged yet.',
      some: 'are requested and not arranged yet.',
      none: 'No session request is open.',
      to: '/admin/mentor-sessions?status=new',
      link: 'Arrange sessions',
    },
    {
      title: 'Job applications',
      count: openApplications.length,
      one: 'for a job that we posted has not been reviewed.',
      some: 'for jobs that we posted have not been reviewed.',
      none: 'No application for a job that we posted is open.',
      to:
        job && openApplications.every((other) => other.job.id === job.id)
          ? `/admin/jobs/${job.id}/applications`
          : '/admin/jobs',
      link: 'Read applications',
    },
  ];
}

async function loadUnpublishedTexts(): Promise<AdminTask[]> {
  const [posts, scheduled, news] = await Promise.all([
    api.content.editor.list({ state: 'draft', limit }),
    api.content.editor.list({ state: 'scheduled', limit }),
    api.news.editor.list({ state: 'draft', limit }),
  ]);
  return [
    {
      title: 'Blog drafts',
      count: posts.data.posts.length,
      one: 'is begun and not published.',
      some: 'are begun and not published.',
      none: 'No post is half written.',
      to: '/admin/blog?state=draft',
      link: 'Continue writing',
    },
    {
      title: 'Scheduled posts',
      count: scheduled.data.posts.length,
      one: 'appears by itself when its time has come.',
      some: 'appear by themselves when their time has come.',
      none: 'No post is scheduled.',
      to: '/admin/blog?state=scheduled',
      link: 'See the schedule',
    },
    {
      title: 'News drafts',
      count: news.data.news.length,
      one: 'is begun and not published.',
      some: 'are begun and not published.',
      none: 'No news item is half written.',
      to: '/admin/news?state=draft',
      link: 'Finish the news',
    },
  ];
}

export default function AdminHome() {
  const tasks = useLoaderData<typeof clientLoader>();
  return (
    <Stack gap={5} shrink>
      <PageHead {...head} />
      <Grid as="ul" min={260} gap={4.5}>
        {tasks.map(({ title, count, one, some, none, to, link }) => (
          <li key={title}>
            <Card title={title} ground={count > 0 ? 'tint' : 'paper'} className={styles.tile ?? ''}>
              {count > 0 ? (
                <p className={`muted pretty ${styles.words}`}>
                  <b className={`${styles.count} num`}>{count > 99 ? '99+' : count}</b>{' '}
                  {count === 1 ? one : some}
                </p>
              ) : (
                <p className={`muted pretty ${styles.words}`}>{none}</p>
              )}
              <TextLink to={to}>{link}</TextLink>
            </Card>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

export const HydrateFallback = () => (
  <Stack gap={5} shrink>
    <PageHead {...head} />
    <Loading>
      <SkeletonCard lines={3} />
    </Loading>
  </Stack>
);
