import { ChartTable } from '../charts/chart-table.tsx';
import { drawnCountries } from './drawn-countries.ts';
import shapes from './world.svg';
import styles from './world-map.module.css';

interface MapCountry {
  code: string;
  name: string;
  value: number;
}

const shades = 5;

/** Countries in five shades of one colour, with their values as a table. */
export function WorldMap({
  story,
  countries,
  measure,
  format,
}: {
  /** One sentence that sums up the map for people who cannot see it. */
  story: string;
  countries: readonly MapCountry[];
  /** Header of the values in the table. */
  measure: string;
  format: (value: number) => string;
}) {
  const byCode = new Map(countries.map((country) => [country.code, country]));
  const maxValue = Math.max(1, ...countries.map(({ value }) => value));
  // Shares differ by orders of magnitude, so the shade follows their logarithm.
  const shadeFor = (value: number): number =>
    value > 0 ? Math.max(1, Math.round((Math.log1p(value) / Math.log1p(maxValue)) * shades)) : 0;
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 1400 685" role="img" aria-label={story} className={styles.map}>
        {drawnCountries.map((code) => {
          const country = byCode.get(code);
          return (
            <use key={code} href={`${shapes}#${code}`} data-strength={shadeFor(country?.value ?? 0)}>
              {country && <title>{`${country.name}: ${format(country.value)}`}</title>}
            </use>
          );
        })}
      </svg>
      <figcaption className={styles.key} aria-hidden="true">
        Fewer
        {Array.from({ length: shades }, (_, index) => (
          <i key={index} data-strength={index + 1} />
        ))}
        More
      </figcaption>
      <ChartTable
        caption={`${measure} by country`}
        head={['Country', measure]}
        rows={countries.map(({ name, value }) => [name, format(value)])}
      />
    </figure>
  );
}
