import { PagePreview } from '#features/publishing/engine/components/parts/page-preview.tsx';
import { slugify } from '#lib/slug.ts';
import type { CourseForm } from '../../contract.ts';
import { CoursePage } from '../course-page.tsx';

/** A preview of the course page from the values of the form. */
export function CoursePreview({ values }: { values: CourseForm }) {
  const slug = values.slug || slugify(values.title);
  const lessons = values.lessons.map(({ title, slug: address, minutes, key }, index) => ({
    title: title || 'Untitled',
    slug: address || slugify(title) || key || String(index),
    minutes: Number.isNaN(minutes) ? 0 : minutes,
  }));
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return (
    <PagePreview>
      <CoursePage
        course={{
          ...values,
          id: slug,
          slug,
          title: values.title || 'Title',
          outcomes: values.outcomes.filter(Boolean),
          lessons,
          lessonCount: lessons.length,
          minutes,
        }}
        progress={null}
      />
    </PagePreview>
  );
}
