import { Link } from 'react-router';
import { Cover } from '#ui/media/cover.tsx';
import type { Guideline } from '../contract.ts';
import { confidenceLabels, topicLabels } from '../rules/topics.ts';
import styles from './guideline-card.module.css';

interface GuidelineCardProps {
  guideline: Guideline;
  /** Path of the library. */
  root: string;
}

/** An article of the library in a list. */
export function GuidelineCard({ guideline, root }: GuidelineCardProps) {
  const { slug, title, summary, topic, imageUrl, readMinutes, confidence } = guideline;
  return (
    <article className={`panel ${styles.card}`}>
      <Cover seed={slug} src={imageUrl} className={styles.cover ?? ''} />
      <div className={styles.words}>
        <p className={`note ${styles.topic}`}>{topicLabels[topic]}</p>
        <h3 className={styles.title}>
          <Link to={`${root}/${slug}`}>{title}</Link>
        </h3>
        <p className="muted small pretty">{summary}</p>
        <p className={`faint note ${styles.note} num`}>
          {readMinutes}&nbsp;min read · {confidenceLabels[confidence].label}
        </p>
      </div>
    </article>
  );
}
