import {
  EntryList,
  EntryListSkeleton,
  loadEntries,
} from '#features/publishing/engine/components/entry-list.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { describeCourse } from '../../rules.ts';
import type { Route } from './+types/edited-courses.ts';

const head = { title: 'Courses', lead: 'In display order.' };

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'Courses · Administration', description: head.lead });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadEntries(request, api.courses.editor.list);

export default function EditedCoursesScreen({
  loaderData: { courses, nextCursor, query },
}: Route.ComponentProps) {
  return (
    <EntryList
      {...head}
      path="/admin/courses"
      newLabel="New course"
      states={['all', 'draft', 'published']}
      dateHeader="Last updated"
      entries={courses.map((course) => ({
        ...course,
        publishedAt: course.updatedAt,
        note: `${describeCourse(course)} · ${course.learnerCount} ${course.learnerCount === 1 ? 'learner' : 'learners'}`,
      }))}
      onMove={(id, direction) => api.courses.editor.move({ id, direction })}
      query={query}
      nextCursor={nextCursor}
    />
  );
}

export const HydrateFallback = () => <EntryListSkeleton {...head} />;
