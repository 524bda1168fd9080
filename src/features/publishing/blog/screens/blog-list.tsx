import { Suspense, useEffect } from 'react';
import { Await, useNavigation } from 'react-router';
import { FeedLink } from '#features/publishing/engine/components/page/feed-link.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Split } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { BlogCard } from '../components/blog-card.tsx';
import { CardsSkeleton, LeadSkeleton, SideSkeleton } from '../components/blog-list-skeleton.tsx';
import { PromoCards } from '../components/promo-cards.tsx';
import type { Blog } from '../contract.ts';
import { pageCount, pagesBeforeLoad } from '../rules/reading.ts';
import type { Route } from './+types/blog-list.ts';
import styles from './blog-list.module.css';

interface BlogListQuery {
  page: number;
  topic: string;
}

/** A page of the list; `results` is null until a page could be loaded. */
interface Listing extends BlogListQuery {
  results: number | null;
  blogs: readonly Blog[];
}

function readListQuery(request: Request): BlogListQuery & { origin: string } {
  const { searchParams, origin } = new URL(request.url);
  const topic = searchParams.get('topic')?.trim().slice(0, 120) ?? '';
  return { page: readPage(searchParams.get('page')), topic, origin };
}

const readPage = (typed: string | null): number => {
  const page = Number(typed ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, topic, origin } = readListQuery(request);
  const { results, data } = await context
    .get(apiContext)
    .content.listBlogs({ page, ...(topic ? { topic } : {}) });
  const listing: Listing = { page, topic, results, blogs: data.blogs };
  return { page, topic, origin, listing };
}

/** The list on the screen; undefined while another screen is shown. */
let currentListing: Listing | undefined;
/** Milliseconds to wait for a page before the loading state is shown. */
const loadingDelayMs = 150;

/** If a page cannot be loaded, the current list stays. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const query = readListQuery(request);
  const fetched = serverLoader().then(
    ({ listing }): Listing => listing,
    (error: unknown): Listing => {
      if (request.signal.aborted) throw error;
      // oxlint-disable-next-line no-console -- the current list stays, so this is only logged
      console.warn('The blog list could not be fetched', error);
      return currentListing ?? { page: query.page, topic: query.topic, results: null, blogs: [] };
    },
  );
  if (currentListing) return { ...query, listing: await fetched };
  const first = await Promise.race([
    fetched,
    new Promise<null>((resolve) => setTimeout(resolve, loadingDelayMs, null)),
  ]);
  return { ...query, listing: first ?? fetched };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData }: Route.MetaArgs) {
  const { page, topic, origin } = loaderData;
  return pageMeta({
    title: `${topic ? `Posts about ${topic}` : 'Packaging blog'}${page > 1 ? `, page ${page}` : ''}`,
    description:
      'Practical articles about board, film, bottles, regulations and prices, written by people in the trade.',
    url: `${origin}/blog-list${page > 1 ? `?page=${page}` : ''}`,
    noIndex: Boolean(topic),
    image: shareImage('page', 'blog'),
    feed: { title: 'Packwright blog', list: '/blog-list' },
    structuredData: [breadcrumbListData(origin, [{ name: 'Blog', path: '/blog-list' }])],
  });
}

export default function BlogList({ loaderData: { page, topic, listing } }: Route.ComponentProps) {
  const { state, location } = useNavigation();
  const turning = state === 'loading' && location.pathname === '/blog-list';
  if (!(listing instanceof Promise)) return <CurrentList listing={listing} loading={turning} />;
  const coming: Listing = { page, topic, results: null, blogs: [] };
  return (
    <Suspense key={`${topic}:${page}`} fallback={<List listing={coming} loading />}>
      <Await resolve={listing}>{(come: Listing) => <CurrentList listing={come} loading={turning} />}</Await>
    </Suspense>
  );
}

function CurrentList({ listing, loading }: { listing: Listing; loading: boolean }) {
  useEffect(() => {
    currentListing = listing;
  }, [listing]);
  useEffect(
    () => () => {
      currentListing = undefined;
    },
    [],
  );
  return <List listing={listing} loading={loading} />;
}

function List({ listing, loading }: { listing: Listing; loading: boolean }) {
  const { page, topic, results, blogs } = listing;
  const featured = topic ? undefined : blogs[0];
  const href = (to: number): string =>
    `/blog-list?${new URLSearchParams({ ...(topic ? { topic } : {}), page: String(to) })}`;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title={topic ? `Posts about “${topic}”` : 'The packaging blog'}
        lead={topic ? undefined : 'Practical articles about board, film, bottles and regulations.'}
        actions={topic ? <TextLink to="/blog-list">All posts</TextLink> : <FeedLink list="/blog-list" />}
      />
      {(featured || (loading && !topic)) && (
        <div className={styles.featured}>
          {loading || !featured ? <LeadSkeleton /> : <BlogCard blog={featured} level={2} lead eager />}
        </div>
      )}
      <Split gap={6.5} rowGap={7} columns="1fr 300px" below={1100} align="start" className={styles.columns}>
        <div className={styles.list}>
          {loading ? <CardsSkeleton /> : <Posts listing={listing} href={href} />}
        </div>
        <Pagination
          page={page}
          total={results === null ? pagesBeforeLoad : pageCount(results)}
          href={href}
          className={styles.pages}
        />
        <aside aria-label="More from Packwright" className={styles.side}>
          {loading ? <SideSkeleton /> : <PromoCards />}
        </aside>
      </Split>
    </div>
  );
}

interface PostsProps {
  listing: Listing;
  href(page: number): string;
}

function Posts({ listing: { page, topic, results, blogs }, href }: PostsProps) {
  if (results === null) {
    return (
      <EmptyState
        title="Posts could not be loaded"
        action={<ButtonLink to={href(page)}>Try again</ButtonLink>}
      >
        The posts could not be loaded.
      </EmptyState>
    );
  }
  if (blogs.length === 0) return <NoPosts topic={topic} />;
  // The first post is shown above the list unless the list is filtered by topic.
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
      title={topic ? 'No matching posts' : 'No posts on this page'}
      action={<ButtonLink to="/blog-list">View all posts</ButtonLink>}
    >
      {topic
        ? 'Try a shorter or more common term, such as “pouch” or “flute”.'
        : 'The newest posts are on the first page.'}
    </EmptyState>
  );
}
