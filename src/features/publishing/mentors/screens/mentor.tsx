import { ORPCError } from '@orpc/client';
import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { MentorCard } from '../components/mentor-card.tsx';
import { MentorPage } from '../components/mentor-page.tsx';
import { SessionFormCard } from '../components/session-form.tsx';
import { mentorPath } from '../rules.ts';
import type { Route } from './+types/mentor.ts';
import styles from './mentor.module.css';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  try {
    const response = await context.get(apiContext).mentors.getMentor({ slug: params.slug });
    return { ...response.data, origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

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
        <section aria-labelledby="more-mentors" className={`wrap ${styles.related}`}>
          <h2 id="more-mentors" className={styles.title}>
            Others who could help
          </h2>
          <Grid as="ul" min={400} gap={4.5}>
            {related.map((other) => (
              <li key={other.id}>
                <MentorCard mentor={other} />
              </li>
            ))}
          </Grid>
        </section>
      )}
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const all = <ButtonLink to="/mentors">See all mentors</ButtonLink>;
  return (
    <div className={`wrap ${styles.failed}`}>
      <h1 className="sr-only">{isMissing ? 'Mentor not found' : 'Mentor'}</h1>
      {isMissing ? (
        <EmptyState title="Mentor not found" action={all}>
          This person may no longer be mentoring. Others work in the same field.
        </EmptyState>
      ) : (
        <ErrorState title="This mentor could not be loaded" action={all}>
          Please try again in a moment; the rest of the site works.
        </ErrorState>
      )}
    </div>
  );
}
