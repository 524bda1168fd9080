import { EntryMissing } from '#features/publishing/engine/components/page/entry-missing.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { loadWhenNear } from '#ui/layout/load-when-near.tsx';
import { apiContext } from '#web/api-context.ts';
import { loadEntry } from '#web/load-entry.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { MentorCard } from '../components/mentor-card.tsx';
import { MentorPage } from '../components/mentor-page.tsx';
// The form's script comes later; what it looks like does not.
import '#ui/fields/choices/select.module.css';
import '#ui/layout/card.module.css';
import '../components/session-form.module.css';
import { mentorPath } from '../rules.ts';
import type { Route } from './+types/mentor.ts';
import styles from './mentor.module.css';

const SessionFormCard = loadWhenNear(
  'ask',
  async () => (await import('../components/session-form.tsx')).SessionFormCard,
);

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadEntry(request, context.get(apiContext).mentors.getMentor({ slug: params.slug }));

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Mentor', error);
  const { mentor, origin } = loaderData;
  const path = mentorPath(mentor.slug);
  return pageMeta({
    title: `${mentor.name}, packaging mentor`,
    description: mentor.bio,
    url: `${origin}${path}`,
    image: shareImage('mentors', mentor.slug),
    structuredData: [
      {
        '@type': 'ProfilePage',
        url: `${origin}${path}`,
        mainEntity: {
          '@type': 'Person',
          name: mentor.name,
          description: mentor.bio,
          knowsAbout: mentor.expertise,
          knowsLanguage: mentor.languages,
          address: {
            '@type': 'PostalAddress',
            addressLocality: mentor.city,
            addressCountry: mentor.country,
          },
          ...(mentor.photo ? { image: new URL(mentor.photo, origin).href } : {}),
        },
      },
      breadcrumbListData(origin, [
        { name: 'Mentors', path: '/mentors' },
        { name: mentor.name, path },
      ]),
    ],
  });
}

export default function MentorScreen({ loaderData: { mentor, related } }: Route.ComponentProps) {
  return (
    <>
      <MentorPage
        mentor={mentor}
        ask={<SessionFormCard key={mentor.slug} slug={mentor.slug} name={mentor.name} />}
      />
      {related.length > 0 && (
        <Stack as="section" gap={5} aria-labelledby="more-mentors" className={`wrap ${styles.related}`}>
          <h2 id="more-mentors" className={styles.title}>
            Related mentors
          </h2>
          <Grid as="ul" min={400} gap={4.5}>
            {related.map((other) => (
              <li key={other.id}>
                <MentorCard mentor={other} />
              </li>
            ))}
          </Grid>
        </Stack>
      )}
    </>
  );
}

export const ErrorBoundary = () => (
  <EntryMissing noun="Mentor" all={{ to: '/mentors', label: 'View all mentors' }}>
    This mentor may no longer be available.
  </EntryMissing>
);
