import { Cluster, Split } from '#ui/layout/layout.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import type { Blog } from '../contract.ts';
import styles from './author-card.module.css';

const profiles = { linkedin: 'LinkedIn', twitter: 'X', facebook: 'Facebook' } as const;

/** The author of a post: photo, name, a short biography and social links. */
export function AuthorCard({ author }: { author: Blog['author'] }) {
  const links = Object.entries(profiles).flatMap(([key, label]) => {
    const href = author.socialMedia[key as keyof typeof profiles];
    return href ? [{ label, href }] : [];
  });
  return (
    <Split
      as="section"
      gap={3.5}
      columns="auto 1fr"
      align="center"
      aria-labelledby="author"
      className={styles.author}
    >
      <Portrait name={author.name} src={author.photo} size={72} shape="square" />
      <div>
        <p className="muted note">Written by</p>
        <h2 id="author" className={styles.name}>
          {author.name}
        </h2>
      </div>
      <p className={`muted pretty ${styles.bio}`}>{author.bio}</p>
      {links.length > 0 && (
        <Cluster as="ul" rowGap={1} align="stretch" className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={label}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${author.name} on ${label} (opens in a new tab)`}
              >
                {label}
              </a>
            </li>
          ))}
        </Cluster>
      )}
    </Split>
  );
}
