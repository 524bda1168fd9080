import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import styles from './arriving-article.module.css';

/** An article that arrives sooner replaces the screen without a flash of words in between. */
const noticeAfterMs = 150;

/** Shows that an article of the blog is loading, whichever screen its link was on. */
export function ArrivingArticle({ children }: { children: ReactNode }) {
  const isSlow = useSlowArticle();
  if (!isSlow) return children;
  return (
    <div className={`wrap ${styles.loading}`}>
      <h1 className="sr-only">Blog</h1>
      <p role="status">Loading...</p>
    </div>
  );
}

function useSlowArticle(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  const isArriving = next !== pathname && next.startsWith('/blog/details/');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isArriving) return;
    const timer = setTimeout(setSlow, noticeAfterMs, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isArriving]);
  return isArriving && isSlow;
}
