import { Measured } from '#ui/facts/units/measured.tsx';
import { splitTitle } from '../rules/product-title.ts';
import styles from './product-title.module.css';

/**
 * The title of a product in a list: its name, then size and attributes. What has no room is cut from the attributes,
 * never from the size. Screen readers hear the title in its own order.
 */
export function ProductTitle({ children }: { children: string }) {
  const { name, attributes, size } = splitTitle(children);
  return (
    <>
      <span className={styles.name}>
        {name}
        {(attributes || size) && <Comma />}
      </span>
      {attributes && (
        <span className={styles.attributes}>
          <Measured>{attributes}</Measured>
          {size && <Comma />}
        </span>
      )}
      {size && (
        <span className={styles.size}>
          <Measured>{size}</Measured>
        </span>
      )}
    </>
  );
}

/** Separates the lines for screen readers. It stays inline, so that it directly follows the word. */
const Comma = () => <span className={styles.comma}>,</span>;
