import { ORPCError } from '@orpc/client';
import { data } from 'react-router';
import { ProductGrid } from '#features/catalog/products/components/product-grid.tsx';
import { BlogCard } from '#features/publishing/blog/components/blog-card.tsx';
import { ResultsFrame, resultsId } from '#features/search/search/components/results-frame.tsx';
import type { SearchResults } from '#features/search/search/contract.ts';
import { parseSearchParams } from '#features/search/search/rules.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { loadOnFirstUse } from '#ui/layout/load-on-first-use.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Art } from '#ui/media/art.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { SectionLink } from '#ui/navigation/section-link.tsx';
import { type Api, apiContext } from '#web/api-context.ts';
import { describePage } from '#web/page-description.ts';
import { breadcrumbListData, missingMeta, pageMeta, shareImage } from '#web/page-meta.ts';
import { hasExplanation } from '../components/category-guide.tsx';
// These parts at the bottom load later; their styles are needed from the start.
import '#ui/navigation/accordion.module.css';
import '../components/category-guide.module.css';
import { CategoryList } from '../components/category-list.tsx';
import { categoryQuestions, inSentence, questionFacts } from '../rules/category-questions.ts';
import { formatProductCount } from '../rules/format-product-count.ts';
import { distinctiveWords, findRelated } from '../rules/related-articles.ts';
import type { Route } from './+types/category.ts';
import styles from './category.module.css';

const Accordion = loadOnFirstUse(async () => (await import('#ui/navigation/accordion.tsx')).Accordion);
const CategoryGuide = loadOnFirstUse(
  async () => (await import('../components/category-guide.tsx')).CategoryGuide,
);
const CategorySuppliers = loadOnFirstUse(
  async () => (await import('../components/category-guide.tsx')).CategorySuppliers,
);

/** With fewer products, looking through them is faster than filtering. */
const minProductsToFilter = 6;

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const cursor = searchParams.get('cursor') ?? undefined;
  const api = context.get(apiContext);
  const { catalog, categories } = api;
  try {
    const [page, list] = await Promise.all([
      categories.getCategory({ slug }),
      catalog.listProducts({ category: slug, sort: 'popular', ...(cursor ? { cursor } : {}) }),
    ]);
    const isFirst = cursor === undefined;
    const [facets, about] = await Promise.all([
      page.data.category.productCount >= minProductsToFilter ? loadFacets(api, page.data) : [],
      isFirst ? loadCategoryExtras(api, page.data) : { questions: [], articles: [] },
    ]);
    describePage(context, buildStructuredData({ ...page.data, ...list.data, ...about, origin }));
    const guide = page.data.filters.filter(hasExplanation);
    return { ...page.data, ...list.data, ...about, guide, facets, isFirst, origin };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    throw data({ message: error.message }, { status: error.status });
  }
}

type CategoryPage = Awaited<ReturnType<Api['categories']['getCategory']>>['data'];

/** Returns content that helps to choose: common questions and related articles. */
async function loadCategoryExtras(api: Api, { category, path, filters }: CategoryPage) {
  const names = [...path.map(({ name }) => name), ...category.materials];
  const words = distinctiveWords(names);
  const [{ data: known }, articles] = await Promise.all([
    api.catalog.getCategoryFacts({ slug: category.id }),
    words.length > 0 ? relatedArticles(api, words) : [],
  ]);
  return {
    questions: categoryQuestions({ category, definitions: filters, facts: known.facts }),
    articles,
  };
}

/**
 * Returns the filters, as in the search; the subcategories are shown on their own. Null if search is unavailable: the
 * page is then shown without filters.
 */
async function loadFacets(
  api: Api,
  { category, children }: CategoryPage,
): Promise<SearchResults['facets'] | null> {
  try {
    const { data: found } = await api.search.search({ category: category.id, limit: 1 });
    return found.facets.filter(({ filter }) => filter !== 'category' || children.length === 0);
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
  const { category, origin, isFirst } = loaderData;
  return pageMeta({
    title: `${category.name}: suppliers and prices`,
    description: `${category.description} Compare ${inSentence(category.name)} by price, minimum order and lead time.`,
    url: `${origin}/categories/${category.id}`,
    image: shareImage('category', category.id),
    noIndex: !isFirst,
  });
}

interface StructuredDataInput {
  path: CategoryPage['path'];
  products: readonly { slug: string; title: string }[];
  questions: Parameters<typeof questionFacts>[0];
  origin: string;
}

/** Returns structured data for search engines. */
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
  const { category, path, children, products, nextCursor, isFirst, facets } = loaderData;
  const here = `/categories/${category.id}`;
  const more = nextCursor && `${here}?${new URLSearchParams({ cursor: nextCursor })}`;
  const search = parseSearchParams(new URLSearchParams({ category: category.id }));
  return (
    <div className={`wrap ${styles.page}`}>
      <SectionLink className="skip-link" section={resultsId}>
        Skip to results
      </SectionLink>
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
            Browse {category.name}
          </h2>
          <CategoryList categories={children} />
        </section>
      )}
      {facets === null && (
        <div className={styles.section}>
          <p role="note" className={`panel ${styles.notice}`}>
            Filters are temporarily unavailable. You can still browse the products below.
          </p>
        </div>
      )}
      {products.length > 0 ? (
        <ResultsFrame
          title={isFirst ? 'Products' : 'More products'}
          params={search}
          found={{ count: category.productCount, more: false, facets: facets ?? [], path: [], measures: [] }}
          summary={formatProductCount(category.productCount)}
        >
          <ProductGrid products={products} columns={facets && facets.length > 0 ? 3 : 4} eager={4} />
          {more && (
            <p className={styles.more}>
              <ButtonLink to={more} variant="line">
                Show more
              </ButtonLink>
            </p>
          )}
        </ResultsFrame>
      ) : (
        <section className={styles.section}>
          <EmptyState
            title={`No ${inSentence(category.name)} yet`}
            level={2}
            drawing={<Art spec={category.pack} width={180} height={130} />}
            action={<ButtonLink to={`/requests/new?category=${category.id}`}>Get quotes</ButtonLink>}
          >
            Tell us what you need: matching suppliers reply with a quote.
          </EmptyState>
        </section>
      )}
      {isFirst && <CategoryExtras {...loaderData} />}
    </div>
  );
}

/** Content below the products: a buying guide, suppliers, common questions, articles and related categories. */
function CategoryExtras({
  guide,
  products,
  questions,
  articles,
  neighbours,
  path,
}: Route.ComponentProps['loaderData']) {
  return (
    <>
      {guide.length > 0 && (
        <section aria-labelledby="guide" className={styles.section} data-below="">
          <h2 id="guide" className={styles.heading}>
            What to look for
          </h2>
          <CategoryGuide definitions={guide} />
        </section>
      )}
      {products.length > 0 && (
        <section aria-labelledby="makers" className={styles.section} data-below="">
          <h2 id="makers" className={styles.heading}>
            Suppliers
          </h2>
          <CategorySuppliers products={products} />
        </section>
      )}
      {questions.length > 0 && (
        <section aria-labelledby="questions" className={styles.section} data-below="">
          <h2 id="questions" className={styles.heading}>
            Common questions
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
            Related articles
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
            {path.length > 1 ? `More in ${path.at(-2)?.name}` : 'Related categories'}
          </h2>
          <CategoryList categories={neighbours} />
        </section>
      )}
    </>
  );
}
