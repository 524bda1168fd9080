import { Link } from 'react-router';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Art } from '#ui/media/art.tsx';
import type { PackSpec } from '#ui/packart/types.ts';
import { statePlaces } from './state-places.ts';
import styles from './supplier-states.module.css';

/** States that make much of one kind of packaging. */
const known: { name: string; makes: string; spec: PackSpec }[] = [
  {
    name: 'California',
    makes: 'Bottles, jars and beauty packs',
    spec: { kind: 'pump', seed: 'ca', ink: 'teal', ink2: 'orange' },
  },
  {
    name: 'Wisconsin',
    makes: 'Paper, board and converting',
    spec: { kind: 'sheets', seed: 'wi', ink: 'spruce', ink2: 'ochre' },
  },
  {
    name: 'Texas',
    makes: 'Resins, drums and bulk packs',
    spec: { kind: 'drum', seed: 'tx', ink: 'blue', ink2: 'orange' },
  },
  {
    name: 'Georgia',
    makes: 'Linerboard and corrugated',
    spec: { kind: 'corrugated', seed: 'ga', ink: 'spruce', ink2: 'orange' },
  },
  {
    name: 'Ohio',
    makes: 'Films, pouches and closures',
    spec: { kind: 'pouch', seed: 'oh', ink: 'plum', ink2: 'ochre' },
  },
  {
    name: 'Pennsylvania',
    makes: 'Cartons and rigid boxes',
    spec: { kind: 'rigid', seed: 'pa', ink: 'brick', ink2: 'ochre' },
  },
];
const knownNames = new Set(known.map(({ name }) => name));

const suppliersIn = (state: string): string => `/suppliers?${new URLSearchParams({ country: 'US', state })}`;

/** Suppliers by US state: every state on a map of equal tiles, and six known for what they make. */
export function SupplierStates() {
  return (
    <Section
      wrap
      title="Suppliers by US state"
      lead="Short routes and one time zone: start with the makers next door."
      action={<TextLink to="/suppliers?country=US">All US suppliers</TextLink>}
    >
      <div className={styles.columns}>
        <ul className={styles.map} aria-label="States">
          {statePlaces.map(({ code, name, column, row }) => (
            <li key={code} style={{ gridColumn: column, gridRow: row }}>
              <Link
                to={suppliersIn(name)}
                title={name}
                className={knownNames.has(name) ? styles.known : styles.state}
              >
                <span aria-hidden="true">{code}</span>
                <span className="sr-only">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.list}>
          {known.map(({ name, makes, spec }) => (
            <li key={name} className={styles.entry}>
              <Art spec={spec} width={84} height={70} pad={2} className={styles.art} />
              <div>
                <h3>
                  <Link to={suppliersIn(name)} className={styles.link}>
                    {name}
                  </Link>
                </h3>
                <p>{makes}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
