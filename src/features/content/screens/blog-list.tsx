import { useNavigation } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { apiContext } from '#web/api-context.ts';
import { pageMeta } from '#web/page-meta.ts';
import { BlogCard } from '../components/blog-card.tsx';
import { CardsSkeleton, LeadSkeleton, SideSkeleton } from '../components/blog-list-skeleton.tsx';
import { PromoCards } from '../components/promo-cards.tsx';
import type { Blog } from '../contract.ts';
import { pageCount } from '../rules/reading.ts';
import type { Route } from './+types/blog-list.ts';
import styles from './blog-list.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams, origin } = new URL(request.url);
  const page = readPage(searchParams.get('page'));
  const topic = searchParams.get('topic')?.trim().slice(0, 120) ?? '';
  const { results, data } = await context
    .get(apiContext)
    .content.listBlogs({ page, ...(topic ? { topic } : {}) });
  return { page, topic, results, blogs: data.blogs, origin };
}

const readPage = (typed: string | null): number => {
  const page = Number(typed ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

let shown: Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>> | undefined;

/** A page that cannot be fetched leaves the list as it is. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    shown = await serverLoader();
  } catch (error) {
    if (!shown || request.signal.aborted) throw error;
    // oxlint-disable-next-line no-console -- the list that is shown stays, so this is only logged
    console.warn('The blog list could not be fetched', error);
  }
  return shown;
}
clientLoader.hydrate = true as const;

export function meta({ loaderData }: Route.MetaArgs) {
  const { page, topic, origin } = loaderData;
  return pageMeta({
    title: `${topic ? `Posts about ${topic}` : 'Packaging blog'}${page > 1 ? `, page ${page}` : ''}`,
    description:
      'Boards, films, bottles, rules and prices, explained with numbers by people who run the lines.',
    url: `${origin}/blog-list${page > 1 ? `?page=${page}` : ''}`,
    hidden: Boolean(topic),
  });
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { page, topic, results, blogs } = loaderData;
  const { state, location } = useNavigation();
  const turning = state === 'loading' && location.pathname === '/blog-list';
  const featured = topic ? undefined : blogs[0];
  const href = (to: number): string =>
    `/blog-list?${new URLSearchParams({ ...(topic ? { topic } : {}), page: String(to) })}`;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={topic ? `Posts about “${topic}”` : 'The packaging blog'}
        lead={topic ? undefined : 'Boards, films, bottles and rules, explained with numbers.'}
        actions={topic ? <TextLink to="/blog-list">All posts</TextLink> : undefined}
      />
      {featured && (
        <div className={styles.featured}>
          {turning ? <LeadSkeleton /> : <BlogCard blog={featured} level={2} lead eager />}
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.list}>
          {turning ? <CardsSkeleton /> : <Posts blogs={blogs} topic={topic} />}
        </div>
        <Pagination page={page} total={pageCount(results)} href={href} className={styles.pages} />
        <aside aria-label="More from Packwright" className={styles.side}>
          {turning ? <SideSkeleton /> : <PromoCards />}
        </aside>
      </div>
    </div>
  );
}

function Posts({ blogs, topic }: { blogs: readonly Blog[]; topic: string }) {
  if (blogs.length === 0) return <NoPosts topic={topic} />;
  // The first post stands above, unless a topic was asked for.
  const listed = topic ? blogs : blogs.slice(1);
  return (
    <ul className={styles.grid}>
      {listed.map((blog) => (
        <li key={blog._id}>
          <BlogCard blog={blog} level={2} />
        </li>
      ))}
    </ul>
  );
}

function NoPosts({ topic }: { topic: string }) {
  return (
    <EmptyState
      title={topic ? 'Nobody has written about this yet' : 'No posts on this page'}
      action={<ButtonLink to="/blog-list">See all posts</ButtonLink>}
    >
      {topic
        ? 'Try a shorter or more common word, such as “pouch” or “flute”.'
        : 'The newest posts are on the first page.'}
    </EmptyState>
  );
}
