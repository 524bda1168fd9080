import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { LessonTitle } from '../contract.ts';
import { lessonPath } from '../rules.ts';
import styles from './lesson-list.module.css';

interface LessonListProps {
  slug: string;
  lessons: readonly LessonTitle[];
  /** Slugs of the lessons that are done. */
  done: readonly string[];
  /** Slug of the lesson being read. */
  current?: string;
  /** Smaller, for use beside a lesson. */
  compact?: boolean;
}

/** The lessons of a course in their order, with a tick on those that are done. */
export function LessonList({ slug, lessons, done, current, compact = false }: LessonListProps) {
  return (
    <ol className={styles.lessons} data-compact={compact || undefined}>
      {lessons.map((lesson, index) => {
        const isDone = done.includes(lesson.slug);
        return (
          <li key={lesson.slug} className={styles.lesson}>
            <span className={`${styles.mark} num`} data-done={isDone || undefined}>
              {isDone ? <Check aria-label="Done:" strokeWidth={2.4} /> : index + 1}
            </span>
            <Link
              to={lessonPath(slug, lesson.slug)}
              aria-current={lesson.slug === current ? 'page' : undefined}
              className={styles.link}
            >
              {lesson.title}
            </Link>
            <span className={`${styles.minutes} num`}>{lesson.minutes}&nbsp;min</span>
          </li>
        );
      })}
    </ol>
  );
}
