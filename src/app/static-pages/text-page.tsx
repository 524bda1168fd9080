import type { ReactNode } from 'react';
import { Page, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import styles from './text-page.module.css';

interface TextSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface TextPageProps {
  title: string;
  lead: string;
  sections: readonly TextSection[];
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Below the lead, above the first section. */
  children?: ReactNode;
}

/** A page of text with a list of its sections at the side, each with its own link. */
export function TextPage({ title, lead, sections, actions, children }: TextPageProps) {
  return (
    <Page gap={5}>
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
        <Stack gap={7} className={styles.text}>
          {sections.map(({ id, title: name, body }) => (
            <Stack as="section" key={id} aria-labelledby={id} className={`pretty ${styles.section}`}>
              <h2 id={id}>{name}</h2>
              {body}
            </Stack>
          ))}
        </Stack>
      </div>
    </Page>
  );
}
