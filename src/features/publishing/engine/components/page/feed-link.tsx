import { Rss } from 'lucide-react';
import styles from './feed-link.module.css';

/** A quiet link to the feed of a list, for the head of its page. The browser opens it itself, because it is not a screen. */
export const FeedLink = ({ list }: { list: string }) => (
  <a href={`${list}/feed.xml`} type="application/atom+xml" className={`small ${styles.feed}`}>
    <Rss aria-hidden />
    Feed
  </a>
);
