import type { ReactNode } from 'react';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import styles from './written-page.module.css';

interface WrittenSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface WrittenPageProps {
  title: string;
  lead: string;
  sections: readonly WrittenSection[];
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Below the lead, above the first section. */
  children?: ReactNode;
}

/** A page of text: its parts listed at the side, each with an address of its own. */
export function WrittenPage({ title, lead, sections, actions, children }: WrittenPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        className={styles.head}
        before={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: title }]} />}
        title={title}
        lead={lead}
        actions={actions}
      />
      {children}
      <div className={styles.columns}>
        <nav aria-label="On this page" className={styles.contents}>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <SectionLink section={id}>{name}</SectionLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, title: name, body }) => (
            <section key={id} aria-labelledby={id} className={styles.section}>
              <h2 id={id}>{name}</h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
