import { EntryMissing } from '#features/publishing/engine/components/page/entry-missing.tsx';
import { apiContext } from '#web/api-context.ts';
import { loadEntry } from '#web/load-entry.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { CoursePage } from '../components/course-page.tsx';
import { useProgress } from '../components/use-progress.ts';
import type { FullCourse } from '../contract.ts';
import { coursePath, lessonPath } from '../rules.ts';
import type { Route } from './+types/course.ts';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadEntry(request, context.get(apiContext).courses.getCourse({ slug: params.slug }));

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Course', error);
  const { course, origin } = loaderData;
  const path = coursePath(course.slug);
  return pageMeta({
    title: course.title,
    description: course.summary,
    url: `${origin}${path}`,
    type: 'article',
    image: shareImage('courses', course.slug),
    structuredData: [
      courseStructuredData(course, origin),
      breadcrumbListData(origin, [
        { name: 'Courses', path: '/courses' },
        { name: course.title, path },
      ]),
    ],
  });
}

function courseStructuredData(course: FullCourse, origin: string): object {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    url: `${origin}${coursePath(course.slug)}`,
    educationalLevel: course.level,
    isAccessibleForFree: true,
    inLanguage: 'en',
    provider: { '@type': 'Organization', name: 'Packwright', url: `${origin}/` },
    ...(course.outcomes.length > 0 ? { teaches: course.outcomes } : {}),
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${course.minutes}M`,
    },
    hasPart: course.lessons.map(({ slug, title }, index) => ({
      '@type': 'LearningResource',
      position: index + 1,
      name: title,
      url: `${origin}${lessonPath(course.slug, slug)}`,
    })),
  };
}

export default function CourseScreen({ loaderData: { course } }: Route.ComponentProps) {
  const { progress } = useProgress(course.slug);
  return <CoursePage course={course} progress={progress} />;
}

export const ErrorBoundary = () => (
  <EntryMissing noun="Course" all={{ to: '/courses', label: 'View all courses' }}>
    It may have been unpublished or moved.
  </EntryMissing>
);
