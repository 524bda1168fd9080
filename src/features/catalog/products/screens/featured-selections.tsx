import { TextLink } from '#ui/controls/text-link.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import { ProductGrid } from '../components/product-grid.tsx';
import type { Route } from './+types/featured-selections.ts';
import styles from './featured-selections.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).catalog.listSelections();
  return { ...data, origin: new URL(request.url).origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: 'Featured selections',
    description:
      'Packaging with small minimum orders, short lead times, lower-impact materials or samples, plus new arrivals. Placement is never paid.',
    url: `${origin}/featured-selections`,
    image: shareImage('page', 'featured-selections'),
    structuredData: [
      breadcrumbListData(origin, [{ name: 'Featured selections', path: '/featured-selections' }]),
    ],
  });
}

export default function FeaturedSelections({ loaderData: { selections } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        className={styles.head}
        before={<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Featured selections' }]} />}
        title="Featured selections"
        lead="Collections for common needs, updated as products change. Placement is never paid."
      />
      {selections
        .filter(({ products }) => products.length > 0)
        .map(({ id, title, lead, products }, i) => (
          <section key={id} aria-labelledby={id}>
            <SectionHead
              id={id}
              title={title}
              lead={lead}
              action={
                <TextLink to={`/featured-selections/${id}`}>
                  View All<span className="sr-only"> of {title}</span>
                </TextLink>
              }
            />
            <ProductGrid products={products} eager={i === 0 ? 4 : 0} />
          </section>
        ))}
    </div>
  );
}
