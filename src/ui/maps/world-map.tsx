import { drawnCountries } from './drawn-countries.ts';
import shapes from './world.svg';
import styles from './world-map.module.css';

interface Shown {
  code: string;
  name: string;
  value: number;
}

const shades = 5;

/** Countries in five strengths of one colour. The table beside it says the same in words. */
export function WorldMap({
  story,
  countries,
  format,
}: {
  /** The story in one sentence, for those who cannot see it. */
  story: string;
  countries: readonly Shown[];
  format: (value: number) => string;
}) {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const most = Math.max(1, ...countries.map(({ value }) => value));
  // Shares differ by orders of magnitude, so the strength follows their logarithm.
  const strengthOf = (value: number): number =>
    value > 0 ? Math.max(1, Math.round((Math.log1p(value) / Math.log1p(most)) * shades)) : 0;
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 1400 685" role="img" aria-label={story} className={styles.map}>
        {drawnCountries.map((code) => {
          const country = byCode.get(code);
          return (
            <use key={code} href={`${shapes}#${code}`} data-strength={strengthOf(country?.value ?? 0)}>
              {country && <title>{`${country.name}: ${format(country.value)}`}</title>}
            </use>
          );
        })}
      </svg>
      <figcaption className={styles.key} aria-hidden="true">
        Fewer
        {Array.from({ length: shades }, (_, place) => (
          <i key={place} data-strength={place + 1} />
        ))}
        More
      </figcaption>
    </figure>
  );
}
