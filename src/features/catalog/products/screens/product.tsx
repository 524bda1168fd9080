import { ORPCError } from '@orpc/client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { data } from 'react-router';
import { useVisit } from '#features/analytics/insights/components/use-visit.ts';
import { ProductPictures } from '#features/catalog/drawings/components/product-pictures.tsx';
import { SheetHead, Specification } from '#features/catalog/specification/components/late-specification.tsx';
import { PrintButton } from '#features/catalog/specification/components/print-button.tsx';
import { useSelectedVariant } from '#features/catalog/variants/components/use-selected-variant.ts';
import { OrderPanel, orderFormId } from '#features/orders/baskets/components/order-panel.tsx';
import { useOwnPrice } from '#features/orders/customer-prices/components/use-own-price.ts';
import { LateProductReviews } from '#features/trust/reviews/components/late-reviews.tsx';
import { aggregateRating } from '#features/trust/reviews/rules.ts';
import { artUrl } from '#lib/art/art-url.ts';
import { minorUnits } from '#lib/money.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { UnitsSwitch } from '#ui/facts/units/units-switch.tsx';
import { loadWhenNear } from '#ui/layout/load-when-near.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { apiContext } from '#web/api-context.ts';
import { describePage } from '#web/page-description.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { BuyPanel } from '../components/buy-panel.tsx';
import { ProductListToggles } from '../components/marks/product-list-toggles.tsx';
import type { StockLevel } from '../contract/product-labels.ts';
import type { ProductPage } from '../contract/product-views.ts';
// These components load later. Their styles are imported here, so that the server-rendered page has them.
import '#features/catalog/variants/components/variant-chooser.module.css';
import '#features/catalog/documents/components/document-list.module.css';
import '#features/conversations/inquiries/components/form/inquiry-fields.module.css';
import '#features/conversations/inquiries/components/inquiry-form.module.css';
import '#features/conversations/questions/components/ask-form.module.css';
import '#features/conversations/questions/components/ask-section.module.css';
import '#features/conversations/questions/components/product-questions.module.css';
import '#features/stores/storefront/components/supplier-panel.module.css';
import type { Route } from './+types/product.ts';
import '../components/product-card.module.css';
import '../components/product-grid.module.css';
import styles from './product.module.css';

// Loaded on demand: most products have no documents and no variants.
const DocumentList = lazy(async () => ({
  default: (await import('#features/catalog/documents/components/document-list.tsx')).DocumentList,
}));
const VariantChooser = lazy(async () => ({
  default: (await import('#features/catalog/variants/components/variant-chooser.tsx')).VariantChooser,
}));
const SupplierPanel = loadWhenNear(
  'specification',
  async () => (await import('#features/stores/storefront/components/supplier-panel.tsx')).SupplierPanel,
);
const ProductQuestions = loadWhenNear(
  'inquiry',
  async () =>
    (await import('#features/conversations/questions/components/product-questions.tsx')).ProductQuestions,
);
const AskSection = loadWhenNear(
  'inquiry',
  async () => (await import('#features/conversations/questions/components/ask-section.tsx')).AskSection,
);
const RelatedGrid = loadWhenNear(
  'inquiry',
  async () => (await import('../components/product-grid.tsx')).ProductGrid,
);
const InquiryForm = loadWhenNear(
  'inquiry',
  async () => (await import('#features/conversations/inquiries/components/inquiry-form.tsx')).InquiryForm,
);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  try {
    const { catalog, productDocuments, questions, reviews, storefront, variants } = context.get(apiContext);
    const cursor = /^[0-9a-f-]{36}$/.exec(searchParams.get('questions') ?? '')?.[0];
    const [answer, asked, choice, papers] = await Promise.all([
      catalog.getProduct({ slug: params.slug }),
      questions.listQuestions({ slug: params.slug, ...(cursor ? { cursor } : {}) }),
      variants.listVariants({ slug: params.slug }),
      productDocuments.listDocuments({ slug: params.slug }),
    ]);
    const { product } = answer.data;
    const [profile, reviewed] = await Promise.all([
      storefront.getSupplier({ slug: product.supplier.slug }),
      product.rating ? reviews.ofProduct({ slug: params.slug }) : null,
    ]);
    const certificates = profile.data.supplier.certificates
      .filter(({ expired }) => !expired)
      .map(({ id, code, body, expiresOn }) => ({ id, code, body, expiresOn }));
    const choices = { ...choice.data, variantId: searchParams.get('variant') };
    const { documents } = papers.data;
    describePage(context, [
      productFacts(product, origin),
      breadcrumbListData(origin, breadcrumbsTo(product)),
    ]);
    const asksPublicly = searchParams.get('ask') === 'public';
    const lists = { documents, certificates, asksPublicly, reviews: reviewed?.data.reviews ?? [] };
    const questioned = { asked: { ...asked.data, isFirst: !cursor } };
    return { product, choices, ...lists, ...questioned, origin, pricedOn: new Date().toISOString() };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Product', error);
  const { product, origin } = loaderData;
  return pageMeta({
    title: product.title,
    description: summaryOf(product),
    url: `${origin}/products/${product.slug}`,
    image: shareImage('product', product.slug),
    type: 'product',
  });
}

const breadcrumbsTo = ({ path, title, slug }: ProductPage) => [
  ...path.map(({ id, name }) => ({ name, path: `/categories/${id}` })),
  { name: title, path: `/products/${slug}` },
];

/** Returns the beginning of the description, as much as search engines show. */
function summaryOf({ description, title, supplier }: ProductPage): string {
  const words = (description || `${title} by ${supplier.name}`).replace(/\s+/g, ' ');
  return words.length <= 155 ? words : `${words.slice(0, 154).replace(/\s+\S*$/, '')}…`;
}

const pictureOf = ({ images, pack }: ProductPage): string =>
  images[0]?.url ?? artUrl({ what: 'pack', spec: pack, options: { width: 1200, height: 1000, pad: 40 } });

function productFacts(product: ProductPage, origin: string) {
  const { title, slug, supplier, currency, rating } = product;
  const amount = (minor: number): string =>
    (minor / minorUnits(currency)).toFixed(Math.log10(minorUnits(currency)));
  return {
    '@type': 'Product',
    name: title,
    description: summaryOf(product),
    image: new URL(pictureOf(product), origin).href,
    sku: product.sku ?? `${supplier.slug}-${product.number}`,
    category: product.path.map(({ name }) => name).join(' > '),
    brand: { '@type': 'Organization', name: supplier.name, url: `${origin}/suppliers/${supplier.slug}` },
    ...(rating && { aggregateRating: aggregateRating(rating) }),
    offers: {
      '@type': 'AggregateOffer',
      url: `${origin}/products/${slug}`,
      priceCurrency: currency,
      lowPrice: amount(product.priceFromMinor),
      highPrice: amount(product.priceToMinor),
      offerCount: product.tiers.length,
      availability: `https://schema.org/${availabilities[product.stockLevel]}`,
    },
  };
}

const availabilities: Record<StockLevel, string> = {
  in_stock: 'InStock',
  low: 'LimitedAvailability',
  out: 'OutOfStock',
};

export default function ProductScreen({
  loaderData: { product, choices, documents, certificates, reviews, asked, asksPublicly, origin, pricedOn },
}: Route.ComponentProps) {
  const { title, path, description, attributes, supplier, codes } = product;
  useVisit('product', product.id);
  const { sold, inquired, variant, choose } = useSelectedVariant(product, choices);
  return (
    <div className={`wrap ${styles.page}`} key={product.id}>
      <SheetHead url={`${origin}/products/${product.slug}`} pricedOn={pricedOn} />
      <Breadcrumbs
        items={[
          { label: 'Home', to: '/' },
          ...path.map(({ id, name }) => ({ label: name, to: `/categories/${id}` })),
          { label: title },
        ]}
      />
      <div className={styles.top}>
        <ProductPictures product={sold} />
        <BuySection
          key={variant?.id}
          product={sold}
          variantId={variant?.id ?? null}
          chooser={
            variant && (
              <Suspense>
                <VariantChooser
                  {...choices}
                  chosen={variant}
                  path={`/products/${product.slug}`}
                  onChoose={({ id }) => choose(id)}
                />
              </Suspense>
            )
          }
        />
        {description && (
          <section aria-labelledby="about" className={styles.about}>
            <h2 id="about" className={styles.heading}>
              About this product
            </h2>
            <div className={styles.prose}>
              {description.split(/\n{2,}/).map((text, i) => (
                <p key={i}>{text}</p>
              ))}
            </div>
          </section>
        )}
      </div>
      <div className={styles.facts}>
        <div className={styles.words}>
          {attributes.length + codes.length > 0 && (
            <section aria-labelledby="specification">
              <div className={styles.bar}>
                <h2 id="specification" className={styles.heading}>
                  Specification
                </h2>
                <PrintButton />
                <UnitsSwitch />
              </div>
              <Specification facts={attributes} derived={product.derived} codes={codes} />
            </section>
          )}
          {documents.length > 0 && (
            <section aria-labelledby="documents">
              <h2 id="documents" className={styles.heading}>
                Documents
              </h2>
              <Suspense>
                <DocumentList documents={documents} slug={product.slug} />
              </Suspense>
            </section>
          )}
        </div>
        <div className={styles.side}>
          <SupplierPanel supplier={supplier} certificates={certificates} />
        </div>
      </div>
      {product.rating && <LateProductReviews supplier={supplier} reviews={reviews} rating={product.rating} />}
      <AskSection slug={product.slug} supplierName={supplier.name} isPublic={asksPublicly}>
        <InquiryForm
          supplier={supplier}
          product={inquired}
          returnTo={`/products/${product.slug}${variant ? `?variant=${variant.id}` : ''}#inquiry`}
        />
      </AskSection>
      <ProductQuestions slug={product.slug} supplierName={supplier.name} {...asked} />
      <RelatedProducts title="Alternatives from other suppliers" products={product.alternatives} />
      <RelatedProducts title={`More from ${supplier.name}`} products={product.fromSupplier} ofSupplier />
      <p className={styles.alike}>
        <TextLink to={`/search/picture?product=${product.slug}`}>Similar-looking products</TextLink>
      </p>
    </div>
  );
}

interface RelatedProductsProps {
  title: string;
  products: ProductPage['alternatives'];
  ofSupplier?: boolean;
}

function RelatedProducts({ title, products, ofSupplier }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title} className={styles.related}>
      <h2 className={styles.heading}>{title}</h2>
      <RelatedGrid products={products} ofSupplier={ofSupplier} />
    </section>
  );
}

interface BuySectionProps {
  product: ProductPage;
  variantId: string | null;
  chooser: ReactNode;
}

function BuySection({ product: listed, variantId, chooser }: BuySectionProps) {
  const { product, note } = useOwnPrice(listed, variantId);
  const [quantity, setQuantity] = useState(product.moq);
  return (
    <BuyPanel
      product={product}
      note={note}
      chooser={chooser}
      form={orderFormId}
      onQuantity={setQuantity}
      actions={
        <>
          <OrderPanel product={product} variantId={variantId} quantity={quantity} />
          <ProductListToggles product={product} framed />
        </>
      }
    />
  );
}
