import { FeedLink } from '#features/publishing/engine/components/page/feed-link.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Grid, Page } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, itemListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { CourseCard } from '../components/course-card.tsx';
import { FilteredList } from '../components/filtered-list.tsx';
import { courseLengthNames, courseLengths, courseLevels, coursePath } from '../rules.ts';
import type { Route } from './+types/courses.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams: query, origin } = new URL(request.url);
  const level = courseLevels.find((known) => known === query.get('level'));
  const length = courseLengthNames.find((known) => known === query.get('length'));
  const cursor = /^\d{1,9}\.[0-9a-f-]{36}$/.exec(query.get('cursor') ?? '')?.[0];
  const chosen = { ...(level ? { level } : {}), ...(length ? { length } : {}) };
  const { data } = await context
    .get(apiContext)
    .courses.listCourses({ ...chosen, ...(cursor ? { cursor } : {}) });
  return { ...data, chosen, first: !cursor, origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { courses, chosen, first, origin } = loaderData;
  return pageMeta({
    title: 'Packaging courses',
    description:
      'Free short courses about board, films, bottles, freight and regulations, with worked examples.',
    url: `${origin}/courses`,
    image: shareImage('page', 'courses'),
    feed: { title: 'Packwright courses', list: '/courses' },
    structuredData: [
      breadcrumbListData(origin, [{ name: 'Courses', path: '/courses' }]),
      itemListData(
        origin,
        courses.map(({ slug, title }) => ({ name: title, path: coursePath(slug) })),
      ),
    ],
    noIndex: Object.keys(chosen).length > 0 || !first,
  });
}

export default function CoursesScreen({ loaderData }: Route.ComponentProps) {
  const { courses, nextCursor, chosen, first } = loaderData;
  return (
    <Page gap={6} top={6}>
      <PageHead
        title="Learn packaging"
        lead="Short, practical courses with worked examples. Free to read. Sign in to track your progress."
        actions={<FeedLink list="/courses" />}
      />
      <FilteredList
        label="Courses"
        path="/courses"
        chosen={chosen}
        isFirst={first}
        nextCursor={nextCursor}
        moreLabel="More courses"
        fields={
          <>
            <Field label="Level">
              <Select
                name="level"
                defaultValue={chosen.level ?? ''}
                placeholder="Any level"
                options={[...courseLevels]}
              />
            </Field>
            <Field label="Length">
              <Select
                name="length"
                defaultValue={chosen.length ?? ''}
                placeholder="Any length"
                options={courseLengthNames.map((name) => ({ value: name, label: courseLengths[name].label }))}
              />
            </Field>
          </>
        }
      >
        {courses.length === 0 ? (
          <EmptyState
            title="No matching courses"
            action={<ButtonLink to="/courses">Show all courses</ButtonLink>}
          >
            Try another level or length.
          </EmptyState>
        ) : (
          <Grid as="ul" min={270} gap={4.5}>
            {courses.map((course, place) => (
              <li key={course.id}>
                <CourseCard course={course} level={2} eager={place < 2} />
              </li>
            ))}
          </Grid>
        )}
      </FilteredList>
    </Page>
  );
}
