import { CopyButton } from '#ui/controls/copy-button.tsx';
import { useHydrated } from '#ui/hydrated.ts';
import styles from './share-links.module.css';

interface ShareLinksProps {
  url: string;
  title: string;
  heading?: string;
}

/** Links to share a page: plain links, without third-party scripts. */
export function ShareLinks({ url, title, heading = 'Share this article' }: ShareLinksProps) {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  const targets = [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'X', href: `https://x.com/intent/post?text=${words}&url=${address}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
  ];
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="share">
      <h2 id="share" className={styles.title}>
        {heading}
      </h2>
      <ul className={styles.places}>
        {targets.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.place}>
              <span className="sr-only">Share on </span>
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`mailto:?subject=${words}&body=${address}`} className={styles.place}>
            <span className="sr-only">Send by </span>Email
          </a>
        </li>
      </ul>
      <div className={styles.copy}>
        <CopyButton text={url} label="Copy link" copiedLabel="Link copied" disabled={!isHydrated} wide />
      </div>
    </section>
  );
}
