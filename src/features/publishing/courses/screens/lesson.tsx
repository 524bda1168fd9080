import { ArticleBody } from '#features/publishing/engine/components/page/article-body.tsx';
import { EntryMissing } from '#features/publishing/engine/components/page/entry-missing.tsx';
import { ProgressBar } from '#ui/facts/progress-bar.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { apiContext } from '#web/api-context.ts';
import { loadEntry } from '#web/load-entry.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { LessonFooter } from '../components/lesson-footer.tsx';
import { LessonList } from '../components/lesson-list.tsx';
import { useProgress } from '../components/use-progress.ts';
import { coursePath, lessonPath } from '../rules.ts';
import type { Route } from './+types/lesson.ts';
import styles from './lesson.module.css';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadEntry(request, context.get(apiContext).courses.getLesson({ slug: params.slug, lesson: params.lesson }));

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Lesson', error);
  const { course, lesson, origin } = loaderData;
  const path = lessonPath(course.slug, lesson.slug);
  return pageMeta({
    title: `${lesson.title}: ${course.title}`,
    description: `Lesson ${lesson.number} of ${course.lessonCount} of “${course.title}”. ${course.summary}`,
    url: `${origin}${path}`,
    type: 'article',
    image: shareImage('courses', course.slug),
    structuredData: [
      {
        '@type': 'LearningResource',
        name: lesson.title,
        url: `${origin}${path}`,
        position: lesson.number,
        timeRequired: `PT${lesson.minutes}M`,
        educationalLevel: course.level,
        isAccessibleForFree: true,
        isPartOf: { '@type': 'Course', name: course.title, url: `${origin}${coursePath(course.slug)}` },
      },
      breadcrumbListData(origin, [
        { name: 'Courses', path: '/courses' },
        { name: course.title, path: coursePath(course.slug) },
        { name: lesson.title, path },
      ]),
    ],
  });
}

export default function LessonScreen({ loaderData: { course, lesson } }: Route.ComponentProps) {
  const learning = useProgress(course.slug, lesson.slug);
  const { progress } = learning;
  return (
    <div className={`wrap ${styles.screen}`}>
      <Breadcrumbs
        items={[
          { label: 'Home', to: '/' },
          { label: 'Courses', to: '/courses' },
          { label: course.title, to: coursePath(course.slug) },
          { label: lesson.title },
        ]}
      />
      <div className={styles.columns}>
        <Stack as="nav" gap={3} aria-label="Lessons in this course" className={styles.outline}>
          <p className={styles.course}>{course.title}</p>
          {progress && <ProgressBar value={progress.percent} label="Done" figure />}
          <LessonList
            compact
            slug={course.slug}
            lessons={course.lessons}
            done={progress?.done ?? []}
            current={lesson.slug}
          />
        </Stack>
        <article className={styles.lesson}>
          <p className={`${styles.facts} num`}>
            Lesson {lesson.number} of {course.lessonCount} · {lesson.minutes}&nbsp;min
          </p>
          <h1 className={`break-words ${styles.title}`}>{lesson.title}</h1>
          <ArticleBody html={lesson.html} />
          <LessonFooter course={course} lesson={lesson} learning={learning} />
        </article>
      </div>
    </div>
  );
}

export const ErrorBoundary = () => (
  <EntryMissing noun="Lesson" all={{ to: '/courses', label: 'View all courses' }}>
    It may have been unpublished or moved.
  </EntryMissing>
);
