import { BadgeCheck, Briefcase, CalendarDays, Users } from 'lucide-react';
import { Link } from 'react-router';
import styles from './benefits.module.css';

const benefits = [
  [BadgeCheck, 'Industry-Leading Expertise', 'Mentors with decades in packaging.', '/mentors'],
  [Users, 'Streamlined Vendor and Lead Management', 'Inquiries and orders in one place.', '/buyer-central'],
  [Briefcase, 'Packaging Jobs and Opportunities', 'From die-maker to plant manager.', '/jobs'],
  [
    CalendarDays,
    'Stay Updated with Events and Magazines',
    'Trade shows and a quarterly magazine.',
    '/events',
  ],
] as const;

/** Four reasons to join. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" data-ground="night" className={styles.ground}>
      <h2 id="benefits" className="sr-only">
        Why Packwright
      </h2>
      <ul className={`wrap ${styles.benefits}`}>
        {benefits.map(([Icon, title, words, to]) => (
          <li key={title} className={styles.benefit}>
            <Icon aria-hidden strokeWidth={1.75} />
            <h3 className={styles.title}>
              <Link to={to} className={styles.link}>
                {title}
              </Link>
            </h3>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
