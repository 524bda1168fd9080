import { ORPCError } from '@orpc/client';
import { data } from 'react-router';
import { ProductGrid } from '#features/catalog/components/product-grid.tsx';
import { SupplierHeart } from '#features/favourites/components/supplier-heart.tsx';
import { InquiryForm } from '#features/inquiries/components/inquiry-form.tsx';
import { useVisit } from '#features/insights/components/use-visit.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Section } from '#ui/layout/section.tsx';
import { apiContext } from '#web/api-context.ts';
import { crumbFacts, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { CertificateList, PlantList, SupplierTerms } from '../components/public/supplier-facts.tsx';
import { SupplierHead } from '../components/public/supplier-head.tsx';
import { placeOf } from '../components/public/supplier-words.tsx';
import type { SupplierProfile } from '../contract/public-suppliers.ts';
import type { Route } from './+types/supplier.ts';
import styles from './supplier.module.css';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { origin, searchParams } = new URL(request.url);
  const cursor = searchParams.get('products');
  try {
    const [one, listed] = await Promise.all([
      api.suppliers.getSupplier({ slug: params.slug }),
      api.catalog.listProducts({ supplier: params.slug, limit: 12, ...(cursor ? { cursor } : {}) }),
    ]);
    return { supplier: one.data.supplier, ...listed.data, first: !cursor, origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Supplier');
  const { supplier, origin } = loaderData;
  const { slug, businessName } = supplier;
  const url = `${origin}/suppliers/${slug}`;
  return pageMeta({
    title: businessName,
    description: summaryOf(supplier),
    url,
    image: shareImage('supplier', slug),
    facts: [
      organization(supplier, { origin, url }),
      crumbFacts(origin, [
        { name: 'Suppliers', path: '/suppliers' },
        { name: businessName, path: `/suppliers/${slug}` },
      ]),
    ],
  });
}

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
  };
}

export default function SupplierScreen({ loaderData }: Route.ComponentProps) {
  const { supplier, products, nextCursor, first } = loaderData;
  const { businessName, about, plants, certificates, slug } = supplier;
  useVisit('supplier', supplier.id);
  return (
    <>
      <SupplierHead supplier={supplier} actions={<SupplierHeart supplier={supplier} />} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          <Section air="none" title="About">
            {about ? (
              <p className={styles.about}>{about}</p>
            ) : (
              <p className={styles.none}>{businessName} has not written about itself yet.</p>
            )}
          </Section>
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
        </div>
        <SupplierTerms supplier={supplier} />
      </div>
      {products.length > 0 && (
        <Section wrap air="none" title="Products" id="products" className={styles.products}>
          <ProductGrid products={products} />
          {(nextCursor || !first) && (
            <nav aria-label="More products" className={styles.pages}>
              {!first && (
                <ButtonLink variant="line" to={`/suppliers/${slug}#products`}>
                  First products
                </ButtonLink>
              )}
              {nextCursor && (
                <ButtonLink
                  variant="line"
                  to={`/suppliers/${slug}?products=${encodeURIComponent(nextCursor)}#products`}
                >
                  More products
                </ButtonLink>
              )}
            </nav>
          )}
        </Section>
      )}
      <Section
        wrap
        air="none"
        id="inquiry"
        title={`Ask ${businessName}`}
        lead="Say what you pack, how many you need and by when. Your question goes straight to the supplier."
        className={styles.inquiry}
      >
        <Card as="div" className={styles.form}>
          <InquiryForm
            supplier={{ ...supplier, name: businessName }}
            returnTo={`/suppliers/${slug}#inquiry`}
          />
        </Card>
      </Section>
    </>
  );
}
