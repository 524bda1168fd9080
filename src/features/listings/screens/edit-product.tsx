import { useState } from 'react';
import { type ProductStatus, statusWords } from '#features/catalog/contract/product-words.ts';
import { forgetKept } from '#features/product-drafts/components/use-kept-form.ts';
import { VersionHistory } from '#features/product-versions/components/version-history.tsx';
import type { ProductVersion } from '#features/product-versions/contract.ts';
import { displayNumber } from '#lib/ids.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonCard } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { currentSession } from '#web/session.ts';
import { ProductForm } from '../components/form/product-form.tsx';
import { loadCategory } from '../components/form/use-chosen-category.ts';
import { toFormValues } from '../rules/form-values.ts';
import { withSnapshot } from '../rules/snapshot.ts';
import type { Route } from './+types/edit-product.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenMeta({
    title: loaderData?.product?.title ?? 'Edit product',
    description: 'What buyers read of one of your products, and what it costs.',
  });

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (currentSession()?.user.role !== 'supplier') return { product: null, category: null };
  const { product } = (await api.listings.getStoreProduct({ id: params.id })).data;
  return { product, category: await loadCategory(product.categoryId) };
}

export function HydrateFallback() {
  return (
    <Loading label="Loading the product">
      <Stack gap={4}>
        <Skeleton width="320px" height="34px" />
        <SkeletonCard />
      </Stack>
    </Loading>
  );
}

const looks: Record<ProductStatus, 'ok' | 'neutral' | 'bad'> = {
  active: 'ok',
  inactive: 'neutral',
  out_of_stock: 'bad',
};

export default function EditProductScreen({ loaderData: { product, category } }: Route.ComponentProps) {
  if (!product) {
    return (
      <>
        <PageHead title="Edit product" />
        <Card>
          <EmptyState
            title="This is the sample store"
            action={<ButtonLink to="/sign-up">Sign up as a supplier</ButtonLink>}
          >
            Its products can be looked at, but not changed.
          </EmptyState>
        </Card>
      </>
    );
  }
  return <EditProduct key={product.id} product={product} category={category} />;
}

type Loaded = Route.ComponentProps['loaderData'];

function EditProduct({
  product,
  category,
}: {
  product: NonNullable<Loaded['product']>;
  category: Loaded['category'];
}) {
  const [restored, setRestored] = useState<ProductVersion | null>(null);
  const { id, title, number, slug, status, isPublic } = product;
  const restore = (version: ProductVersion): void => {
    forgetKept(id);
    setRestored(version);
  };
  const head = (
    <PageHead
      title={title}
      mark={<StatusChip status={looks[status]}>{statusWords[status]}</StatusChip>}
      lead={<span className="num">{displayNumber(number)}</span>}
      actions={
        <>
          <VersionHistory productId={id} onRestore={restore} />
          <ButtonLink
            to={isPublic ? `/products/${slug}` : `/dashboard/products/${id}/preview`}
            variant="line"
            size="sm"
          >
            {isPublic ? 'View as a buyer' : 'Preview as a buyer'}
          </ButtonLink>
        </>
      }
    />
  );
  return (
    <>
      {restored && (
        <Banner look="info" role="status" title={`Version ${restored.number} stands in the form`}>
          Look it over and save it to bring it back. The stock is that of today.
        </Banner>
      )}
      <ProductForm
        key={restored?.id ?? id}
        head={head}
        product={{ id, isPublished: status !== 'inactive' }}
        initial={toFormValues(restored ? withSnapshot(product, restored.snapshot) : product)}
        category={category}
      />
    </>
  );
}
