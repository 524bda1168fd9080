import { Link } from 'react-router';
import { DateText } from '#ui/facts/date-text.tsx';
import { Cover } from '#ui/media/cover.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import type { Blog } from '../contract.ts';
import { blogPath } from '../rules/paths.ts';
import styles from './blog-card.module.css';

/** The fields of a post that a card shows. */
export type CardBlog = Pick<Blog, 'slug' | 'title' | 'category' | 'imageUrl' | 'date' | 'readTime'> & {
  excerpt?: string;
  author: Pick<Blog['author'], 'name' | 'photo'>;
};

interface BlogCardProps {
  blog: CardBlog;
  /** Heading level. */
  level?: 2 | 3;
  /** Loads the picture immediately; only for cards in the first view. */
  eager?: boolean;
  /** Shows the picture beside the text across the full width of the container; for the first post of a list. */
  lead?: boolean;
  /** Shows the excerpt below the title. */
  excerpt?: boolean;
}

/** A post in a list; the whole card is a link. */
export function BlogCard({ blog, level = 3, eager = false, lead = false, excerpt = lead }: BlogCardProps) {
  const Heading = `h${level}` as const;
  const { category, date, readTime, title, slug, author } = blog;
  return (
    <article className={lead ? styles.lead : styles.card}>
      <Cover seed={slug} src={blog.imageUrl} eager={eager} className={styles.cover} />
      <div className={styles.words}>
        <p className={`${styles.facts} num`}>
          <b>{category || 'General'}</b>
          <DateText when={date} />
          <span>{readTime || 5}&nbsp;min</span>
        </p>
        <Heading className={styles.title}>
          <Link to={blogPath(slug)} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {excerpt && <p className={styles.excerpt}>{blog.excerpt}</p>}
        <p className={styles.author}>
          <Portrait name={author.name} src={author.photo} size={30} />
          {author.name}
        </p>
      </div>
    </article>
  );
}
