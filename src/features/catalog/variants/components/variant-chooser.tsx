import clsx from 'clsx';
import { Link } from 'react-router';
import type { ProductVariant } from '../contract.ts';
import styles from './variant-chooser.module.css';

interface VariantChooserProps {
  axes: readonly string[];
  variants: readonly ProductVariant[];
  chosen: ProductVariant;
  /** Path of the product's page. */
  path: string;
  onChoose: (variant: ProductVariant) => void;
}

/**
 * Links to a product's variants, with one row of values per axis. They are real links, so that they work before scripts
 * load and can be shared.
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
              const variant = findClosestVariant(variants, { chosen, axis: i, value });
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

interface ClosestVariantQuery {
  chosen: ProductVariant;
  axis: number;
  value: string;
}

/**
 * Returns the variant with this value that has most values in common with the selected one; variants in stock are
 * preferred.
 */
function findClosestVariant(
  variants: readonly ProductVariant[],
  { chosen, axis, value }: ClosestVariantQuery,
): ProductVariant {
  const similarity = ({ options, stock }: ProductVariant): number =>
    options.filter((option, i) => option === chosen.options[i]).length + (stock > 0 ? 0.5 : 0);
  const [best] = variants
    .filter(({ options }) => options[axis] === value)
    .toSorted((a, b) => similarity(b) - similarity(a));
  return best ?? chosen;
}
