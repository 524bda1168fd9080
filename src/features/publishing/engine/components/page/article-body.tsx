import styles from './article-body.module.css';

/** The body of a post as HTML that was sanitised when the post was saved. */
export function ArticleBody({ html }: { html: string }) {
  return <div className={`article-body ${styles.body}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
