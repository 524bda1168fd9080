import type { Heading } from '#features/publishing/engine/contract.ts';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import styles from './contents-list.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** The list of an article's sections; highlights the current one. */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  const current = useCurrentSection(headings.map(({ id }) => id));
  if (headings.length === 0) return null;
  return (
    <nav aria-labelledby="in-this-article">
      <h2 id="in-this-article" className={`small ${styles.title}`}>
        In this article
      </h2>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <SectionLink
              section={id}
              aria-current={id === current ? 'location' : undefined}
              className={styles.link}
            >
              {text}
            </SectionLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
