import { BadgeCheck, Briefcase, CalendarDays, Users } from 'lucide-react';
import styles from './benefits.module.css';

const benefits = [
  [BadgeCheck, 'Industry-Leading Expertise', 'Mentors and makers with decades on the line.'],
  [Users, 'Streamlined Vendor and Lead Management', 'Inquiries, quotes and orders in one place.'],
  [Briefcase, 'Packaging Jobs and Opportunities', 'Roles from die-maker to plant head.'],
  [CalendarDays, 'Stay Updated with Events and Magazines', 'Trade shows and reading, sorted by month.'],
] as const;

/** Four reasons to be here. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" data-ground="night" className={styles.ground}>
      <h2 id="benefits" className="sr-only">
        Why Packwright
      </h2>
      <ul className={`wrap ${styles.benefits}`}>
        {benefits.map(([Icon, title, words]) => (
          <li key={title} className={styles.benefit}>
            <Icon aria-hidden strokeWidth={1.75} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
