import { EntryCard } from '#features/publishing/engine/components/page/entry-card.tsx';
import type { Course } from '../contract.ts';
import { coursePath, describeCourse } from '../rules.ts';

interface CourseCardProps {
  course: Course;
  /** Heading level. */
  level?: 2 | 3;
  /** Loads the picture immediately; only for cards in the first view. */
  eager?: boolean;
}

/** A course in a list. */
export const CourseCard = ({ course, level = 3, eager = false }: CourseCardProps) => (
  <EntryCard
    to={coursePath(course.slug)}
    title={course.title}
    level={level}
    facts={describeCourse(course)}
    picture={{ seed: course.slug, src: course.imageUrl, eager }}
    summary={course.summary}
  />
);
