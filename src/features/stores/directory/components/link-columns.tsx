import { Link } from 'react-router';
import { formatNumber } from '#lib/formats.ts';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import type { CountedLink } from '../contract.ts';
import styles from './link-columns.module.css';

const maxVisibleLinks = 25;

/** Links to narrower pages with their supplier counts; a long list is collapsed. */
export function LinkColumns({ title, links }: { title: string; links: readonly CountedLink[] }) {
  if (links.length === 0) return null;
  const rest = links.slice(maxVisibleLinks);
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <Links links={links.slice(0, maxVisibleLinks)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{rest.length} more</summary>
          <Links links={rest} />
        </details>
      )}
    </section>
  );
}

function Links({ links }: { links: readonly CountedLink[] }) {
  return (
    <Grid as="ul" gap={6} rowGap={0} min={210}>
      {links.map(({ name, to, count }) => (
        <li key={to}>
          <Cluster
            as={Link}
            gap={3}
            nowrap
            align="baseline"
            justify="between"
            to={to}
            className={`small ${styles.link}`}
          >
            <span className={`break-words ${styles.name}`}>{name}</span>
            <span className="faint num">{formatNumber(count)}</span>
          </Cluster>
        </li>
      ))}
    </Grid>
  );
}
