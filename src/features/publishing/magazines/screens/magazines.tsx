import { Link } from 'react-router';
import { FeedLink } from '#features/publishing/engine/components/page/feed-link.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { IssueCover, issuePath, magazineName } from '../components/issue-cover.tsx';
import type { IssueCard } from '../contract.ts';
import type { Route } from './+types/magazines.ts';
import styles from './magazines.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).magazines.listIssues({ limit: 60 });
  return { ...data, origin: new URL(request.url).origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: `${magazineName}, the packaging magazine`,
    description: 'A quarterly deep dive into one packaging topic. Read every issue here.',
    url: `${loaderData?.origin ?? ''}/magazines`,
    image: shareImage('page', 'magazines'),
    feed: { title: 'Packwright magazine', list: '/magazines' },
    structuredData: [
      breadcrumbListData(loaderData?.origin ?? '', [{ name: 'Magazines', path: '/magazines' }]),
    ],
  });

export default function Magazines({ loaderData: { issues } }: Route.ComponentProps) {
  const [newest, ...earlier] = issues;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={`${magazineName} magazine`}
        lead="A quarterly deep dive into one packaging topic."
        actions={<FeedLink list="/magazines" />}
      />
      {newest ? (
        <Newest issue={newest} />
      ) : (
        <EmptyState
          title="First issue coming soon"
          action={<ButtonLink to="/blog-list">Read the blog</ButtonLink>}
        >
          New issues appear here.
        </EmptyState>
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier" className={styles.earlier}>
          <h2 id="earlier">Earlier issues</h2>
          <Grid as="ul" gap={5} rowGap={6} min={240} className={styles.shelf}>
            {earlier.map((issue) => (
              <li key={issue.id} data-lift className={styles.issue}>
                <IssueCover issue={issue} decorative />
                <h3 className={styles.name}>
                  <Link to={issuePath(issue.slug)} className={styles.link}>
                    {issue.title}
                  </Link>
                </h3>
                <p className="muted small num">
                  No. {issue.number} · {issue.season} · {issue.pieceCount} articles
                </p>
              </li>
            ))}
          </Grid>
        </section>
      )}
    </div>
  );
}

function Newest({ issue }: { issue: IssueCard }) {
  return (
    <article className={styles.newest}>
      <div className={styles.front}>
        <IssueCover issue={issue} eager decorative />
      </div>
      <Stack gap={3} justify="start">
        <p className="muted small num">
          No. {issue.number} · {issue.season}
        </p>
        <h2 className={styles.title}>{issue.title}</h2>
        <p className={`muted pretty ${styles.summary}`}>{issue.summary}</p>
        <p className="muted small num">
          {issue.pieceCount} articles · Published <DateText when={issue.publishedAt} />
        </p>
        <ButtonLink variant="go" size="lg" to={issuePath(issue.slug)} className={styles.read}>
          Read issue<span className="sr-only">: {issue.title}</span>
        </ButtonLink>
      </Stack>
    </article>
  );
}
