import { Link } from 'react-router';
import { Portrait } from '#ui/media/portrait.tsx';
import type { Mentor } from '../contract.ts';
import { countryName, mentorPath } from '../rules.ts';
import styles from './mentor-card.module.css';

interface MentorCardProps {
  mentor: Mentor;
  /** Heading level. */
  level?: 2 | 3;
}

/** A mentor in a list; the whole card is a link. */
export function MentorCard({ mentor, level = 3 }: MentorCardProps) {
  const Heading = `h${level}` as const;
  const { slug, name, photo, years, city, country, bio, expertise, languages } = mentor;
  return (
    <article className={styles.card}>
      <Portrait name={name} src={photo} size={300} shape="square" className={styles.photo} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={mentorPath(slug)} prefetch="intent" className={styles.link}>
            {name}
          </Link>
        </Heading>
        <p className={`${styles.facts} num`}>
          {years} years · {city}, {countryName(country)}
        </p>
        <p className={styles.bio}>{bio}</p>
        <ul className={styles.expertise}>
          {expertise.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
        <p className={styles.facts}>Speaks {languages.join(', ')}</p>
      </div>
    </article>
  );
}
