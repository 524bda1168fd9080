import { DateText } from '#ui/facts/date-text.tsx';
import { Cover } from '#ui/media/cover.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import type { FullBlog } from '../contract.ts';
import styles from './article.module.css';
import { ArticleBody } from './article-body.tsx';
import { AuthorCard } from './author-card.tsx';
import { ContentsList } from './contents-list.tsx';
import { ShareLinks } from './share-links.tsx';

/** A full post: hero, contents, body and author. */
export function Article({ blog, url }: { blog: FullBlog; url: string }) {
  return (
    <article>
      <Hero blog={blog} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.contents}>
          <ContentsList headings={blog.headings} />
        </div>
        <ArticleBody html={blog.html} />
        <aside aria-label="About this article" className={styles.about}>
          <AuthorCard author={blog.author} />
          <ShareLinks url={url} title={blog.title} />
        </aside>
      </div>
    </article>
  );
}

function Hero({ blog }: { blog: FullBlog }) {
  return (
    <header className={`wrap ${styles.hero}`}>
      <div className={styles.where}>
        <Breadcrumbs
          items={[{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog-list' }, { label: blog.title }]}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>{blog.category}</p>
        <h1 className={styles.title}>{blog.title}</h1>
        <p className={styles.excerpt}>{blog.excerpt}</p>
        <p className={`${styles.facts} num`}>
          <DateText when={blog.date} format="monthDay" />
          <span>{blog.readTime} min read</span>
        </p>
      </div>
      <Cover seed={blog.slug} src={blog.imageUrl} eager className={styles.picture} />
    </header>
  );
}
