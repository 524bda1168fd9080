import { ArticleBody } from '#features/publishing/engine/components/page/article-body.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import type { FullGuideline, Guideline } from '../contract.ts';
import { confidenceLabels } from '../rules/topics.ts';
import styles from './guideline-article.module.css';
import { GuidelineCard } from './guideline-card.tsx';

interface GuidelineArticleProps {
  guideline: FullGuideline;
  others: readonly Guideline[];
  root: string;
}

/** The text of a guideline, the sources of its figures, and other guidelines on its topic. */
export function GuidelineArticle({ guideline, others, root }: GuidelineArticleProps) {
  return (
    <Stack gap={7}>
      <div className={styles.columns}>
        <ArticleBody html={guideline.html} />
        <Stack as="aside" gap={5} className={`small ${styles.side}`} aria-label="About these figures">
          <Contents headings={guideline.headings} />
          <SourceNotes guideline={guideline} />
        </Stack>
      </div>
      {others.length > 0 && (
        <section aria-labelledby="beside" className={styles.beside}>
          <h2 id="beside">Related guidelines</h2>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <GuidelineCard guideline={other} root={root} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

function Contents({ headings }: Pick<FullGuideline, 'headings'>) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label="In this guideline" className={styles.contents}>
      <h2>In this guideline</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <SectionLink section={id}>{text}</SectionLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function SourceNotes({
  guideline: { confidence, sources, checkedOn },
}: Pick<GuidelineArticleProps, 'guideline'>) {
  const { label, meaning } = confidenceLabels[confidence];
  return (
    <div className={styles.grounds}>
      <h2>{label}</h2>
      <p>{meaning}</p>
      <p>
        Checked <DateText when={checkedOn} />
      </p>
      {sources.length > 0 && (
        <>
          <h3>Sources</h3>
          <ul>
            {sources.map((source) => (
              <li key={source}>
                <a href={source} rel="noopener nofollow">
                  {new URL(source).hostname.replace(/^www\./, '')}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
