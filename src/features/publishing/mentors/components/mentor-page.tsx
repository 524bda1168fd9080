import type { ReactNode } from 'react';
import { ArticleBody } from '#features/publishing/engine/components/page/article-body.tsx';
import { countryName } from '#lib/country-name.ts';
import { Cluster, Page, Split } from '#ui/layout/layout.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import type { FullMentor } from '../contract.ts';
import styles from './mentor-page.module.css';

interface MentorPageProps {
  mentor: FullMentor;
  /** The request form, or what is shown in its place. */
  ask: ReactNode;
}

/** The page of a mentor, as visitors see it. */
export function MentorPage({ mentor, ask }: MentorPageProps) {
  const { name, photo, years, city, country, bio, expertise, languages, html, availability } = mentor;
  return (
    <article className={styles.frame}>
      <Page gap={6}>
        <Breadcrumbs
          items={[{ label: 'Home', to: '/' }, { label: 'Mentors', to: '/mentors' }, { label: name }]}
        />
        <header className={styles.hero}>
          <Portrait name={name} src={photo} size={300} shape="square" className={styles.photo} />
          <div>
            <h1 className={`break-words ${styles.name}`}>{name}</h1>
            <p className={`${styles.facts} num`}>
              {years} years in packaging · {city}
              {country && `, ${countryName(country)}`}
            </p>
            <p className={`pretty ${styles.bio}`}>{bio}</p>
            <Split as="dl" rowGap={3} columns="112px 1fr" align="baseline" className={styles.list}>
              <dt>Helps with</dt>
              <dd>
                <Cluster as="ul" gap={1.5} align="stretch" className={styles.expertise}>
                  {expertise.map((field) => (
                    <li key={field}>{field}</li>
                  ))}
                </Cluster>
              </dd>
              <dt>Speaks</dt>
              <dd>{languages.join(', ')}</dd>
              {availability && (
                <>
                  <dt>Usual times</dt>
                  <dd>{availability}</dd>
                </>
              )}
            </Split>
          </div>
        </header>
        <div className={styles.columns}>
          {html ? <ArticleBody html={html} /> : <div />}
          {ask}
        </div>
      </Page>
    </article>
  );
}
