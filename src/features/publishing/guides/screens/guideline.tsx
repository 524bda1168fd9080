import { EntryMissing } from '#features/publishing/engine/components/page/entry-missing.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { apiContext } from '#web/api-context.ts';
import { loadEntry } from '#web/load-entry.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { GuidelineArticle } from '../components/guideline-article.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { PublicPage } from '../components/public-page.tsx';
import type { FullGuideline } from '../contract.ts';
import type { Route } from './+types/guideline.ts';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadEntry(request, context.get(apiContext).guidelines.getGuideline({ slug: params.slug }));

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Guideline', error);
  const { guideline, origin } = loaderData;
  const url = `${origin}/guidelines/${guideline.slug}`;
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

export const ErrorBoundary = () => (
  <EntryMissing noun="Guideline" all={{ to: '/guidelines', label: 'View all guidelines' }}>
    It may have been moved or unpublished.
  </EntryMissing>
);
