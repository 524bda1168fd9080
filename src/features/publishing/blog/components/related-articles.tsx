import { type RefObject, useEffect, useRef, useState } from 'react';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Loading, SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/layout/section.tsx';
import type { Blog } from '../contract.ts';
import { relatedBlogs, shuffled } from '../rules/reading.ts';
import { BlogCard } from './blog-card.tsx';
import styles from './related-articles.module.css';

/**
 * Four other posts, by chance. The page is the same for everybody, so the browser draws the lot;
 * the place is kept free meanwhile. When they cannot be fetched the strip stays empty.
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

/** Fetched when the strip comes near; null until they are there. */
function useRelated(slug: string, strip: RefObject<HTMLElement | null>): Blog[] | null {
  const [drawn, setDrawn] = useState<{ slug: string; blogs: Blog[] } | null>(null);
  useEffect(() => {
    if (!strip.current) return;
    let left = false;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void drawRelated(slug).then((blogs) => {
          if (!left) setDrawn({ slug, blogs });
        });
      },
      { rootMargin: '600px' },
    );
    near.observe(strip.current);
    return () => {
      left = true;
      near.disconnect();
    };
  }, [slug, strip]);
  return drawn?.slug === slug ? drawn.blogs : null;
}

/** The client of the API comes with the call, after the page has been painted. */
async function drawRelated(slug: string): Promise<Blog[]> {
  try {
    const { api } = await import('#web/api.ts');
    const { data } = await api.content.listBlogs({});
    const others = data.blogs.filter((blog) => blog.slug !== slug);
    return shuffled(others, Math.random).slice(0, relatedBlogs);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the reader loses nothing that was asked for, so this is only logged
    console.warn('Related articles could not be fetched', error);
    return [];
  }
}
