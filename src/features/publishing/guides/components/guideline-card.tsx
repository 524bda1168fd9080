import { Link } from 'react-router';
import { Cover } from '#ui/media/cover.tsx';
import type { Guideline } from '../contract.ts';
import { confidenceWords, topicWords } from '../rules/topics.ts';
import styles from './guideline-card.module.css';

interface GuidelineCardProps {
  guideline: Guideline;
  /** Where its library stands. */
  root: string;
}

/** An article of the library in a list. */
export function GuidelineCard({ guideline, root }: GuidelineCardProps) {
  const { slug, title, summary, topic, imageUrl, readMinutes, confidence } = guideline;
  return (
    <article className={styles.card}>
      <Cover seed={slug} src={imageUrl} className={styles.cover ?? ''} />
      <div className={styles.words}>
        <p className={styles.topic}>{topicWords[topic]}</p>
        <h3 className={styles.title}>
          <Link to={`${root}/${slug}`} prefetch="intent">
            {title}
          </Link>
        </h3>
        <p className={styles.summary}>{summary}</p>
        <p className={`${styles.note} num`}>
          {readMinutes} min read · {confidenceWords[confidence].label}
        </p>
      </div>
    </article>
  );
}
