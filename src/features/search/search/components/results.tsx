import { Link } from 'react-router';
import { ProductGrid } from '#features/catalog/products/components/product-grid.tsx';
import { BlogCard } from '#features/publishing/blog/components/blog-card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import type { SearchResults } from '../contract.ts';
import { countRelated } from '../rules/describe-count.ts';
import type { SearchParams } from '../rules.ts';
import styles from './results.module.css';
import { SupplierResult } from './supplier-result.tsx';

interface ResultsProps {
  found: SearchResults;
  params: Pick<SearchParams, 'tab' | 'cursor'>;
  hasFilters: boolean;
}

/** A page of results, as shown in their tab. */
export function Results({ found, params, hasFilters }: ResultsProps) {
  switch (params.tab) {
    case 'products':
      return <Products found={found} cursor={params.cursor} columns={hasFilters ? 3 : 4} />;
    case 'suppliers':
      return (
        <Grid as="ul" min={400}>
          {found.suppliers.map((supplier) => (
            <li key={supplier.slug}>
              <SupplierResult supplier={supplier} />
            </li>
          ))}
        </Grid>
      );
    case 'articles':
      return (
        <ul className={styles.articles}>
          {found.articles.map((blog) => (
            <li key={blog._id}>
              <BlogCard blog={blog} />
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <Stack as="ul" gap={3} className={styles.pages}>
          {found.pages.map(({ id, title, note, summary, to }) => (
            <li key={id}>
              <article className={`panel ${styles.page}`}>
                <p className="faint small">{note}</p>
                <h2 className={styles.name}>
                  <Link to={to} className={`covers ${styles.link}`}>
                    {title}
                  </Link>
                </h2>
                <p className="muted small">{summary}</p>
              </article>
            </li>
          ))}
        </Stack>
      );
  }
}

interface ProductsProps {
  found: SearchResults;
  cursor: number;
  columns: 3 | 4;
}

/** The products that match all words, then the related ones below a heading of their own. */
function Products({ found, cursor, columns }: ProductsProps) {
  const { products, exact } = found;
  const exactCount = Math.max(0, (exact ?? products.length + cursor) - cursor);
  const related = exactCount > 0 ? products.slice(exactCount) : [];
  if (related.length === 0) return <ProductGrid products={products} level={2} columns={columns} eager={4} />;
  return (
    <>
      <ProductGrid products={products.slice(0, exactCount)} level={2} columns={columns} eager={4} />
      <div className={styles.divider}>
        <h2 className={styles.related}>{countRelated(found)}</h2>
        <p className="muted small">They match some of the words.</p>
      </div>
      <ProductGrid products={related} level={3} columns={columns} />
    </>
  );
}
