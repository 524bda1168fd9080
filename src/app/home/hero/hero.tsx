import { Camera } from 'lucide-react';
import { Link } from 'react-router';
import { SuggestBox } from '#features/search/search/components/suggest/suggest-box.tsx';
import { FluteEdge } from '#ui/marks/flute-edge.tsx';
import { HandlingMarks } from '#ui/marks/handling-marks.tsx';
import { HeroScene } from '#ui/media/hero-scene.tsx';
import styles from './hero.module.css';
import { PictureSearch, pictureSearchId } from './picture-search.tsx';
import { searchPath } from './search-path.ts';

const suggestions = ['iphone 15pro max', 'custom boxes', 'eco-friendly pack'];

const scopes = [
  { value: 'products', label: 'Products' },
  { value: 'suppliers', label: 'Suppliers' },
  { value: 'jobs', label: 'Jobs' },
  { value: 'blog', label: 'Blog Topic' },
];

const stats = [
  ['50K+', 'products'],
  ['10K+', 'suppliers'],
  ['1000+', 'product categories'],
  ['100+', 'countries and regions'],
] as const;

/** The hero, drawn as the side panel of a carton: what the marketplace offers, and the search. */
export function Hero() {
  return (
    <>
      <section className={styles.hero} data-ground="kraft" aria-labelledby="hero-title">
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.words}>
            <p className={styles.print}>
              <HandlingMarks />
              craft of reliability
            </p>
            <h1 id="hero-title" className={styles.title}>
              Innovative packaging, tailored for you
            </h1>
            <p className={styles.lead}>
              Find a supplier for your box, pouch, bottle or drum. Compare prices by quantity, minimum orders
              and lead times.
            </p>
            <HeroSearch />
            <p className={styles.reach}>Network reach. Lists show what is live right now.</p>
            <dl className={`${styles.stats} num`}>
              {stats.map(([figure, name]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div className={styles.scene}>
          <HeroScene />
        </div>
      </section>
      <FluteEdge />
    </>
  );
}

function HeroSearch() {
  return (
    <div className={styles.finder}>
      <SuggestBox
        label="Search for products, suppliers, jobs"
        placeholder="Search for products, suppliers, jobs..."
        action="/search"
        scopes={scopes}
        scopeLabel="Category"
        size="lg"
        look="float"
        submitLabel="Search"
        extra={
          <button
            type="button"
            popoverTarget={pictureSearchId}
            aria-label="Search by picture"
            className={styles.camera}
          >
            <Camera aria-hidden />
          </button>
        }
      />
      <PictureSearch />
      <p className={styles.tries}>
        <span id="tries">Try</span>
      </p>
      <ul aria-labelledby="tries" className={styles.tries}>
        {suggestions.map((words) => (
          <li key={words}>
            <Link to={searchPath(words)}>{words}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
