import { Cluster } from '#ui/layout/layout.tsx';
import { Cover } from '#ui/media/cover.tsx';
import type { IssueCard } from '../contract.ts';
import styles from './issue-cover.module.css';

export const magazineName = 'Ply';
export const issuePath = (slug: string): string => `/magazines/${slug}`;

interface IssueCoverProps {
  issue: Pick<IssueCard, 'slug' | 'number' | 'title' | 'season' | 'ground' | 'imageUrl'>;
  /** Loads the picture immediately; only for covers in the first view. */
  eager?: boolean;
  /** True if the text is read out elsewhere. */
  decorative?: boolean;
}

/** The cover of an issue: name, number, drawing and title, like a printed one. */
export function IssueCover({ issue, eager = false, decorative = false }: IssueCoverProps) {
  const { slug, number, title, season, ground, imageUrl } = issue;
  return (
    <div data-ground="night" aria-hidden={decorative || undefined} className={styles.cover}>
      <Cluster as="p" gap={3} nowrap align="start" justify="between" className={styles.masthead}>
        <b>{magazineName}</b>
        <span className="num">
          No. {number}
          <br />
          {season}
        </span>
      </Cluster>
      <Cover
        seed={slug}
        scheme={ground}
        src={imageUrl}
        width={480}
        height={480}
        eager={eager}
        fill
        className={styles.picture}
      />
      <p className={styles.title}>{title}</p>
    </div>
  );
}
