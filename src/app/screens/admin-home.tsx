import { useLoaderData } from 'react-router';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Loading, SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Tiles } from '#ui/layout/grid.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import styles from './admin-home.module.css';

const head = { title: 'What waits for you', lead: 'Decisions first, then texts that are not out yet.' };

export const meta = () => [{ title: 'Administration · Packwright' }, { name: 'robots', content: 'noindex' }];

/** Counted up to a hundred. */
const limit = 100;

interface Waiting {
  title: string;
  count: number;
  some: string;
  none: string;
  to: string;
  link: string;
}

/** Everything that waits, counted by the lists that it stands in. */
export async function clientLoader(): Promise<Waiting[]> {
  const groups = await Promise.all([decisions(), answers(), texts()]);
  return groups.flat();
}

async function decisions(): Promise<Waiting[]> {
  const [applications, certificates, invoices] = await Promise.all([
    api.suppliers.listApplications({ status: 'submitted' }),
    api.certificates.listSubmitted({ limit }),
    api.memberships.listInvoices({ limit }),
  ]);
  return [
    {
      title: 'Supplier applications',
      count: applications.data.applications.length,
      some: 'wait for a decision. The longest waiting come first.',
      none: 'Nobody is waiting for a decision.',
      to: '/admin/applications',
      link: 'Review applications',
    },
    {
      title: 'Certificates',
      count: certificates.data.certificates.length,
      some: 'were sent in and wait to be checked.',
      none: 'Every certificate has been checked.',
      to: '/admin/certificates',
      link: 'Check certificates',
    },
    {
      title: 'Membership invoices',
      count: invoices.data.invoices.length,
      some: 'wait for a payment to be recorded.',
      none: 'Every invoice has been paid.',
      to: '/admin/membership-invoices',
      link: 'Record payments',
    },
  ];
}

async function answers(): Promise<Waiting[]> {
  const [messages, sessions, applicants] = await Promise.all([
    api.help.listMessages({ state: 'open', limit }),
    api.mentors.listSessions({ status: 'new', limit }),
    api.jobs.applications.listReceived({ status: 'received', poster: 'admins', limit }),
  ]);
  return [
    {
      title: 'Messages',
      count: messages.data.messages.length,
      some: 'wait for an answer. The oldest come first.',
      none: 'Every message has been answered.',
      to: '/admin/messages',
      link: 'Answer messages',
    },
    {
      title: 'Mentor sessions',
      count: sessions.data.sessions.length,
      some: 'are asked for and wait to be arranged.',
      none: 'Nobody is waiting for a mentor.',
      to: '/admin/mentor-sessions?status=new',
      link: 'Arrange sessions',
    },
    {
      title: 'Job applications',
      count: applicants.data.applications.length,
      some: 'for jobs that we posted have not been looked at.',
      none: 'Nobody waits to hear about a job that we posted.',
      to: '/admin/jobs',
      link: 'See the jobs',
    },
  ];
}

async function texts(): Promise<Waiting[]> {
  const [posts, scheduled, news] = await Promise.all([
    api.content.editor.listPosts({ state: 'draft', limit }),
    api.content.editor.listPosts({ state: 'scheduled', limit }),
    api.news.editor.list({ state: 'draft', limit }),
  ]);
  return [
    {
      title: 'Blog drafts',
      count: posts.data.posts.length,
      some: 'are begun and not published.',
      none: 'No post is half written.',
      to: '/admin/blog?state=draft',
      link: 'Go on writing',
    },
    {
      title: 'Scheduled posts',
      count: scheduled.data.posts.length,
      some: 'appear by themselves when their time has come.',
      none: 'No post is scheduled.',
      to: '/admin/blog?state=scheduled',
      link: 'See the schedule',
    },
    {
      title: 'News drafts',
      count: news.data.news.length,
      some: 'are begun and not published.',
      none: 'No news item is half written.',
      to: '/admin/news?state=draft',
      link: 'Finish the news',
    },
  ];
}

export default function AdminHome() {
  const waiting = useLoaderData<typeof clientLoader>();
  return (
    <div className={styles.screen}>
      <PageHead {...head} />
      <Tiles min={260}>
        {waiting.map(({ title, count, some, none, to, link }) => (
          <li key={title}>
            <Card title={title} className={styles.tile ?? ''}>
              {count > 0 ? (
                <p className={styles.words}>
                  <b className={`${styles.count} num`}>{count > 99 ? '99+' : count}</b> {some}
                </p>
              ) : (
                <p className={styles.words}>{none}</p>
              )}
              <TextLink to={to}>{link}</TextLink>
            </Card>
          </li>
        ))}
      </Tiles>
    </div>
  );
}

export const HydrateFallback = () => (
  <div className={styles.screen}>
    <PageHead {...head} />
    <Loading>
      <SkeletonCard lines={3} />
    </Loading>
  </div>
);
