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

interface Waiting {
  title: string;
  /** How many; counted up to a hundred. */
  count: number;
  some: string;
  none: string;
  to: string;
  link: string;
}

/** Everything that waits, counted by the lists that it stands in. */
export async function clientLoader(): Promise<Waiting[]> {
  const [applications, drafts, scheduled, sessions] = await Promise.all([
    api.suppliers.listApplications({ status: 'submitted' }),
    api.content.editor.listPosts({ state: 'draft', limit: 100 }),
    api.content.editor.listPosts({ state: 'scheduled', limit: 100 }),
    api.mentors.listSessions({ status: 'new', limit: 100 }),
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
      title: 'Mentor sessions',
      count: sessions.data.sessions.length,
      some: 'are asked for and wait to be arranged.',
      none: 'Nobody is waiting for a mentor.',
      to: '/admin/mentor-sessions?status=new',
      link: 'Arrange sessions',
    },
    {
      title: 'Blog drafts',
      count: drafts.data.posts.length,
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
