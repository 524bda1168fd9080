import { Link } from 'react-router';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { pageMeta } from '#web/page-meta.ts';
import type { Route } from './+types/how-ranking-works.ts';
import styles from './how-ranking-works.module.css';

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin });

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'How ranking works',
    description:
      'How Packwright ranks products in search: by relevance, then by service quality. Ranking is never for sale.',
    url: `${loaderData?.origin ?? ''}/how-ranking-works`,
  });

const fit = [
  {
    term: 'Where your words appear',
    detail:
      'Matches in the title count most, followed by brand, color and category, then trade terms, materials and attributes, then the description.',
  },
  {
    term: 'How rare your words are',
    detail: 'Rare words count more than common ones. Repeating a word in a long text has no effect.',
  },
  {
    term: 'Main subject of the title',
    detail:
      'The main subject of a title ranks above words it only mentions: a bottle before a carrier for bottles. Titles with your words together, in order and with few others rank higher.',
  },
  {
    term: 'Brands and colors',
    detail:
      'A product’s stated brand or color counts more than the same word in a description. Shades match their color: navy is blue.',
  },
  {
    term: 'Exclusions',
    detail:
      '“Without logo” or “not printed” ranks products that say so first. A minus before a word, as in “-printed”, excludes it.',
  },
  {
    term: 'Sizes and codes',
    detail:
      'Sizes, capacities and thicknesses match products with similar values. Products with a matching FEFCO code, HS code or SKU rank first.',
  },
];
const quality = [
  { term: 'Verification', detail: 'We have reviewed the supplier’s documents.' },
  {
    term: 'Completeness',
    detail: 'The product has a description, attributes, photos, volume prices and samples.',
  },
  {
    term: 'Response and delivery',
    detail: 'Reply time to inquiries and on-time dispatch.',
  },
  {
    term: 'Demand and stock',
    detail: 'Recent views and orders, and current availability.',
  },
];

/** Explains in plain words what the order of search results depends on. */
export default function HowRankingWorks() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title="How ranking works"
        lead="The most relevant products come first. Among equally relevant products, those from suppliers with the best service. Placement is never paid."
      />
      <section aria-labelledby="fit" className={styles.part}>
        <h2 id="fit">First: relevance</h2>
        <DescriptionList items={fit} />
      </section>
      <section aria-labelledby="quality" className={styles.part}>
        <h2 id="quality">Second: service</h2>
        <p>This counts for a few percent. It only decides between equally relevant products.</p>
        <DescriptionList items={quality} />
      </section>
      <section aria-labelledby="never" className={styles.part}>
        <h2 id="never">Never: payment</h2>
        <p>
          A <Link to="/membership">membership plan</Link> raises product limits and adds tools. It has no
          effect on search, category pages or suggestions.
        </p>
      </section>
      <section aria-labelledby="good" className={styles.part}>
        <h2 id="good">More details</h2>
        <Stack as="ul" gap={2} className={styles.list}>
          <li>Typos are corrected if no product matches. You can still search for the original word.</li>
          <li>
            If few products match all your words, products that match most of them are shown too and marked as
            such.
          </li>
          <li>
            Search terms in Spanish, French, German, Italian, Portuguese and Hindi match the English trade
            terms.
          </li>
          <li>“Water proof” also finds “waterproof”, and vice versa.</li>
          <li>Sorting by price, minimum order or lead time uses only that value.</li>
          <li>
            Prices in different currencies are compared at the fixed rates stated in the filters. You pay in
            the supplier’s currency.
          </li>
        </Stack>
      </section>
    </div>
  );
}
