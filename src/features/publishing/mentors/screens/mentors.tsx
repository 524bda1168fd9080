import { FilteredList } from '#features/publishing/courses/components/filtered-list.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Grid, Page } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { MentorCard } from '../components/mentor-card.tsx';
import type { Route } from './+types/mentors.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams: query, origin } = new URL(request.url);
  const { mentors } = context.get(apiContext);
  const { filters } = (await mentors.listMentorFilters()).data;
  const expertise = filters.expertise.find(({ name }) => name === query.get('expertise'))?.name ?? '';
  const language = filters.languages.find(({ name }) => name === query.get('language'))?.name ?? '';
  const cursor = /^\d{1,9}\.[0-9a-f-]{36}$/.exec(query.get('cursor') ?? '')?.[0];
  const chosen = Object.fromEntries(Object.entries({ expertise, language }).filter(([, value]) => value)) as {
    expertise?: string;
    language?: string;
  };
  const { data } = await mentors.listMentors({ ...chosen, ...(cursor ? { cursor } : {}) });
  return { ...data, filters, chosen, first: !cursor, origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { chosen, first, origin } = loaderData;
  return pageMeta({
    title: 'Packaging mentors',
    description: 'Book a free session with an experienced packaging mentor, in your language.',
    url: `${origin}/mentors`,
    image: shareImage('page', 'mentors'),
    structuredData: [breadcrumbListData(origin, [{ name: 'Mentors', path: '/mentors' }])],
    noIndex: Object.keys(chosen).length > 0 || !first,
  });
}

export default function MentorsScreen({ loaderData }: Route.ComponentProps) {
  const { mentors, filters, nextCursor, chosen, first } = loaderData;
  return (
    <Page gap={6} top={6}>
      <PageHead
        title="Packaging mentors"
        lead="Experienced packaging professionals. Book a free one-hour session."
      />
      <FilteredList
        label="Mentors"
        path="/mentors"
        chosen={chosen}
        isFirst={first}
        nextCursor={nextCursor}
        moreLabel="More mentors"
        fields={
          <>
            <Field label="Field">
              <Select
                name="expertise"
                defaultValue={chosen.expertise ?? ''}
                placeholder="Any field"
                options={filters.expertise.map(({ name }) => name)}
              />
            </Field>
            <Field label="Language">
              <Select
                name="language"
                defaultValue={chosen.language ?? ''}
                placeholder="Any language"
                options={filters.languages.map(({ name }) => name)}
              />
            </Field>
          </>
        }
      >
        {mentors.length === 0 ? (
          <EmptyState
            title="No matching mentors"
            action={<ButtonLink to="/mentors">Show all mentors</ButtonLink>}
          >
            Try without the language filter. Many sessions are held in English.
          </EmptyState>
        ) : (
          <Grid as="ul" min={400} gap={4.5}>
            {mentors.map((mentor) => (
              <li key={mentor.id}>
                <MentorCard mentor={mentor} level={2} />
              </li>
            ))}
          </Grid>
        )}
      </FilteredList>
    </Page>
  );
}
