import { TextLink } from '#ui/controls/text-link.tsx';
import styles from './feed-link.module.css';

/** A quiet link to the feed of a list, below it. The browser opens it itself, because it is not a screen. */
export const FeedLink = ({ list }: { list: string }) => (
  <p className={`small ${styles.feed}`}>
    <TextLink to={`${list}/feed.xml`} type="application/atom+xml" reloadDocument>
      Feed
    </TextLink>
  </p>
);
