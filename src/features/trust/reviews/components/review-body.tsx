import type { ReactNode } from 'react';
import { DateText } from '#ui/facts/date-text.tsx';
import { RatingMark } from '#ui/marks/rating-mark.tsx';
import { type Aspect, aspectLabels } from '../rules.ts';
import styles from './review-body.module.css';

interface ReviewBodyProps {
  author: ReactNode;
  overallTenths: number;
  ratings: readonly { aspect: Aspect; rating: number }[];
  /** When it was published or written. */
  when: string;
  text: string;
  photos?: ReactNode;
  reply: { text: string; repliedAt: string } | null;
  /** The side that has replied. */
  replier: string;
  children?: ReactNode;
}

/** Renders a review with its ratings, photos and reply. */
export function ReviewBody(props: ReviewBodyProps) {
  const { author, overallTenths, ratings, when, text, photos, reply, replier, children } = props;
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <RatingMark tenths={overallTenths} />
        <span className={styles.author}>{author}</span>
        <span className={styles.when}>
          <DateText when={when} />
        </span>
      </header>
      <p className={styles.ratings}>
        {ratings.map(({ aspect, rating }) => `${aspectLabels[aspect]}\u00a0${rating}`).join(' · ')}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      {photos}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.ratings}>
            <b>{replier}</b> replied on <DateText when={reply.repliedAt} />
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      {children}
    </article>
  );
}
