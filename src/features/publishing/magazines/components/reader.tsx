import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { ArticleBody } from '#features/publishing/engine/components/page/article-body.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import { Cover } from '#ui/media/cover.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import type { FullIssue, Piece } from '../contract.ts';
import { IssueCover } from './issue-cover.tsx';
import styles from './reader.module.css';
import { usePages } from './use-pages.ts';

/**
 * The reader of an issue: on wide screens spreads of two pages to turn, otherwise one long page. The stylesheet makes
 * the pages, so nothing moves when scripts load; without scripts it is one long page everywhere.
 */
export function Reader({ issue }: { issue: FullIssue }) {
  const [view, setView] = useState<'pages' | 'scroll'>('pages');
  const viewport = useRef<HTMLElement>(null);
  const { spread, spreads, turn, goTo } = usePages(viewport, view);
  return (
    <div className={styles.reader} data-view={view}>
      <div className={styles.bar}>
        <Segmented
          label="Reading mode"
          options={[
            { value: 'pages', label: 'Pages' },
            { value: 'scroll', label: 'Scroll' },
          ]}
          value={view}
          onValueChange={setView}
        />
        <div className={styles.turner}>
          <IconButton label="Previous pages" disabled={spread === 0} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <p role="status" className={`${styles.where} num`}>
            <span className="sr-only">Spread </span>
            {spread + 1} of {spreads}
          </p>
          <IconButton label="Next pages" disabled={spread >= spreads - 1} onClick={() => turn(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      </div>
      <Grid
        as="section"
        gap={7}
        ref={viewport}
        aria-label="Pages of the issue"
        // The keyboard must reach a scrollable region.
        tabIndex={0}
        className={styles.sheet}
      >
        <div className={styles.front}>
          <IssueCover issue={issue} eager decorative />
        </div>
        <Contents issue={issue} onOpen={goTo} />
        {issue.pieces.map((piece) => (
          <PieceOf key={piece.anchor} piece={piece} />
        ))}
      </Grid>
    </div>
  );
}

interface ContentsProps {
  issue: FullIssue;
  /** Opens the spread of the piece, if the issue is shown as spreads. */
  onOpen: (event: MouseEvent) => void;
}

function Contents({ issue, onOpen }: ContentsProps) {
  return (
    <nav aria-labelledby="in-this-issue" className={styles.contents}>
      <p className={`pretty ${styles.summary}`}>{issue.summary}</p>
      <h2 id="in-this-issue" className={`small ${styles.contentsTitle}`}>
        In this issue
      </h2>
      <ol className={styles.list}>
        {issue.pieces.map(({ anchor, kicker, title, minutes }) => (
          <li key={anchor}>
            <Cluster
              as={SectionLink}
              nowrap
              align="baseline"
              justify="between"
              section={anchor}
              onClick={onOpen}
              className={styles.entry}
            >
              <span className={styles.entryWords}>
                {kicker && <span className={`small ${styles.kicker}`}>{kicker}</span>}
                <b>{title}</b>
              </span>
              <span className={`faint note ${styles.minutes} num`}>{minutes}&nbsp;min</span>
            </Cluster>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PieceOf({ piece }: { piece: Piece }) {
  const { anchor, kicker, title, byline, minutes, imageUrl, html, blogSlug } = piece;
  return (
    <article id={anchor} aria-labelledby={`${anchor}-title`} className={styles.piece}>
      {imageUrl && <Cover seed={anchor} src={imageUrl} className={styles.picture} />}
      {kicker && <p className={`small ${styles.kicker}`}>{kicker}</p>}
      <h2 id={`${anchor}-title`} className={styles.title}>
        {title}
      </h2>
      <Cluster as="p" nowrap align="stretch" className={`muted small ${styles.byline} num`}>
        {byline && <span>{byline}</span>}
        <span>{minutes}&nbsp;min read</span>
      </Cluster>
      <div className={styles.body}>
        <ArticleBody html={html} />
      </div>
      {blogSlug && (
        <p className={styles.alone}>
          <TextLink to={`/blog/details/${blogSlug}`}>Open article</TextLink>
        </p>
      )}
    </article>
  );
}
