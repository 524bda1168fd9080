import { Link } from 'react-router';
import { Measured } from '#ui/facts/units/measured.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import type { AttributeDefinition } from '../contract/attributes.ts';
import { unitWords } from '../rules/attributes.ts';
import styles from './category-guide.module.css';

const mostFacts = 6;
const mostSuppliers = 6;
const mostOptions = 5;

/** Whether there is something to say about it. */
export const isTold = ({ help, standard, options }: AttributeDefinition): boolean =>
  Boolean(help || standard || options.length > 0);

/** What tells one product of a category from another: what each figure means, how it is measured, what there is. */
export function CategoryGuide({ definitions }: { definitions: readonly AttributeDefinition[] }) {
  const told = definitions.filter(isTold);
  return (
    <dl className={styles.guide}>
      {told.slice(0, mostFacts).map((definition) => (
        <div key={definition.key} className={styles.fact}>
          <dt className={styles.term}>{definition.label}</dt>
          <dd className={styles.words}>
            {sentences(definition).map((sentence) => (
              <span key={sentence} className={styles.sentence}>
                <Measured>{sentence}</Measured>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function sentences({ help, standard, unit, options }: AttributeDefinition): string[] {
  const sign = unitWords(unit);
  const measured = [sign && `in ${sign}`, standard && `by ${standard}`].filter(Boolean).join(' ');
  const more = options.length - mostOptions;
  const choice = options.slice(0, mostOptions).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [
    ...(help ? [`${help}.`.replace(/\.\.$/, '.')] : []),
    ...(measured ? [`Given ${measured}.`] : []),
    ...(choice ? [`${choice}.`] : []),
  ];
}

interface Maker {
  slug: string;
  name: string;
  logoUrl: string | null;
  logoSeed: string;
  country: string | null;
  verified: boolean;
}

/** Who makes the products that stand first. */
export function CategorySuppliers({ products }: { products: readonly { supplier: Maker }[] }) {
  const suppliers = new Map(products.map(({ supplier }) => [supplier.slug, supplier]));
  return (
    <ul className={styles.suppliers}>
      {[...suppliers.values()].slice(0, mostSuppliers).map((supplier) => (
        <li key={supplier.slug} className={styles.supplier}>
          <SupplierLogo seed={supplier.logoSeed} name={supplier.name} src={supplier.logoUrl} size={40} />
          <span className={styles.maker}>
            <Link to={`/suppliers/${supplier.slug}`} className={styles.name}>
              {supplier.name}
            </Link>
            <span className={styles.place}>
              {supplier.country}
              {supplier.verified && <CertificateMark />}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
