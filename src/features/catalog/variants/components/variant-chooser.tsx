import clsx from 'clsx';
import { Link } from 'react-router';
import type { ProductVariant } from '../contract.ts';
import styles from './variant-chooser.module.css';

interface VariantChooserProps {
  axes: readonly string[];
  variants: readonly ProductVariant[];
  chosen: ProductVariant;
  /** Address of the product's page. */
  path: string;
  onChoose: (variant: ProductVariant) => void;
}

/**
 * What a product comes in, one row of values an axis. Each value is an address, so that it works before the scripts
 * have arrived and can be sent to a colleague.
 */
export function VariantChooser({ axes, variants, chosen, path, onChoose }: VariantChooserProps) {
  return (
    <div className={styles.chooser}>
      {axes.map((axis, i) => (
        <div key={axis} role="group" aria-label={axis} className={styles.axis}>
          <p className={styles.label}>
            {axis}: <b>{chosen.options[i]}</b>
          </p>
          <ul className={styles.values}>
            {[...new Set(variants.map(({ options }) => options[i] ?? ''))].map((value) => {
              const variant = closest(variants, { chosen, axis: i, value });
              const isChosen = value === chosen.options[i];
              const isOut = variant.stock === 0;
              return (
                <li key={value}>
                  <Link
                    to={`${path}?variant=${variant.id}`}
                    replace
                    preventScrollReset
                    aria-current={isChosen || undefined}
                    className={clsx(styles.value, isChosen && styles.chosen, isOut && styles.out)}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                      event.preventDefault();
                      window.history.replaceState(window.history.state, '', `${path}?variant=${variant.id}`);
                      onChoose(variant);
                    }}
                  >
                    {value}
                    {isOut && <span className="sr-only">, out of stock</span>}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface Wanted {
  chosen: ProductVariant;
  axis: number;
  value: string;
}

/** The variant with this value that shares most with the one that is chosen, in stock before out of stock. */
function closest(variants: readonly ProductVariant[], { chosen, axis, value }: Wanted): ProductVariant {
  const likeness = ({ options, stock }: ProductVariant): number =>
    options.filter((option, i) => option === chosen.options[i]).length + (stock > 0 ? 0.5 : 0);
  const [best] = variants
    .filter(({ options }) => options[axis] === value)
    .toSorted((a, b) => likeness(b) - likeness(a));
  return best ?? chosen;
}
