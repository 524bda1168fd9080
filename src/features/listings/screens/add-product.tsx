import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { problemOf } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import { ProductForm } from '../components/form/product-form.tsx';
import { loadCategory } from '../components/form/use-chosen-category.ts';
import { emptyForm } from '../rules/form-values.ts';
import type { Route } from './+types/add-product.ts';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Add product',
    description: 'Add a product to your store, from its category to its prices.',
  });

type Standing = { may: 'visitor' | 'unregistered' } | { may: 'add'; count: number; limit: number | null };

/** Whether the person may add a product, and how many more. */
async function readStanding(): Promise<Standing> {
  if (currentSession()?.user.role !== 'supplier') return { may: 'visitor' };
  try {
    const { data } = await api.listings.listStoreProducts({ limit: 1 });
    return { may: 'add', count: data.counts.all, limit: data.productLimit };
  } catch (error) {
    if (problemOf(error).reason === 'registration_unfinished') return { may: 'unregistered' };
    throw error;
  }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('category');
  const [standing, category] = await Promise.all([
    readStanding(),
    wanted ? loadCategory(wanted.slice(0, 100)).catch(() => null) : null,
  ]);
  return { standing, category };
}

export function HydrateFallback() {
  return (
    <Loading label="Loading the form">
      <Stack gap={4}>
        <Skeleton width="220px" height="34px" />
        <SkeletonCard />
      </Stack>
    </Loading>
  );
}

export default function AddProductScreen({ loaderData: { standing, category } }: Route.ComponentProps) {
  const initial = category
    ? { ...emptyForm, categoryId: category.id, hsCode: category.hsCode ?? '' }
    : emptyForm;
  return (
    <>
      <PageHead
        title="Add product"
        lead="Start with the category: it decides what buyers will want to know."
      />
      {standing.may === 'add' ? (
        <Stack gap={4}>
          {standing.limit !== null && standing.count >= standing.limit && (
            <Banner
              look="warn"
              title={`Your plan holds up to ${standing.limit} products`}
              action={<TextLink to="/membership">Compare plans</TextLink>}
            >
              All places are taken. Delete a product, or choose a plan that holds more.
            </Banner>
          )}
          <ProductForm category={category} initial={initial} />
        </Stack>
      ) : (
        <Card>{standing.may === 'visitor' ? <SignUpFirst /> : <RegisterFirst />}</Card>
      )}
    </>
  );
}

const SignUpFirst = () => (
  <EmptyState
    title="This is the sample store"
    action={<ButtonLink to="/sign-up">Sign up as a supplier</ButtonLink>}
  >
    Sign up to add products of your own. The first fifty are free.
  </EmptyState>
);

const RegisterFirst = () => (
  <EmptyState
    title="Finish your registration first"
    action={<ButtonLink to="/registration">Go on with the registration</ButtonLink>}
  >
    Then you can add products here. They go public once your store is approved.
  </EmptyState>
);
