import { ButtonLink } from '#ui/controls/button.tsx';
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import { isSampleView } from '#web/sample-view.ts';
import { ProductPagePreview } from '../components/product-page-preview.tsx';
import type { Route } from './+types/preview-product.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `Preview: ${loaderData?.product.title ?? 'product'} · Packwright` },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { data } = await api.productPreviews.previewProduct({ id: params.id });
  return { ...data, isSample: isSampleView(), asked: new URL(request.url).searchParams.get('variant') };
}

export function HydrateFallback() {
  return (
    <Loading label="Loading preview">
      <Stack>
        <Skeleton height="64px" />
        <Skeleton height="420px" />
      </Stack>
    </Loading>
  );
}

/** A preview of the product page with the last saved data. */
export default function PreviewProductScreen({ loaderData }: Route.ComponentProps) {
  const { isSample, product } = loaderData;
  const back = isSample ? '/dashboard/my-products' : `/dashboard/products/${product.id}/edit`;
  return (
    <ProductPagePreview
      {...loaderData}
      path={`/dashboard/products/${product.id}/preview`}
      note={
        isSample
          ? 'A product of the sample store, as buyers would see it.'
          : 'Based on the last saved version. Only your team can open this page.'
      }
      back={
        <ButtonLink to={back} variant="line" size="sm">
          {isSample ? 'Back to products' : 'Back to form'}
        </ButtonLink>
      }
    />
  );
}
