import { Link } from 'react-router';
import { Measured } from '#ui/facts/units/measured.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import type { AttributeDefinition } from '../contract/attributes.ts';
import { unitSymbol } from '../rules/attributes.ts';
import styles from './category-guide.module.css';

const maxFacts = 6;
const maxSuppliers = 6;
const maxOptions = 5;

/** True if there is something to explain about the attribute. */
export const hasExplanation = ({ help, standard, options }: AttributeDefinition): boolean =>
  Boolean(help || standard || options.length > 0);

/** A guide to the attributes of a category: what each one means, how it is measured and which values exist. */
export function CategoryGuide({ definitions }: { definitions: readonly AttributeDefinition[] }) {
  const explained = definitions.filter(hasExplanation);
  return (
    <dl className={styles.guide}>
      {explained.slice(0, maxFacts).map((definition) => (
        <div key={definition.key} className={styles.fact}>
          <dt className={styles.term}>{definition.label}</dt>
          <dd className={styles.words}>
            {explain(definition).map((sentence) => (
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

function explain({ help, standard, unit, options }: AttributeDefinition): string[] {
  const sign = unitSymbol(unit);
  const measured = [sign && `in ${sign}`, standard && `by ${standard}`].filter(Boolean).join(' ');
  const more = options.length - maxOptions;
  const choice = options.slice(0, maxOptions).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [
    ...(help ? [`${help}.`.replace(/\.\.$/, '.')] : []),
    ...(measured ? [`Stated ${measured}.`] : []),
    ...(choice ? [`${choice}.`] : []),
  ];
}

interface SupplierSummary {
  slug: string;
  name: string;
  logoUrl: string | null;
  logoSeed: string;
  country: string | null;
  verified: boolean;
}

/** The suppliers of the first products in the list. */
export function CategorySuppliers({ products }: { products: readonly { supplier: SupplierSummary }[] }) {
  const suppliers = new Map(products.map(({ supplier }) => [supplier.slug, supplier]));
  return (
    <ul className={styles.suppliers}>
      {[...suppliers.values()].slice(0, maxSuppliers).map((supplier) => (
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
