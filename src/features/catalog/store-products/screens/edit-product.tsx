import { useState } from 'react';
import { useLocation } from 'react-router';
import { readLocalCopy } from '#features/catalog/drafts/components/use-local-form-copy.ts';
import type { ProductDraft } from '#features/catalog/drafts/contract.ts';
import {
  type ProductStatus,
  productStatusLabels,
} from '#features/catalog/products/contract/product-labels.ts';
import { StoreCurrencyContext } from '#features/catalog/variants/components/use-store-currency.ts';
import { VersionHistory } from '#features/catalog/versions/components/version-history.tsx';
import type { ProductVersion } from '#features/catalog/versions/contract.ts';
import { displayNumber } from '#lib/ids.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import { ProductForm } from '../components/form/product-form.tsx';
import type { DraftStart } from '../components/form/use-product-draft.ts';
import { loadCategory } from '../components/form/use-selected-category.ts';
import type { EditableProduct } from '../contract/store-views.ts';
import { editBaseOf, withCurrentStockValues } from '../rules/edit-base.ts';
import { type FormValues, toFormValues } from '../rules/form-values.ts';
import { withSnapshot } from '../rules/snapshot.ts';
import type { Route } from './+types/edit-product.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.product?.title ?? 'Edit product',
    description: 'Edit a product of your store.',
  });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (currentSession()?.user.role !== 'supplier')
    return { product: null, draft: undefined, values: null, category: null };
  const [{ data }, kept] = await Promise.all([
    api.listings.getStoreProduct({ id: params.id }),
    api.productDrafts
      .findChanges({ id: params.id })
      .then(({ data }) => ({ draft: data.draft, mayWrite: true }), readOnly),
  ]);
  const { product } = data;
  const { start, values } = kept.mayWrite
    ? toInitialState(product, kept.draft)
    : { start: undefined, values: toFormValues(product) };
  const chosen = start?.kept?.values.categoryId ?? values.categoryId;
  return { product, draft: start, values, category: await loadCategory(chosen || product.categoryId) };
}

/** Users who may see products but not edit them have no draft. */
function readOnly(error: unknown): { draft: null; mayWrite: false } {
  if (toProblem(error).code === 'forbidden') return { draft: null, mayWrite: false };
  throw error;
}

/** Returns the form's initial state: unsaved changes from the server or this browser, else the saved product. */
function toInitialState(
  product: EditableProduct,
  draft: ProductDraft | null,
): { start: DraftStart; values: FormValues } {
  const localCopy = readLocalCopy(product.id);
  const [today, version] = [editBaseOf(product), draft?.version ?? 0];
  const began = draft?.began ?? today;
  const values = draft
    ? withCurrentStockValues(draft.values, { before: began, today })
    : toFormValues(product);
  const baseVersion = localCopy?.draft?.version ?? version;
  return {
    values,
    start: {
      id: product.id,
      version: baseVersion,
      savedAt: draft?.savedAt ?? null,
      savedBy: draft?.savedBy ?? null,
      kept: localCopy,
      keptName: product.id,
      outdated: baseVersion !== version,
      change: { began: began.stamp === today.stamp ? today : began, product },
    },
  };
}

export function HydrateFallback() {
  return (
    <Loading label="Loading product">
      <Stack>
        <Skeleton width="320px" height="34px" />
        <SkeletonCard />
      </Stack>
    </Loading>
  );
}

const statusLooks: Record<ProductStatus, 'ok' | 'neutral' | 'bad'> = {
  active: 'ok',
  inactive: 'neutral',
  out_of_stock: 'bad',
};

export default function EditProductScreen({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation();
  const { product } = loaderData;
  if (!product) {
    return (
      <>
        <PageHead title="Edit product" />
        <Card>
          <EmptyState
            title="This is the sample store"
            action={<ButtonLink to="/sign-up">Sign up as a supplier</ButtonLink>}
          >
            You can view its products, but not change them.
          </EmptyState>
        </Card>
      </>
    );
  }
  return <EditProduct key={`${product.id} ${key}`} {...loaderData} product={product} />;
}

type EditProductData = Route.ComponentProps['loaderData'];

interface EditProps extends Omit<EditProductData, 'product'> {
  product: EditableProduct;
}

function EditProduct({ product, draft, values, category }: EditProps) {
  const [restored, setRestored] = useState<{ version: ProductVersion; draft: DraftStart } | null>(null);
  const { id, title, number, slug, status, isPublic } = product;
  const restore = async (version: ProductVersion): Promise<void> => {
    try {
      // The drafts that the form has saved since it was opened are overwritten, so continue from their version.
      const { data } = await api.productDrafts.findChanges({ id });
      const { start } = toInitialState(product, data.draft);
      const localCopy = {
        at: new Date().toISOString(),
        values: toFormValues(withSnapshot(product, version.snapshot)),
      };
      setRestored({
        version,
        draft: { ...start, version: data.draft?.version ?? 0, outdated: false, kept: localCopy },
      });
    } catch {
      toast.error('That version could not be restored. Please try again.');
    }
  };
  const head = (
    <PageHead
      title={title}
      mark={<StatusChip status={statusLooks[status]}>{productStatusLabels[status]}</StatusChip>}
      lead={<span className="num">{displayNumber(number)}</span>}
      actions={
        <>
          <VersionHistory productId={id} onRestore={(version) => void restore(version)} />
          <ButtonLink
            to={isPublic ? `/products/${slug}` : `/dashboard/products/${id}/preview`}
            variant="line"
            size="sm"
          >
            {isPublic ? 'View product page' : 'Preview'}
          </ButtonLink>
        </>
      }
    />
  );
  return (
    <>
      {restored && (
        <Banner look="info" role="status" title={`Version ${restored.version.number} loaded`}>
          Review and save it to restore this version. Stock stays at its current level.
        </Banner>
      )}
      <StoreCurrencyContext value={product.currency}>
        <ProductForm
          key={restored?.version.id ?? id}
          head={head}
          product={{ id, isPublished: status !== 'inactive', brand: product.pack.mark }}
          {...((restored?.draft ?? draft) && { draft: restored?.draft ?? draft })}
          initial={values ?? toFormValues(product)}
          category={category}
        />
      </StoreCurrencyContext>
    </>
  );
}
