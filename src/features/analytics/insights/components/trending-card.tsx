import type { PackSpec } from '#lib/art/types.ts';
import { formatCount, formatCountBeside } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Art } from '#ui/media/art.tsx';
import { productPagePath } from '#web/sample-view.ts';
import type { Overview } from '../contract.ts';
import styles from './trending-card.module.css';

const describeRise = (views: number, before: number): string =>
  before === 0
    ? 'First views this week'
    : `Views up ${formatCount(Math.round(((views - before) / before) * 100))}% on the week before`;

/** A card with the product whose attention rose most in the last seven days. */
export function TrendingCard({ trending, currency }: Pick<Overview, 'trending' | 'currency'>) {
  if (!trending) {
    return (
      <Card title="Top Trending Product this week" ground="kraft">
        <p className={styles.none}>
          Your products have no views this week. A photo and a full description bring the first visitors.
        </p>
        <ButtonLink to="/dashboard/my-products" wide>
          View my products
        </ButtonLink>
      </Card>
    );
  }
  const { views, viewsBefore, inquiries, orders, sold } = trending;
  const facts = Object.entries({
    Views: views,
    Inquiries: inquiries,
    Orders: orders,
    'Units sold': sold,
  }).filter(([, value]) => value > 0);
  return (
    <Card title="Top Trending Product this week" ground="kraft" className={styles.card}>
      <div className={styles.art}>
        <Art spec={trending.pack as unknown as PackSpec} width={320} height={240} />
      </div>
      <p className={styles.title}>{trending.title}</p>
      {views > viewsBefore && <p className={`small ${styles.rise}`}>{describeRise(views, viewsBefore)}</p>}
      <p className={`small ${styles.period}`}>Last 7 days</p>
      <DescriptionList
        look="figures"
        items={facts.map(([term, value]) => ({ term, detail: formatCountBeside(value, currency) }))}
      />
      <ButtonLink className={styles.more} to={productPagePath(trending)} wide>
        View Product Details
      </ButtonLink>
    </Card>
  );
}
