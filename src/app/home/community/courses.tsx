import { Link } from 'react-router';
import type { Course } from '#features/publishing/courses/contract.ts';
import { coursePath, describeCourse } from '#features/publishing/courses/rules.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Cover } from '#ui/media/cover.tsx';
import { ScrollRow } from '../scroll-row.tsx';
import styles from './courses.module.css';

/** Courses about packaging. */
export function Courses({ courses }: { courses: readonly Omit<Course, 'id'>[] }) {
  if (courses.length === 0) return null;
  return (
    <div className={styles.ground}>
      <Section
        wrap
        title="Learn packaging"
        lead="Short, practical courses with worked examples."
        action={
          <TextLink to="/courses">
            View All<span className="sr-only"> courses</span>
          </TextLink>
        }
      >
        <ScrollRow className={styles.courses}>
          {courses.map((course) => (
            <li key={course.slug} className={styles.course}>
              <Cover seed={course.slug} src={course.imageUrl} className={styles.cover} />
              <div className={styles.words}>
                <p className={`${styles.facts} num`}>{describeCourse(course)}</p>
                <h3 className={styles.title}>
                  <Link to={coursePath(course.slug)} className={styles.link}>
                    {course.title}
                  </Link>
                </h3>
                <p className={styles.summary}>{course.summary}</p>
              </div>
            </li>
          ))}
        </ScrollRow>
      </Section>
    </div>
  );
}
