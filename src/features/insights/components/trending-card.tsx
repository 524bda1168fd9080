import { ButtonLink } from '#ui/controls/button.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { formatNumber } from '#ui/facts/format.ts';
import { Card } from '#ui/layout/card.tsx';
import { Art } from '#ui/media/art.tsx';
import type { PackSpec } from '#ui/packart/types.ts';
import type { Overview } from '../contract.ts';
import styles from './trending-card.module.css';

/** The product that drew most attention in seven days. */
export function TrendingCard({ trending }: { trending: Overview['trending'] }) {
  if (!trending) {
    return (
      <Card title="Top Trending Product this week" ground="kraft">
        <p className={styles.none}>
          Nobody has looked at your products this week. A photo and a full description bring the first
          visitors.
        </p>
        <ButtonLink to="/dashboard/my-products" wide>
          View my products
        </ButtonLink>
      </Card>
    );
  }
  const { views, inquiries, sold } = trending;
  const facts = { Views: views, Inquiries: inquiries, Sold: sold };
  return (
    <Card title="Top Trending Product this week" ground="kraft" className={styles.card}>
      <div className={styles.art}>
        <Art spec={trending.pack as unknown as PackSpec} width={320} height={240} />
      </div>
      <p className={styles.title}>{trending.title}</p>
      <DescriptionList
        look="figures"
        items={Object.entries(facts).map(([term, value]) => ({ term, detail: formatNumber(value, 'en-IN') }))}
      />
      <ButtonLink className={styles.more} to={`/products/${trending.slug}`} wide>
        View Product Details
      </ButtonLink>
    </Card>
  );
}
