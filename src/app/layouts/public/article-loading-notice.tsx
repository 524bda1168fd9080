import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import styles from './article-loading-notice.module.css';

/** Articles that load faster replace the screen without a flash of the loading notice. */
const noticeDelayMs = 150;

/** Shows that a blog article is loading, whatever screen its link was on. */
export function ArticleLoadingNotice({ children }: { children: ReactNode }) {
  const isSlow = useIsArticleSlow();
  if (!isSlow) return children;
  return (
    <div className={`wrap ${styles.loading}`}>
      <h1 className="sr-only">Blog</h1>
      <p role="status">Loading...</p>
    </div>
  );
}

function useIsArticleSlow(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  const isLoadingArticle = next !== pathname && next.startsWith('/blog/details/');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoadingArticle) return;
    const timer = setTimeout(setSlow, noticeDelayMs, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoadingArticle]);
  return isLoadingArticle && isSlow;
}
