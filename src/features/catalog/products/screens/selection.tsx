import { ORPCError } from '@orpc/client';
import { data } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { apiContext } from '#web/api-context.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { ProductGrid } from '../components/product-grid.tsx';
import { selections } from '../rules/selections.ts';
import type { Route } from './+types/selection.ts';
import styles from './selection.module.css';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const selection = selections.find(({ id }) => id === params.selection);
  if (!selection) throw data({ message: 'Selection not found' }, { status: 404 });
  const cursor = searchParams.get('cursor');
  try {
    const response = await context.get(apiContext).catalog.listProducts({
      selection: selection.id,
      sort: selection.id === 'new' ? 'newest' : 'popular',
      ...(cursor ? { cursor } : {}),
    });
    return { ...response.data, selection, origin, isFirst: !cursor };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Selection', error);
  const { selection, origin, isFirst } = loaderData;
  const path = `/featured-selections/${selection.id}`;
  return pageMeta({
    title: `${selection.title}: packaging`,
    description: `${selection.lead} Compare prices by quantity, minimum orders and suppliers.`,
    url: origin + path,
    image: shareImage('page', 'featured-selections'),
    noIndex: !isFirst,
    structuredData: [
      breadcrumbListData(origin, [
        { name: 'Featured selections', path: '/featured-selections' },
        { name: selection.title, path },
      ]),
    ],
  });
}

export default function SelectionScreen({
  loaderData: { selection, products, nextCursor, isFirst },
}: Route.ComponentProps) {
  const { id, title, lead } = selection;
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        before={
          <Breadcrumbs
            items={[
              { label: 'Home', to: '/' },
              { label: 'Featured selections', to: '/featured-selections' },
              { label: title },
            ]}
          />
        }
        title={title}
        lead={lead}
      />
      {products.length === 0 ? (
        <EmptyState
          title="No products"
          action={
            <ButtonLink to="/categories" variant="line">
              All categories
            </ButtonLink>
          }
        >
          No products match this selection right now. Browse the full catalog instead.
        </EmptyState>
      ) : (
        <ProductGrid products={products} level={2} eager={4} />
      )}
      <CursorPages path={`/featured-selections/${id}`} isFirst={isFirst} nextCursor={nextCursor} />
    </div>
  );
}
