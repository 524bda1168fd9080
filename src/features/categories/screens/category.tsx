import { ORPCError } from '@orpc/client';
import { data } from 'react-router';
import { ProductGrid } from '#features/catalog/components/product-grid.tsx';
import { type ProductSort, productSorts } from '#features/catalog/contract/product-words.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Art } from '#ui/media/art.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { apiContext } from '#web/api-context.ts';
import { crumbFacts, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { CategoryGuide, CategorySuppliers, isTold } from '../components/category-guide.tsx';
import { CategoryList, productWords } from '../components/category-list.tsx';
import type { Route } from './+types/category.ts';
import styles from './category.module.css';

const sortWords: Record<ProductSort, string> = {
  popular: 'Most requested',
  newest: 'Newest',
  price_low: 'Price, low to high',
  price_high: 'Price, high to low',
};

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const sort = productSorts.find((one) => one === searchParams.get('sort')) ?? 'popular';
  const cursor = searchParams.get('cursor') ?? undefined;
  const { catalog, categories } = context.get(apiContext);
  try {
    const [page, list] = await Promise.all([
      categories.getCategory({ slug }),
      catalog.listProducts({ category: slug, sort, ...(cursor ? { cursor } : {}) }),
    ]);
    return { ...page.data, ...list.data, sort, isFirst: cursor === undefined, origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Category');
  const { category, path, products, origin, isFirst, sort } = loaderData;
  return pageMeta({
    title: `${category.name}: suppliers and prices`,
    description: `${category.description} Compare ${category.name.toLowerCase()} by price, minimum order and lead time.`,
    url: `${origin}/categories/${category.id}`,
    image: shareImage('category', category.id),
    hidden: !isFirst || sort !== 'popular',
    facts: [
      crumbFacts(
        origin,
        path.map(({ id, name }) => ({ name, path: `/categories/${id}` })),
      ),
      ...(products.length > 0 ? [itemList(products, origin)] : []),
    ],
  });
}

/** The products that stand first, for search engines. */
const itemList = (products: readonly { slug: string; title: string }[], origin: string) => ({
  '@type': 'ItemList',
  itemListElement: products.map(({ slug, title }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: title,
    url: `${origin}/products/${slug}`,
  })),
});

export default function CategoryScreen({ loaderData }: Route.ComponentProps) {
  const { category, path, children, products, nextCursor, sort, isFirst, filters } = loaderData;
  const here = `/categories/${category.id}`;
  const more =
    nextCursor &&
    `${here}?${new URLSearchParams({ ...(sort === 'popular' ? {} : { sort }), cursor: nextCursor })}`;
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <PageHead
          before={
            <Breadcrumbs
              items={[
                { label: 'Home', to: '/' },
                { label: 'All categories', to: '/categories' },
                ...path.map(({ id, name }) => ({ label: name, to: `/categories/${id}` })),
              ]}
            />
          }
          title={category.name}
          lead={category.description}
          className={styles.words}
        />
        <div className={styles.picture}>
          <Art spec={category.pack} width={220} height={160} eager />
        </div>
      </div>
      {isFirst && children.length > 0 && (
        <section aria-labelledby="within" className={styles.section}>
          <h2 id="within" className={styles.heading}>
            Within {category.name}
          </h2>
          <CategoryList categories={children} />
        </section>
      )}
      <section aria-labelledby="products" className={styles.section}>
        <div className={styles.bar}>
          <h2 id="products" className={styles.heading}>
            {isFirst ? 'Products' : 'More products'}
          </h2>
          {category.productCount > 0 && (
            <p className={`${styles.count} num`}>{productWords(category.productCount)}</p>
          )}
          {category.productCount > 0 && (
            <TextLink to={`/search?category=${category.id}`} className={styles.narrow}>
              Filter and search
            </TextLink>
          )}
        </div>
        {products.length > 0 ? (
          <>
            <TabLinks
              label="Order"
              items={productSorts.map((one) => ({
                label: sortWords[one],
                to: one === 'popular' ? here : `${here}?sort=${one}`,
                current: one === sort,
              }))}
            />
            <div className={styles.grid}>
              <ProductGrid products={products} eager={4} />
            </div>
            {more && (
              <p className={styles.more}>
                <ButtonLink to={more} variant="line">
                  Show more
                </ButtonLink>
              </p>
            )}
          </>
        ) : (
          <EmptyState
            title={`No ${category.name.toLowerCase()} yet`}
            level={3}
            drawing={<Art spec={category.pack} width={180} height={130} />}
            action={<ButtonLink to="/#requirement">Post a requirement</ButtonLink>}
          >
            Tell suppliers what you need, and those who make it will answer.
          </EmptyState>
        )}
      </section>
      {isFirst && filters.some(isTold) && (
        <section aria-labelledby="guide" className={styles.section}>
          <h2 id="guide" className={styles.heading}>
            What to look for
          </h2>
          <CategoryGuide definitions={filters} />
        </section>
      )}
      {isFirst && products.length > 0 && (
        <section aria-labelledby="makers" className={styles.section}>
          <h2 id="makers" className={styles.heading}>
            Who supplies it
          </h2>
          <CategorySuppliers products={products} />
        </section>
      )}
    </div>
  );
}
