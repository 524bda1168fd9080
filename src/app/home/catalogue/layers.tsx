import { Link } from 'react-router';
import type { PackSpec } from '#lib/art/types.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Art } from '#ui/media/art.tsx';
import { ScrollRow } from '../scroll-row.tsx';
import styles from './layers.module.css';

const layers: { id: string; name: string; words: string; spec: PackSpec }[] = [
  {
    id: 'primary-packaging',
    name: 'Primary packaging',
    words: 'Bottles, pouches, blisters and jars that hold the product itself.',
    spec: { kind: 'shrinkpack', seed: 'lay1', ink: 'spruce', ink2: 'orange' },
  },
  {
    id: 'secondary-packaging',
    name: 'Secondary packaging',
    words: 'Cartons and mailers that group, present and protect.',
    spec: { kind: 'mailer', seed: 'lay2b', ink: 'orange', ink2: 'teal', material: 'white' },
  },
  {
    id: 'tertiary-packaging',
    name: 'Tertiary packaging',
    words: 'Pallets, stretch film and crates that move it safely and in bulk.',
    spec: { kind: 'pallet', seed: 'lay3', ink: 'blue', ink2: 'ink' },
  },
];

/** Packaging types: primary, secondary, tertiary. */
export function Layers() {
  return (
    <Section
      wrap
      title="Primary, secondary, tertiary: find your layer"
      lead="Start with what touches the product, group it, then make it ready to travel."
      action={<TextLink to="/categories">Explore More</TextLink>}
    >
      <ScrollRow className={styles.layers}>
        {layers.map(({ id, name, words, spec }) => (
          <li key={id} className={styles.layer} data-ground="orange">
            <h3 className={styles.name}>
              <Link to={`/categories/${id}`} className={styles.link}>
                {name}
              </Link>
            </h3>
            <p className={styles.words}>{words}</p>
            <Art spec={spec} width={400} height={270} className={styles.art} />
          </li>
        ))}
      </ScrollRow>
    </Section>
  );
}
