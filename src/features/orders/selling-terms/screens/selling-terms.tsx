import { type MetaFunction, useLoaderData } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { TermsForm } from '../components/terms-form.tsx';

const title = 'Delivery & tax';
const head = (
  <PageHead
    title={title}
    lead="Delivery charges and tax. Changes apply to new orders only."
    before={
      <Breadcrumbs items={[{ label: 'Order history', to: '/dashboard/order-history' }, { label: title }]} />
    }
  />
);

export const meta: MetaFunction = () =>
  hiddenMeta({ title, description: 'Delivery charges and tax for your orders.' });

export async function clientLoader() {
  const sample = isSampleView();
  try {
    const { data } = await api.sellingTerms.getTerms();
    return { terms: data.terms, sample };
  } catch (error) {
    if (toProblem(error).reason !== 'registration_unfinished') throw error;
    return { terms: null, sample };
  }
}

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading>
        <Card as="div">
          <SkeletonRows rows={4} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

/** A store's delivery charges and tax. */
export default function SellingTermsScreen() {
  const { terms, sample } = useLoaderData<typeof clientLoader>();
  if (!terms) {
    return (
      <>
        {head}
        <Card>
          <EmptyState
            title="Finish your registration first"
            action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
          >
            Charges depend on your store’s location.
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      {head}
      <Stack>
        {terms.isStandard && !sample && (
          <Banner look="info" role="status">
            These are Packwright’s default charges. Save your own to replace them.
          </Banner>
        )}
        <TermsForm terms={terms} sample={sample} />
      </Stack>
    </>
  );
}
