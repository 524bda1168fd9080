import { ORPCError } from '@orpc/client';
import { data } from 'react-router';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { CourseMissing } from '../components/course-missing.tsx';
import { CoursePage } from '../components/course-page.tsx';
import { useProgress } from '../components/use-progress.ts';
import type { FullCourse } from '../contract.ts';
import { coursePath, lessonPath } from '../rules.ts';
import type { Route } from './+types/course.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  try {
    const response = await context.get(apiContext).courses.getCourse({ slug: params.slug });
    return { course: response.data.course, origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

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

export const ErrorBoundary = () => <CourseMissing what="Course" />;
