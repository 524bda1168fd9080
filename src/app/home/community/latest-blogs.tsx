import { BlogCard, type CardBlog } from '#features/publishing/blog/components/blog-card.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ScrollRow } from '../scroll-row.tsx';
import styles from './latest-blogs.module.css';

/** The five newest posts, the first one large. */
export function LatestBlogs({ blogs }: { blogs: readonly CardBlog[] }) {
  if (blogs.length === 0) return null;
  return (
    <Section
      wrap
      title="Latest blogs"
      lead="Board, film, bottles and regulations, explained with numbers."
      action={
        <TextLink to="/blog-list">
          View All<span className="sr-only"> blogs</span>
        </TextLink>
      }
    >
      <ScrollRow className={styles.blogs}>
        {blogs.map((blog, position) => (
          <li key={blog.slug}>
            <BlogCard blog={blog} excerpt={position === 0} />
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
