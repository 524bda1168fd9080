import { Link } from 'react-router';
import { ProductGrid } from '#features/catalog/products/components/product-grid.tsx';
import { BlogCard } from '#features/publishing/blog/components/blog-card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import type { SearchResults } from '../contract.ts';
import type { SearchTab } from '../rules.ts';
import styles from './results.module.css';
import { SupplierResult } from './supplier-result.tsx';

/** A page of results, as shown in their tab. */
export function Results({
  found,
  tab,
  hasFilters,
}: {
  found: SearchResults;
  tab: SearchTab;
  hasFilters: boolean;
}) {
  switch (tab) {
    case 'products':
      return <ProductGrid products={found.products} level={2} columns={hasFilters ? 3 : 4} eager={4} />;
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
