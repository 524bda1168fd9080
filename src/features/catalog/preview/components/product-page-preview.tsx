import type { ReactNode } from 'react';
import { DocumentList } from '#features/catalog/documents/components/document-list.tsx';
import { ProductPictures } from '#features/catalog/drawings/components/product-pictures.tsx';
import { BuyPanel } from '#features/catalog/products/components/buy-panel.tsx';
import { Specification } from '#features/catalog/specification/components/specification.tsx';
import { useSelectedVariant } from '#features/catalog/variants/components/use-selected-variant.ts';
import { VariantChooser } from '#features/catalog/variants/components/variant-chooser.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Split, Stack } from '#ui/layout/layout.tsx';
import type { PreviewedProduct } from '../contract.ts';
import styles from './product-page-preview.module.css';

interface ProductPagePreviewProps extends PreviewedProduct {
  /** Id of the variant selected at first. */
  variantId?: string | null;
  /** URL that variant links use before scripts run. */
  path: string;
  /** Says what the preview shows and what is missing. */
  note: ReactNode;
  back: ReactNode;
}

/** A preview of the product page, built from the same components as the public page. */
export function ProductPagePreview({
  variantId = null,
  path,
  note,
  back,
  ...shown
}: ProductPagePreviewProps) {
  const { product, axes, variants, documents } = shown;
  const { sold, variant, choose } = useSelectedVariant(product, { variants, variantId });
  const { description, attributes, derived, codes } = product;
  return (
    <Stack gap={5}>
      <Banner look="info" title="This is how buyers will see it" action={back}>
        {note}
      </Banner>
      <Split gap={6} columns="7fr 5fr" below={1100} align="start">
        <ProductPictures product={sold} />
        <BuyPanel
          key={variant?.id}
          product={sold}
          chooser={
            variant && (
              <VariantChooser
                axes={axes}
                variants={variants}
                chosen={variant}
                path={path}
                onChoose={(chosen) => choose(chosen.id)}
              />
            )
          }
          actions={<p className="faint small">Buyers order, add to basket or contact you here.</p>}
        />
      </Split>
      {description && (
        <PageSection id="about" title="About this product">
          <p className={`muted pre-line ${styles.prose}`}>{description}</p>
        </PageSection>
      )}
      {attributes.length + codes.length > 0 && (
        <PageSection id="specification" title="Specification">
          <Specification facts={attributes} derived={derived} codes={codes} />
        </PageSection>
      )}
      {documents.length > 0 && (
        <PageSection id="documents" title="Documents">
          <DocumentList documents={documents} slug={null} />
        </PageSection>
      )}
    </Stack>
  );
}

const PageSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {title}
    </h2>
    {children}
  </section>
);
