import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { apiContext } from '#web/api-context.ts';
import { loadEntry } from '#web/load-entry.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { Article } from '../components/article.tsx';
import { RelatedArticles } from '../components/related-articles.tsx';
import type { FullBlog } from '../contract.ts';
import { blogPath } from '../rules/paths.ts';
import type { Route } from './+types/blog-detail.ts';
import styles from './blog-detail.module.css';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadEntry(request, context.get(apiContext).content.getBlog({ slug: params.slug }));

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Blog', error);
  const { blog, origin } = loaderData;
  const url = `${origin}${blogPath(blog.slug)}`;
  return [
    ...pageMeta({
      title: blog.title,
      description: blog.excerpt,
      url,
      image: shareImage('blog', blog.slug),
      type: 'article',
      structuredData: [
        structuredData(blog, { origin, url }),
        breadcrumbListData(origin, [
          { name: 'Blog', path: '/blog-list' },
          { name: blog.title, path: blogPath(blog.slug) },
        ]),
      ],
    }),
    { name: 'author', content: blog.author.name },
    { property: 'article:published_time', content: blog.date },
  ];
}

function structuredData(blog: FullBlog, { origin, url }: { origin: string; url: string }) {
  return {
    '@type': 'BlogPosting',
    headline: blog.title,
    description: blog.excerpt,
    articleSection: blog.category,
    datePublished: blog.date,
    mainEntityOfPage: url,
    author: { '@type': 'Person', name: blog.author.name, description: blog.author.bio },
    publisher: { '@type': 'Organization', name: 'Packwright', url: origin },
    image: new URL(blog.imageUrl ?? shareImage('blog', blog.slug), origin).href,
  };
}

export default function BlogDetail({ loaderData: { blog, origin } }: Route.ComponentProps) {
  return (
    <>
      <Article blog={blog} url={`${origin}${blogPath(blog.slug)}`} />
      <div className="wrap">
        <div className={styles.related}>
          <RelatedArticles slug={blog.slug} />
        </div>
      </div>
    </>
  );
}

/** Shows the error below the site header. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { state, revalidate } = useRevalidator();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  if (state === 'loading')
    return (
      <p role="status" className={`wrap muted ${styles.loading}`}>
        Loading...
      </p>
    );
  const title = missing ? 'Blog not found' : `Error: ${messageOf(error)}`;
  return (
    <div className={`wrap ${styles.failed}`}>
      <h1 className="sr-only">Blog</h1>
      <ErrorState
        title={title}
        {...(missing
          ? { action: <ButtonLink to="/blog-list">View all posts</ButtonLink> }
          : { onRetry: () => void revalidate() })}
      >
        {missing ? 'It may have been moved or unpublished.' : 'Try again in a moment.'}
      </ErrorState>
    </div>
  );
}

/** Returns the server's message, or else the message of the error itself. */
function messageOf(error: unknown): string {
  const { message } = ((isRouteErrorResponse(error) ? error.data : error) ?? {}) as { message?: unknown };
  return typeof message === 'string' && message ? message : 'Could not fetch blog';
}
