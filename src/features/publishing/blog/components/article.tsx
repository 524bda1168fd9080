import { ArticleBody } from '#features/publishing/engine/components/page/article-body.tsx';
import { EntryHead } from '#features/publishing/engine/components/page/entry-page.tsx';
import { ShareLinks } from '#features/publishing/engine/components/page/share-links.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import type { FullBlog } from '../contract.ts';
import styles from './article.module.css';
import { AuthorCard } from './author-card.tsx';
import { ContentsList } from './contents-list.tsx';

/** A full post: hero, contents, body and author. */
export function Article({ blog, url }: { blog: FullBlog; url: string }) {
  return (
    <article>
      <EntryHead
        list={{ label: 'Blog', to: '/blog-list' }}
        kicker={blog.category}
        title={blog.title}
        summary={blog.excerpt}
        facts={
          <Cluster as="p" nowrap align="stretch" className={`faint small ${styles.facts} num`}>
            <DateText when={blog.date} format="monthDay" />
            <span>{blog.readTime}&nbsp;min read</span>
          </Cluster>
        }
        picture={{ seed: blog.slug, src: blog.imageUrl }}
      />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.contents}>
          <ContentsList headings={blog.headings} />
        </div>
        <ArticleBody html={blog.html} />
        <Stack as="aside" gap={5} aria-label="About this article" className={styles.about}>
          <AuthorCard author={blog.author} />
          <ShareLinks url={url} title={blog.title} />
        </Stack>
      </div>
    </article>
  );
}
