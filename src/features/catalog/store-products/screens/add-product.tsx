import { useLocation } from 'react-router';
import {
  readLocalCopy,
  readLocalDraftCopy,
} from '#features/catalog/drafts/components/use-local-form-copy.ts';
import { emptyDraft } from '#features/catalog/drafts/rules/empty-draft.ts';
import { StoreCurrencyContext } from '#features/catalog/variants/components/use-store-currency.ts';
import { newId } from '#lib/ids.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import { ProductForm } from '../components/form/product-form.tsx';
import type { DraftStart } from '../components/form/use-product-draft.ts';
import { loadCategory } from '../components/form/use-selected-category.ts';
import type { FormValues } from '../rules/form-values.ts';
import type { Route } from './+types/add-product.ts';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Add product',
    description: 'Add a product to your store.',
  });

type AddPermission =
  | { may: 'guest' | 'unregistered' }
  | { may: 'add'; count: number; limit: number | null; currency: string };

/** Returns whether the user may add a product, with the number of products and the limit. */
async function loadAddPermission(): Promise<AddPermission> {
  if (currentSession()?.user.role !== 'supplier') return { may: 'guest' };
  try {
    const { data } = await api.listings.listStoreProducts({ limit: 1 });
    const { counts, productLimit, currency } = data;
    return { may: 'add', count: counts.all, limit: productLimit, currency };
  } catch (error) {
    if (toProblem(error).reason === 'registration_unfinished') return { may: 'unregistered' };
    throw error;
  }
}

/** Loads the draft given in the URL, or starts a new one, with its unsaved copy in this browser. */
async function loadDraft(id: string | null): Promise<{ start: DraftStart; values: FormValues | null }> {
  if (id === null) {
    const localCopy = readLocalCopy('new');
    const { id: keptId, version } = localCopy?.draft ?? { id: newId(), version: 0 };
    const blank = { savedAt: null, kept: localCopy, keptName: 'new', outdated: false };
    return { start: { id: keptId, version, ...blank }, values: null };
  }
  const { draft } = (await api.productDrafts.getDraft({ id })).data;
  const copy = readLocalDraftCopy(id);
  return {
    start: {
      id,
      version: copy?.kept.draft?.version ?? draft.version,
      savedAt: draft.savedAt,
      kept: copy?.kept ?? null,
      keptName: copy?.name ?? id,
      outdated: (copy?.kept.draft?.version ?? draft.version) !== draft.version,
    },
    values: draft.values,
  };
}

const loadCategoryOrNull = (slug: string | null) =>
  slug ? loadCategory(slug.slice(0, 100)).catch(() => null) : null;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const permission = await loadAddPermission();
  if (permission.may !== 'add') return { standing: permission, draft: null, category: null, values: null };
  const { start, values } = await loadDraft(query.get('draft'));
  const chosen = start.kept?.values.categoryId ?? values?.categoryId ?? query.get('category');
  return { standing: permission, draft: start, values, category: await loadCategoryOrNull(chosen) };
}

export function HydrateFallback() {
  return (
    <Loading label="Loading form">
      <Stack>
        <Skeleton width="220px" height="34px" />
        <SkeletonCard />
      </Stack>
    </Loading>
  );
}

export default function AddProductScreen({ loaderData }: Route.ComponentProps) {
  const { standing, category, draft, values } = loaderData;
  const { key } = useLocation();
  const initial =
    values ??
    (category ? { ...emptyDraft, categoryId: category.id, hsCode: category.hsCode ?? '' } : emptyDraft);
  const head = <PageHead title="Add product" lead="Pick a category to see the right fields." />;
  if (standing.may === 'add' && draft)
    return (
      <Stack>
        {standing.limit !== null && standing.count >= standing.limit && (
          <Banner
            look="warn"
            title={`You’ve reached your plan’s limit of ${standing.limit} products`}
            action={<TextLink to="/membership">Compare plans</TextLink>}
          >
            Delete a product or upgrade your plan to add more.
          </Banner>
        )}
        <StoreCurrencyContext value={standing.currency}>
          <ProductForm key={key} head={head} draft={draft} category={category} initial={initial} />
        </StoreCurrencyContext>
      </Stack>
    );
  return (
    <>
      {head}
      <Card>{standing.may === 'guest' ? <SignUpFirst /> : <RegisterFirst />}</Card>
    </>
  );
}

const SignUpFirst = () => (
  <EmptyState
    title="This is the sample store"
    action={<ButtonLink to="/sign-up">Sign up as a supplier</ButtonLink>}
  >
    Sign up to add your own products. The first 50 are free.
  </EmptyState>
);

const RegisterFirst = () => (
  <EmptyState
    title="Finish your registration first"
    action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
  >
    Finish it to add products. They go live once your store is approved.
  </EmptyState>
);
