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
      'What decides the order of products in a search: how well they fit, then how well buyers are served. Never what a supplier pays.',
    url: `${loaderData?.origin ?? ''}/how-ranking-works`,
  });

const fit = [
  {
    term: 'Where your words appear',
    detail:
      'The title says most, then brand, color and category, then trade terms, materials and attributes, then the description.',
  },
  {
    term: 'How rare they are',
    detail:
      'A word that few products have tells more than one that many have. Long texts gain nothing from repeating a word.',
  },
  {
    term: 'How the title reads',
    detail:
      'What the title is about comes before what it only mentions: a bottle before a carrier for bottles. Then your words side by side, in your order, and little else beside them.',
  },
  {
    term: 'Brands and colors',
    detail:
      'A brand or a color that a product states counts more than the same word in a text. Shades find their color: navy is blue.',
  },
  {
    term: 'What you do not want',
    detail:
      '“Without logo” or “not printed” brings what says so first, and what has it later. A minus before a word, as in “-printed”, leaves it out.',
  },
  {
    term: 'Sizes and codes',
    detail:
      'A size, a capacity or a thickness fits when a product states it, near enough. A FEFCO, HS or article code brings the products that bear it first.',
  },
];
const quality = [
  { term: 'Verification', detail: 'An admin has seen the supplier’s documents.' },
  { term: 'Completeness', detail: 'Description, attributes, photos, price breaks and samples are there.' },
  {
    term: 'Response and delivery',
    detail: 'How fast inquiries are answered, and how often orders leave on time.',
  },
  {
    term: 'Demand and stock',
    detail: 'What buyers open and order of late, and whether it can be ordered now.',
  },
];

/** Explains in plain words what the order of search results depends on. */
export default function HowRankingWorks() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead
        title="How ranking works"
        lead="What fits best comes first. Among products that fit equally, those whose suppliers serve buyers best. Placement is never paid."
      />
      <section aria-labelledby="fit" className={styles.part}>
        <h2 id="fit">First: how well it fits</h2>
        <DescriptionList items={fit} />
      </section>
      <section aria-labelledby="quality" className={styles.part}>
        <h2 id="quality">Then: how well buyers are served</h2>
        <p>
          This weighs a few percent. It decides between products that fit alike, and never lifts what fits
          less.
        </p>
        <DescriptionList items={quality} />
      </section>
      <section aria-labelledby="never" className={styles.part}>
        <h2 id="never">Never: money</h2>
        <p>
          A <Link to="/membership">membership plan</Link> buys room for products and tools to run a store. It
          plays no part in any search, any category page or any suggestion.
        </p>
      </section>
      <section aria-labelledby="good" className={styles.part}>
        <h2 id="good">Good to know</h2>
        <Stack as="ul" gap={2} className={styles.list}>
          <li>
            Typing errors are corrected when no product has the word; a link searches for the original word.
          </li>
          <li>
            When few products have all your words, those that have most of them come in as well, and the page
            says so.
          </li>
          <li>
            Words in Spanish, French, German, Italian, Portuguese and Hindi find the English trade term.
          </li>
          <li>“Water proof” finds “waterproof”, and the other way round.</li>
          <li>Sorting by price, minimum order or lead time follows that figure alone.</li>
          <li>
            Prices in several currencies are compared at fixed rates that the filters name; what you pay is
            the price in the supplier’s currency.
          </li>
        </Stack>
      </section>
    </div>
  );
}
