import { Link } from 'react-router';
import { Cover } from '#ui/media/cover.tsx';
import type { Course } from '../contract.ts';
import { coursePath, describeCourse } from '../rules.ts';
import styles from './course-card.module.css';

interface CourseCardProps {
  course: Course;
  /** Heading level. */
  level?: 2 | 3;
  /** Loads the picture immediately; only for cards in the first view. */
  eager?: boolean;
}

/** A course in a list; the whole card is a link. */
export function CourseCard({ course, level = 3, eager = false }: CourseCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <Cover seed={course.slug} src={course.imageUrl} eager={eager} className={styles.cover} />
      <div className={styles.words}>
        <p className={`${styles.facts} num`}>{describeCourse(course)}</p>
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
