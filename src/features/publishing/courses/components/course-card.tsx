import { Link } from 'react-router';
import { Cover } from '#ui/media/cover.tsx';
import type { Course } from '../contract.ts';
import { courseFacts, coursePath } from '../rules.ts';
import styles from './course-card.module.css';

interface CourseCardProps {
  course: Course;
  /** Level of the heading. */
  level?: 2 | 3;
  /** Load the picture at once: only for what is seen first. */
  eager?: boolean;
}

/** A course in a list; the whole card leads to it. */
export function CourseCard({ course, level = 3, eager = false }: CourseCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Cover seed={course.slug} src={course.imageUrl} eager={eager} className={styles.cover} />
      <div className={styles.words}>
        <p className={`${styles.facts} num`}>{courseFacts(course)}</p>
        <Heading className={styles.title}>
          <Link to={coursePath(course.slug)} prefetch="intent" className={styles.link}>
            {course.title}
          </Link>
        </Heading>
        <p className={styles.summary}>{course.summary}</p>
      </div>
    </article>
  );
}
