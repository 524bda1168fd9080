import { ORPCError } from '@orpc/client';
import { data } from 'react-router';
import { ProductGrid } from '#features/catalog/products/components/product-grid.tsx';
import { productSortLabels, productSorts } from '#features/catalog/products/contract/product-labels.ts';
import { BlogCard } from '#features/publishing/blog/components/blog-card.tsx';
import { filtersWith } from '#features/search/search/rules/facet-filters.ts';
import { parseSearchParams, searchPath } from '#features/search/search/rules.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Art } from '#ui/media/art.tsx';
import { Accordion } from '#ui/navigation/accordion.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { type Api, apiContext } from '#web/api-context.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { CategoryFacets, type NarrowingFacet } from '../components/category-facets.tsx';
import { CategoryGuide, CategorySuppliers, hasExplanation } from '../components/category-guide.tsx';
import { CategoryList, formatProductCount } from '../components/category-list.tsx';
import { categoryQuestions, inSentence, questionFacts } from '../rules/category-questions.ts';
import { distinctiveWords, findRelated } from '../rules/related-articles.ts';
import type { Route } from './+types/category.ts';
import styles from './category.module.css';

/** With fewer products, looking through them is faster than filtering. */
const minProductsToFilter = 6;
const maxFacets = 8;
const maxValues = 6;

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const sort = productSorts.find((one) => one === searchParams.get('sort')) ?? 'popular';
  const cursor = searchParams.get('cursor') ?? undefined;
  const api = context.get(apiContext);
  const { catalog, categories } = api;
  try {
    const [page, list] = await Promise.all([
      categories.getCategory({ slug }),
      catalog.listProducts({ category: slug, sort, ...(cursor ? { cursor } : {}) }),
    ]);
    const isFirst = cursor === undefined;
    const about = isFirst
      ? await loadCategoryExtras(api, page.data)
      : { facets: [], questions: [], articles: [] };
    const facts = buildStructuredData({ ...page.data, ...list.data, ...about, origin });
    return { ...page.data, ...list.data, ...about, facts, sort, isFirst, origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

type CategoryPage = Awaited<ReturnType<Api['categories']['getCategory']>>['data'];

/** Returns content that helps to choose: filters, common questions and related articles. */
async function loadCategoryExtras(api: Api, { category, path, filters }: CategoryPage) {
  const names = [...path.map(({ name }) => name), ...category.materials];
  const words = distinctiveWords(names);
  const [facets, { data: known }, articles] = await Promise.all([
    category.productCount >= minProductsToFilter ? selectFacets(api, category.id) : [],
    api.catalog.getCategoryFacts({ slug: category.id }),
    words.length > 0 ? relatedArticles(api, words) : [],
  ]);
  return {
    // Null: search is unavailable, and the page is shown without filters.
    facets,
    questions: categoryQuestions({ category, definitions: filters, facts: known.facts }),
    articles,
  };
}

async function selectFacets(api: Api, id: string): Promise<NarrowingFacet[] | null> {
  try {
    const { data: found } = await api.search.search({ category: id, limit: 1 });
    const searchUrl = parseSearchParams(new URLSearchParams({ category: id }));
    return found.facets
      .filter(({ filter }) => filter !== 'category')
      .slice(0, maxFacets)
      .map(({ filter, key, label, values }) => ({
        key,
        label,
        values: values.slice(0, maxValues).map((one) => ({
          label: one.label,
          count: one.count,
          to: searchPath({ ...searchUrl, filters: filtersWith(searchUrl.filters, { ...one, filter }) }),
        })),
      }));
  } catch {
    return null;
  }
}

async function relatedArticles(api: Api, words: readonly string[]) {
  const { data: found } = await api.content.listBlogs({ page: 1, topic: words.join(' or ').slice(0, 120) });
  return findRelated(found.blogs, { words, most: 3 });
}

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!loaderData) return missingMeta('Category', error);
  const { category, facts, origin, isFirst, sort } = loaderData;
  return pageMeta({
    title: `${category.name}: suppliers and prices`,
    description: `${category.description} Compare ${inSentence(category.name)} by price, minimum order and lead time.`,
    url: `${origin}/categories/${category.id}`,
    image: shareImage('category', category.id),
    noIndex: !isFirst || sort !== 'popular',
    structuredData: facts,
  });
}

interface StructuredDataInput {
  path: CategoryPage['path'];
  products: readonly { slug: string; title: string }[];
  questions: Parameters<typeof questionFacts>[0];
  origin: string;
}

/** Returns structured data for search engines; built in the loader, so that browsers do not need the code. */
const buildStructuredData = ({ path, products, questions, origin }: StructuredDataInput) => [
  breadcrumbListData(
    origin,
    path.map(({ id, name }) => ({ name, path: `/categories/${id}` })),
  ),
  ...(products.length > 0 ? [itemList(products, origin)] : []),
  ...(questions.length > 0 ? [questionFacts(questions)] : []),
];

/** Returns the first products as structured data. */
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
  const { category, path, children, products, nextCursor, sort, isFirst, facets } = loaderData;
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
      {facets === null && (
        <div className={styles.section}>
          <Banner look="warn">
            The filters are not available right now. The categories and products below are.
          </Banner>
        </div>
      )}
      {facets && facets.length > 0 && (
        <CategoryFacets facets={facets} all={`/search?category=${category.id}`} />
      )}
      <section aria-labelledby="products" className={styles.section}>
        <div className={styles.bar}>
          <h2 id="products" className={styles.heading}>
            {isFirst ? 'Products' : 'More products'}
          </h2>
          {category.productCount > 0 && (
            <p className={`${styles.count} num`}>{formatProductCount(category.productCount)}</p>
          )}
        </div>
        {products.length > 0 ? (
          <>
            <TabLinks
              label="Order"
              items={productSorts.map((one) => ({
                label: productSortLabels[one],
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
            title={`No ${inSentence(category.name)} yet`}
            level={3}
            drawing={<Art spec={category.pack} width={180} height={130} />}
            action={<ButtonLink to="/#requirement">Post a requirement</ButtonLink>}
          >
            Tell suppliers what you need, and those who make it will answer.
          </EmptyState>
        )}
      </section>
      {isFirst && <CategoryExtras {...loaderData} />}
    </div>
  );
}

/** Content below the products: a buying guide, suppliers, common questions, articles and related categories. */
function CategoryExtras({
  filters,
  products,
  questions,
  articles,
  neighbours,
  path,
}: Route.ComponentProps['loaderData']) {
  return (
    <>
      {filters.some(hasExplanation) && (
        <section aria-labelledby="guide" className={styles.section} data-below="">
          <h2 id="guide" className={styles.heading}>
            What to look for
          </h2>
          <CategoryGuide definitions={filters} />
        </section>
      )}
      {products.length > 0 && (
        <section aria-labelledby="makers" className={styles.section} data-below="">
          <h2 id="makers" className={styles.heading}>
            Who supplies it
          </h2>
          <CategorySuppliers products={products} />
        </section>
      )}
      {questions.length > 0 && (
        <section aria-labelledby="questions" className={styles.section} data-below="">
          <h2 id="questions" className={styles.heading}>
            Questions that buyers ask
          </h2>
          <Accordion
            open={0}
            items={questions.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))}
          />
        </section>
      )}
      {articles.length > 0 && (
        <section aria-labelledby="articles" className={styles.section} data-below="">
          <h2 id="articles" className={styles.heading}>
            Worth reading
          </h2>
          <ul className={styles.articles}>
            {articles.map((blog) => (
              <li key={blog._id}>
                <BlogCard blog={blog} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {neighbours.length > 0 && (
        <section aria-labelledby="near" className={styles.section} data-below="">
          <h2 id="near" className={styles.heading}>
            Next to it{path.length > 1 ? ` in ${path.at(-2)?.name}` : ''}
          </h2>
          <CategoryList categories={neighbours} />
        </section>
      )}
    </>
  );
}
