import { Link } from 'react-router';
import type { Mentor } from '#features/publishing/mentors/contract.ts';
import { mentorPath } from '#features/publishing/mentors/rules.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import { ScrollRow } from '../scroll-row.tsx';
import styles from './mentors.module.css';

type HomeMentor = Pick<Mentor, 'slug' | 'name' | 'photo' | 'years' | 'expertise'>;

/** Mentors and their fields of expertise. */
export function Mentors({ mentors }: { mentors: readonly HomeMentor[] }) {
  if (mentors.length === 0) return null;
  return (
    <Section
      wrap
      className={styles.section}
      title="Packaging mentors"
      lead="Book a free one-hour session with an expert."
      action={
        <TextLink to="/mentors">
          View All<span className="sr-only"> mentors</span>
        </TextLink>
      }
    >
      <ScrollRow className={styles.mentors}>
        {mentors.map(({ slug, name, photo, years, expertise }) => (
          <li key={slug} className={styles.mentor}>
            <Portrait name={name} src={photo} size={300} shape="square" className={styles.photo} />
            <h3 className={styles.name}>
              <Link to={mentorPath(slug)} className={styles.link}>
                {name}
              </Link>
            </h3>
            <p className={`${styles.facts} num`}>{years} years in packaging</p>
            <ul className={styles.expertise}>
              {expertise.map((field) => (
                <li key={field}>{field}</li>
              ))}
            </ul>
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
