import { ORPCError } from '@orpc/client';
import { data, isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { GuidelineArticle } from '../components/guideline-article.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { PublicPage } from '../components/public-page.tsx';
import type { FullGuideline } from '../contract.ts';
import type { Route } from './+types/guideline.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  try {
    const response = await context.get(apiContext).guidelines.getGuideline({ slug: params.slug });
    return { ...response.data, origin, url: `${origin}/guidelines/${response.data.guideline.slug}` };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Guideline', error);
  const { guideline, origin, url } = loaderData;
  return pageMeta({
    title: guideline.title,
    description: guideline.summary,
    url,
    image: shareImage('guidelines', guideline.slug),
    type: 'article',
    structuredData: [
      guidelineStructuredData(guideline, { origin, url }),
      breadcrumbListData(origin, [
        { name: 'Packaging guidelines', path: '/guidelines' },
        { name: guideline.title, path: `/guidelines/${guideline.slug}` },
      ]),
    ],
  });
}

const guidelineStructuredData = (
  guideline: FullGuideline,
  { origin, url }: { origin: string; url: string },
) => ({
  '@type': 'TechArticle',
  headline: guideline.title,
  description: guideline.summary,
  dateModified: guideline.checkedOn,
  mainEntityOfPage: url,
  publisher: { '@type': 'Organization', name: 'Packwright', url: origin },
  ...(guideline.sources.length > 0 ? { citation: guideline.sources } : {}),
});

export default function GuidelineScreen({ loaderData: { guideline, others } }: Route.ComponentProps) {
  return (
    <PublicPage>
      <PageHead
        before={
          <Breadcrumbs
            items={[
              { label: 'Home', to: '/' },
              { label: 'Packaging guidelines', to: '/guidelines' },
              { label: guideline.title },
            ]}
          />
        }
        title={guideline.title}
        lead={guideline.summary}
        actions={<PrintButton />}
      />
      <GuidelineArticle guideline={guideline} others={others} root="/guidelines" />
    </PublicPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PublicPage>
      <h1 className="sr-only">Packaging guidelines</h1>
      <ErrorState
        title={missing ? 'Guideline not found' : 'This could not be loaded'}
        action={<ButtonLink to="/guidelines">See all guidelines</ButtonLink>}
      >
        {missing ? 'It may have been moved or taken down.' : 'Please try again in a moment.'}
      </ErrorState>
    </PublicPage>
  );
}
