import { BuyPanel } from '#features/catalog/components/buy-panel.tsx';
import { Specification } from '#features/catalog/components/specification.tsx';
import { DocumentList } from '#features/product-documents/components/document-list.tsx';
import { useChosenVariant } from '#features/variants/components/use-chosen-variant.ts';
import { VariantChooser } from '#features/variants/components/variant-chooser.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/grid.tsx';
import { ProductGallery } from '#ui/media/product-gallery.tsx';
import { api } from '#web/api.ts';
import type { Route } from './+types/preview-product.ts';
import styles from './preview-product.module.css';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `Preview: ${loaderData?.product.title ?? 'product'} · Packwright` },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { data } = await api.listings.previewProduct({ id: params.id });
  return { ...data, asked: new URL(request.url).searchParams.get('variant') };
}

export function HydrateFallback() {
  return (
    <Loading label="Loading the preview">
      <Stack gap={4}>
        <Skeleton height="64px" />
        <Skeleton height="420px" />
      </Stack>
    </Loading>
  );
}

/** The page of a product as buyers will see it, made of the same parts, from what was saved last. */
export default function PreviewProductScreen({ loaderData }: Route.ComponentProps) {
  const { product, axes, variants, documents, asked } = loaderData;
  const { sold, variant, choose } = useChosenVariant(product, { variants, asked });
  const { id, title, images, pack, description, attributes, derived, hsCode, sku } = product;
  const pictures =
    images.length > 0
      ? images.map(({ url, thumbnailUrl, alt }) => ({
          src: url,
          thumbnailSrc: thumbnailUrl,
          alt: alt || title,
        }))
      : [{ spec: pack, alt: `Drawing: ${title}` }];
  const codes = [
    ...(hsCode ? [{ label: 'HS code', value: hsCode }] : []),
    ...(sku ? [{ label: 'Article number', value: sku }] : []),
  ];
  return (
    <Stack gap={5}>
      <Banner
        look="info"
        title="This is how buyers will see it"
        action={
          <ButtonLink to={`/dashboard/products/${id}/edit`} variant="line" size="sm">
            Back to the form
          </ButtonLink>
        }
      >
        Made from what was saved last. Nobody but your store can open this page.
      </Banner>
      <div className={styles.top}>
        <ProductGallery name={title} pictures={pictures} />
        <BuyPanel
          key={variant?.id}
          product={sold}
          chooser={
            variant && (
              <VariantChooser
                axes={axes}
                variants={variants}
                chosen={variant}
                path={`/dashboard/products/${id}/preview`}
                onChoose={(chosen) => choose(chosen.id)}
              />
            )
          }
          actions={<p className={styles.note}>Here buyers order, put it into their basket or ask you.</p>}
        />
      </div>
      {description && (
        <section aria-labelledby="about">
          <h2 id="about" className={styles.heading}>
            About this product
          </h2>
          <p className={styles.prose}>{description}</p>
        </section>
      )}
      {attributes.length + codes.length > 0 && (
        <section aria-labelledby="specification">
          <h2 id="specification" className={styles.heading}>
            Specification
          </h2>
          <Specification facts={attributes} derived={derived} codes={codes} />
        </section>
      )}
      {documents.length > 0 && (
        <section aria-labelledby="documents">
          <h2 id="documents" className={styles.heading}>
            Documents
          </h2>
          <DocumentList documents={documents} slug={null} />
        </section>
      )}
    </Stack>
  );
}
