import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { useProductTrends } from '#features/analytics/reports/components/use-product-trends.ts';
import { AddProductLink } from '#features/catalog/drafts/components/add-product-link.tsx';
import { ProductTabs } from '#features/catalog/drafts/components/product-tabs.tsx';
import { ExportMenu } from '#features/catalog/exports/components/export-menu.tsx';
import { storeStates } from '#features/catalog/products/contract/product-labels.ts';
import { StoreCurrencyContext } from '#features/catalog/variants/components/use-store-currency.ts';
import { formatCount } from '#lib/formats.ts';
import { formatTypedMinor } from '#lib/typed-amounts.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { isSampleView } from '#web/sample-view.ts';
import { useAction } from '#web/use-action.ts';
import { ProductBulkBar } from '../components/changes/product-bulk-bar.tsx';
import { useProductChanges } from '../components/changes/use-product-changes.ts';
import type { ProductFilters } from '../components/store/more-filters.tsx';
import { PlanAlert, ProductAlerts, ProductFiltersBar } from '../components/store/product-filters.tsx';
import { ProductTable } from '../components/store/product-table.tsx';
import type { StoreProduct } from '../contract/store-views.ts';
import { storeSorts } from '../contract.ts';
import { parsePriceBound } from '../rules/form-values.ts';
import type { Route } from './+types/my-products.ts';
import styles from './my-products.module.css';

const path = '/dashboard/my-products';
const pageSize = 20;
const maxPageSize = 100;
const stocks = ['low', 'out', 'in_stock'] as const;
const kinds = ['eco', 'custom'] as const;

export const meta: Route.MetaFunction = () =>
  hiddenMeta({ title: 'My products', description: 'All products of your store.' });

const oneOf = <T extends string>(words: readonly T[], typed: string | null): T | undefined =>
  words.find((word) => word === typed);

/** Returns the bounds of the price. They depend on the currency of the store, which only the server knows. */
async function readPriceBounds(search: URLSearchParams) {
  const [typedMin, typedMax] = [search.get('min'), search.get('max')];
  if (!typedMin && !typedMax) return {};
  const { currency } = (await api.listings.listStoreProducts({ limit: 1 })).data;
  const [min, max] = [parsePriceBound(typedMin, currency), parsePriceBound(typedMax, currency)];
  return {
    ...(min !== undefined && { priceMinMinor: min }),
    ...(max !== undefined && { priceMaxMinor: max }),
  };
}

/** Converts the URL's query to the input of the API. */
function readQuery(search: URLSearchParams) {
  const shown = Number(search.get('show'));
  return {
    q: search.get('q')?.trim().slice(0, 200) || undefined,
    status: oneOf(storeStates, search.get('status')),
    category: search.get('category')?.slice(0, 100) || undefined,
    stock: oneOf(stocks, search.get('stock')),
    tag: oneOf(kinds, search.get('tag')),
    attention: oneOf(['documents', 'incomplete'] as const, search.get('attention')),
    pictures: oneOf(['with', 'without'] as const, search.get('pictures')),
    sort: oneOf(storeSorts, search.get('sort')) ?? 'newest',
    order: oneOf(['asc', 'desc'] as const, search.get('order')) ?? 'desc',
    cursor: search.get('cursor') || undefined,
    limit: Number.isInteger(shown) && shown >= pageSize && shown <= maxPageSize ? shown : pageSize,
  };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const isSample = isSampleView();
  try {
    const query = { ...readQuery(search), ...(await readPriceBounds(search)) };
    const { data } = await api.listings.listStoreProducts(query);
    return { ...data, query, isSample, unfinished: false as const };
  } catch (error) {
    if (toProblem(error).reason !== 'registration_unfinished') throw error;
    return { unfinished: true as const };
  }
}

/** Has the shape of the screen, so that nothing moves when the products arrive. */
export const HydrateFallback = () => (
  <>
    <PageHead
      title="My products"
      lead={<Skeleton width={140} height={18} />}
      actions={<Skeleton className={styles.actions} height={44} />}
      className={styles.head}
    />
    <Loading label="Loading your products">
      <Stack>
        <Skeleton height={46} />
        <Skeleton height={36} />
        <Card flush>
          <div className={styles.filters} data-skeleton="filters">
            <Skeleton height={44} />
          </div>
          <SkeletonRows rows={8} columns={6} />
        </Card>
      </Stack>
    </Loading>
  </>
);

export default function MyProductsScreen({ loaderData }: Route.ComponentProps) {
  if (!loaderData.unfinished)
    return (
      <StoreCurrencyContext value={loaderData.currency}>
        <Products {...loaderData} />
      </StoreCurrencyContext>
    );
  return (
    <>
      <PageHead title="My products" />
      <Card>
        <EmptyState
          title="Finish your registration first"
          action={<ButtonLink to="/registration">Continue registration</ButtonLink>}
        >
          Finish it to add products. They go live once your store is approved.
        </EmptyState>
      </Card>
    </>
  );
}

type MyProductsData = Exclude<Route.ComponentProps['loaderData'], { unfinished: true }>;

function Products({
  products,
  counts,
  categories,
  productLimit,
  nextCursor,
  currency,
  query,
  isSample,
}: MyProductsData) {
  const filters = toFilters(query, currency);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const hasProducts = counts.all + counts.archived > 0;
  const rows: StoreProduct[] = products.filter(({ id }) => !hidden.has(id));
  const trends = useProductTrends(products.map(({ id }) => id));
  const href = (changes: Record<string, string>): string => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return `${path}?${next}`;
  };
  const busy =
    state === 'loading' || (navigation.state === 'loading' && navigation.location.pathname === path);
  const changes = useProductChanges(rows, () => void revalidate());
  const { start: duplicate } = useAction({
    send: (id: string) => api.listings.duplicateProduct({ id }),
    success: 'Product duplicated as a draft, without the SKU.',
    onSuccess: ({ data }) => navigate(`/dashboard/products/${data.product.id}/edit`),
    failure: 'The product could not be duplicated. Please try again.',
  });
  const more =
    nextCursor &&
    (query.limit < maxPageSize
      ? href({ show: String(query.limit + pageSize) })
      : href({ cursor: nextCursor }));
  return (
    <>
      <PageHead
        title="My products"
        className={styles.head}
        lead={formatPlanUsage(counts.all - hidden.size, productLimit)}
        actions={
          <>
            {!isSample && (
              <>
                {hasProducts && <ExportMenu />}
                <ButtonLink to="/dashboard/imports" variant="line" icon={<Upload aria-hidden />} iconOnPhones>
                  Import
                </ButtonLink>
              </>
            )}
            <AddProductLink iconOnPhones />
          </>
        }
      />
      <Stack>
        <ProductTabs current="products" products={counts.all - hidden.size} drafts={counts.drafts} />
        <PlanAlert hidden={counts.hiddenByPlan} limit={productLimit} />
        <ProductAlerts {...counts} filters={filters} />
        {hasProducts ? (
          <Card flush>
            <ProductFiltersBar filters={filters} categories={categories} />
            <ProductTable
              products={rows}
              trends={trends}
              isSample={isSample}
              showsMissing={query.attention === 'incomplete'}
              sort={
                query.sort === 'newest' ? undefined : { key: query.sort, descending: query.order === 'desc' }
              }
              onSort={({ key, descending }) =>
                void navigate(href({ sort: key, order: descending ? 'desc' : 'asc', cursor: '' }), {
                  preventScrollReset: true,
                })
              }
              busy={busy || changes.busy}
              selection={isSample ? undefined : { selected: changes.selected, onChange: changes.setSelected }}
              onArchive={(product, act) => void changes.apply({ act }, product)}
              onDuplicate={({ id }) => void duplicate(id)}
              onChanged={() => void revalidate()}
              onHide={(id) => setHidden((before) => new Set([...before, id]))}
              empty={
                <EmptyState
                  title="No products found"
                  action={
                    <ButtonLink to={path} variant="line">
                      Clear filters
                    </ButtonLink>
                  }
                >
                  Adjust your filters, or add a product.
                </EmptyState>
              }
            />
            {more && (
              <p className={styles.more}>
                <ButtonLink to={more} variant="line" size="sm" preventScrollReset>
                  Show more
                </ButtonLink>
              </p>
            )}
          </Card>
        ) : (
          <Card>
            <EmptyState title="No products found" action={<AddProductLink />}>
              Add a first product so that buyers can find you, or import many from a spreadsheet.
            </EmptyState>
          </Card>
        )}
      </Stack>
      <ProductBulkBar changes={changes} />
    </>
  );
}

const toFilters = (
  { q, status, category, stock, tag, sort, order, ...more }: MyProductsData['query'],
  currency: string,
): ProductFilters => ({
  q: q ?? '',
  status: status ?? '',
  category: category ?? '',
  stock: stock ?? '',
  tag: tag ?? '',
  pictures: more.pictures ?? '',
  attention: more.attention ?? '',
  min: more.priceMinMinor === undefined ? '' : formatTypedMinor(more.priceMinMinor, currency),
  max: more.priceMaxMinor === undefined ? '' : formatTypedMinor(more.priceMaxMinor, currency),
  sort,
  order,
});

function formatPlanUsage(count: number, limit: number | null): string {
  // One line on a phone, like its placeholder.
  if (limit !== null) return `${formatCount(count)} of ${formatCount(limit)} products used`;
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
}
