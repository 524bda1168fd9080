import { type RefObject, useEffect, useRef, useState } from 'react';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Loading, SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/layout/section.tsx';
import type { Blog } from '../contract.ts';
import { relatedBlogs, shuffled } from '../rules/reading.ts';
import { BlogCard } from './blog-card.tsx';
import styles from './related-articles.module.css';

/**
 * Four other posts, picked at random. The page is cached for all visitors, so the browser picks them; their space is
 * reserved meanwhile. If they cannot be loaded, the strip stays empty.
 */
export function RelatedArticles({ slug }: { slug: string }) {
  const strip = useRef<HTMLDivElement>(null);
  const blogs = useRelated(slug, strip);
  return (
    <Section title="Related Articles" action={<TextLink to="/blog-list">All posts</TextLink>} air="none">
      <div ref={strip} className={styles.strip}>
        {blogs === null ? (
          <Loading label="Loading related articles..." className={styles.grid}>
            {Array.from({ length: relatedBlogs }, (_, card) => (
              <SkeletonCard key={card} />
            ))}
          </Loading>
        ) : (
          <ul className={styles.grid}>
            {blogs.map((blog) => (
              <li key={blog._id}>
                <BlogCard blog={blog} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

/** Returns the posts, which are loaded when the strip is about to become visible; null until then. */
function useRelated(slug: string, strip: RefObject<HTMLElement | null>): Blog[] | null {
  const [drawn, setDrawn] = useState<{ slug: string; blogs: Blog[] } | null>(null);
  useEffect(() => {
    if (!strip.current) return;
    let isCancelled = false;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void fetchRelated(slug).then((blogs) => {
          if (!isCancelled) setDrawn({ slug, blogs });
        });
      },
      { rootMargin: '600px' },
    );
    near.observe(strip.current);
    return () => {
      isCancelled = true;
      near.disconnect();
    };
  }, [slug, strip]);
  return drawn?.slug === slug ? drawn.blogs : null;
}

/** The API client is imported here, so that it loads after the page has been painted. */
async function fetchRelated(slug: string): Promise<Blog[]> {
  try {
    const { api } = await import('#web/api.ts');
    const { data } = await api.content.listBlogs({});
    const others = data.blogs.filter((blog) => blog.slug !== slug);
    return shuffled(others, Math.random).slice(0, relatedBlogs);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the reader loses nothing that was requested, so this is only logged
    console.warn('Related articles could not be loaded', error);
    return [];
  }
}
