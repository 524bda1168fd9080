import { Link } from 'react-router';
import { countryName } from '#lib/country-name.ts';
import { Cluster, Split, Stack } from '#ui/layout/layout.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import type { Mentor } from '../contract.ts';
import { mentorPath } from '../rules.ts';
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
    <Split as="article" gap={5} columns="132px 1fr" align="start" className={`panel ${styles.card}`}>
      <Portrait name={name} src={photo} size={300} shape="square" className={styles.photo} />
      <Stack gap={1} shrink>
        <Heading className={styles.name}>
          <Link to={mentorPath(slug)} className={`covers ${styles.link}`}>
            {name}
          </Link>
        </Heading>
        <p className="faint note num">
          {years} years in packaging · {city}, {countryName(country)}
        </p>
        <p className={`muted small pretty ${styles.bio}`}>{bio}</p>
        <Cluster as="ul" gap={1.5} align="stretch" className={styles.expertise}>
          {expertise.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </Cluster>
        <p className="faint note">Speaks {languages.join(', ')}</p>
      </Stack>
    </Split>
  );
}
