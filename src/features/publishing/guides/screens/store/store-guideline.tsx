import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { GuidelineArticle } from '../../components/guideline-article.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { LibraryBreadcrumbs } from '../../components/print-page.tsx';
import { libraryRoots } from '../../rules/sheets.ts';
import type { Route } from './+types/store-guideline.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.guideline.title ?? 'Guideline',
    description: 'A packaging guideline with sources.',
  });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { data } = await api.guidelines.getGuideline({ slug: params.slug });
  return data;
}

export const HydrateFallback = () => (
  <Loading label="Loading guideline">
    <SkeletonText lines={14} />
  </Loading>
);

export default function StoreGuideline({ loaderData: { guideline, others } }: Route.ComponentProps) {
  const { title, summary } = guideline;
  return (
    <>
      <PageHead
        before={<LibraryBreadcrumbs place="dashboard" here={title} />}
        title={title}
        lead={summary}
        actions={<PrintButton />}
      />
      <GuidelineArticle guideline={guideline} others={others} root={libraryRoots.dashboard} />
    </>
  );
}
