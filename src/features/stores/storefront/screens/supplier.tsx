import { ORPCError } from '@orpc/client';
import { data } from 'react-router';
import { useVisit } from '#features/analytics/insights/components/use-visit.ts';
import { SupplierHeart } from '#features/catalog/favourites/components/supplier-heart.tsx';
import { ProductGrid } from '#features/catalog/products/components/product-grid.tsx';
import { LateSupplierReviews } from '#features/trust/reviews/components/late-reviews.tsx';
import { aggregateRating } from '#features/trust/reviews/rules.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { loadWhenNear } from '#ui/layout/load-when-near.tsx';
import { Section } from '#ui/layout/section.tsx';
import { apiContext } from '#web/api-context.ts';
import { describePage } from '#web/page-description.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { PinnedMark } from '../components/pinned-mark.tsx';
import { StoreFilter } from '../components/store-filter.tsx';
import { CertificateList, PlantList, SupplierTerms } from '../components/supplier-facts.tsx';
import { SupplierHead } from '../components/supplier-head.tsx';
import { SupplierPerformance } from '../components/supplier-performance.tsx';
import { placeOf } from '../components/supplier-text.tsx';
import type { SupplierProfile } from '../contract.ts';
// The form's script loads later, but its styles are needed now.
import '#features/conversations/inquiries/components/form/inquiry-fields.module.css';
import '#features/conversations/inquiries/components/inquiry-form.module.css';
import type { Route } from './+types/supplier.ts';
import styles from './supplier.module.css';

const InquiryForm = loadWhenNear(
  'inquiry',
  async () => (await import('#features/conversations/inquiries/components/inquiry-form.tsx')).InquiryForm,
);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { origin, searchParams } = new URL(request.url);
  const cursor = searchParams.get('products');
  const q = (searchParams.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed();
  const shown = reviewsFilter(searchParams);
  const category = /^[a-z0-9-]{1,120}$/.exec(searchParams.get('category') ?? '')?.[0] ?? '';
  try {
    const [one, listed, { data: shop }, { data: reviewed }] = await Promise.all([
      api.storefront.getSupplier({ slug: params.slug }),
      api.catalog.listProducts({
        supplier: params.slug,
        limit: 12,
        pinnedFirst: 'true',
        ...(q ? { q } : {}),
        ...(category ? { category } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      api.catalog.listSupplierCategories({ slug: params.slug }),
      api.reviews.ofSupplier({ slug: params.slug, ...shown }),
    ]);
    const { supplier } = one.data;
    describePage(context, structuredData(supplier, origin));
    return {
      supplier,
      description: summaryOf(supplier),
      ...listed.data,
      ...shop,
      asked: { q, category },
      reviewed: { ...reviewed, stars: shown.stars ?? null, isFirst: !shown.cursor },
      first: !cursor,
      origin,
    };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

/** Returns the filter and page of the reviews in a URL; what is not valid is left out. */
function reviewsFilter(search: URLSearchParams): { stars?: number; cursor?: string } {
  const stars = /^[1-5]$/.exec(search.get('stars') ?? '')?.[0];
  const cursor = /^[\w-]{1,200}$/.exec(search.get('reviews') ?? '')?.[0];
  return { ...(stars && { stars: Number(stars) }), ...(cursor && { cursor }) };
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Supplier', error);
  const { supplier, description, asked, reviewed, first, origin } = loaderData;
  const { slug, businessName } = supplier;
  return pageMeta({
    title: businessName,
    description,
    url: `${origin}/suppliers/${slug}`,
    image: shareImage('supplier', slug),
    noIndex:
      !first || asked.q !== '' || asked.category !== '' || reviewed.stars !== null || !reviewed.isFirst,
  });
}

/** Returns the structured data. */
const structuredData = (supplier: SupplierProfile, origin: string) => [
  organization(supplier, { origin, url: `${origin}/suppliers/${supplier.slug}` }),
  breadcrumbListData(origin, [
    { name: 'Suppliers', path: '/suppliers' },
    { name: supplier.businessName, path: `/suppliers/${supplier.slug}` },
  ]),
];

function summaryOf({ about, businessName, primaryCategories, ...place }: SupplierProfile): string {
  const words =
    about ||
    `${businessName} supplies ${primaryCategories.join(', ').toLowerCase() || 'packaging'} from ${placeOf(place)}.`;
  return words.length <= 155 ? words : `${words.slice(0, 154).replace(/\s+\S*$/, '')}…`;
}

function organization(supplier: SupplierProfile, { origin, url }: { origin: string; url: string }) {
  const { businessName, yearOfEstablishment, websiteUrl, logoUrl, city, state, countryName } = supplier;
  return {
    '@type': 'Organization',
    name: businessName,
    url,
    description: summaryOf(supplier),
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: state,
      addressCountry: countryName,
    },
    ...(yearOfEstablishment === null ? {} : { foundingDate: String(yearOfEstablishment) }),
    ...(websiteUrl ? { sameAs: [websiteUrl] } : {}),
    ...(logoUrl ? { logo: new URL(logoUrl, origin).href } : {}),
    ...(supplier.rating ? { aggregateRating: aggregateRating(supplier.rating) } : {}),
  };
}

export default function SupplierScreen({ loaderData }: Route.ComponentProps) {
  const { supplier, shelves, reviewed } = loaderData;
  const { rating, ...reviews } = reviewed;
  const { businessName, about, plants, certificates, slug } = supplier;
  useVisit('supplier', supplier.id);
  return (
    <>
      <SupplierHead supplier={supplier} actions={<SupplierHeart supplier={supplier} />} />
      <div className={`wrap ${styles.columns}`}>
        <Stack gap={7} shrink className={styles.main}>
          <Section air="none" title="About">
            {about ? (
              <p className={`pre-line ${styles.about}`}>{about}</p>
            ) : (
              <p className="muted">{businessName} has not added a description yet.</p>
            )}
          </Section>
          <Section air="none" title="Performance">
            <SupplierPerformance supplier={supplier} />
          </Section>
          {shelves.length > 0 && <StoreProducts {...loaderData} />}
          {rating && (
            <Section air="none" title="Reviews" id="reviews" className={styles.reviews}>
              <LateSupplierReviews {...reviews} rating={rating} slug={slug} supplierName={businessName} />
            </Section>
          )}
          {plants.length > 0 && (
            <Section air="none" title={plants.length === 1 ? 'Plant' : 'Plants'}>
              <PlantList plants={plants} />
            </Section>
          )}
          {certificates.length > 0 && (
            <Section air="none" title="Certificates">
              <CertificateList certificates={certificates} />
            </Section>
          )}
          <SupplierTerms supplier={supplier} />
        </Stack>
        <Section air="none" id="inquiry" aria-label={`Ask ${businessName}`} className={styles.inquiry}>
          <Card as="div" title={`Ask ${businessName}`} className={styles.form}>
            <p className="muted small">Tell the supplier what you pack, how many you need and by when.</p>
            <InquiryForm
              supplier={{ ...supplier, name: businessName }}
              returnTo={`/suppliers/${slug}#inquiry`}
            />
          </Card>
        </Section>
      </div>
    </>
  );
}

/** The products of a store, with its own search and categories. */
function StoreProducts({
  supplier: { slug, businessName },
  products,
  pinnedId,
  nextCursor,
  first,
  shelves,
  asked,
}: Route.ComponentProps['loaderData']) {
  return (
    <Section air="none" title="Products" id="products" className={styles.products}>
      <StoreFilter key={JSON.stringify(asked)} slug={slug} categories={shelves} filters={asked} />
      {products.length > 0 ? (
        <ProductGrid
          products={products}
          columns={3}
          firstMark={pinnedId && <PinnedMark look="paper" />}
          ofSupplier
        />
      ) : (
        <Stack gap={3} justify="start" role="status" className={`muted ${styles.nothing}`}>
          <h3>No matching products</h3>
          <p>Try fewer words, or ask {businessName}. Many suppliers make more than they list.</p>
          <ButtonLink variant="line" to={`/suppliers/${slug}#products`}>
            Show all products
          </ButtonLink>
        </Stack>
      )}
      {(nextCursor || !first) && (
        <Cluster
          as="nav"
          gap={3}
          nowrap
          align="stretch"
          justify="center"
          aria-label="More products"
          className={styles.pages}
        >
          {!first && (
            <ButtonLink variant="line" to={productsPath(slug, asked)}>
              First products
            </ButtonLink>
          )}
          {nextCursor && (
            <ButtonLink variant="line" to={productsPath(slug, { ...asked, products: nextCursor })}>
              More products
            </ButtonLink>
          )}
        </Cluster>
      )}
    </Section>
  );
}

/** Returns the path of the store's products with these filters; empty ones are omitted. */
function productsPath(slug: string, filters: { q: string; category: string; products?: string }): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  return `/suppliers/${slug}${query.size > 0 ? `?${query}` : ''}#products`;
}
