import clsx from 'clsx';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Grid, Stack } from '#ui/layout/layout.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import type { SupplierProfile } from '../contract.ts';
import styles from './supplier-facts.module.css';

/** A supplier's categories and terms. */
export function SupplierTerms({ supplier }: { supplier: SupplierProfile }) {
  const { primaryCategories, deliveryCapabilities, paymentTerms, moq, websiteUrl, languages } = supplier;
  const items = [
    { term: 'Supplies', detail: primaryCategories.join(', ') },
    { term: 'Delivers', detail: deliveryCapabilities.join(', ') },
    { term: 'Payment', detail: paymentTerms.join(', ') },
    { term: 'Languages', detail: languages.join(', ') },
    { term: 'Minimum order', detail: moq === null ? '' : `${formatNumber(moq)}\u00a0pieces` },
  ].filter(({ detail }) => detail);
  return (
    <Card as="aside" title="Terms">
      {items.length > 0 ? (
        <DescriptionList items={items} />
      ) : (
        <p className={styles.none}>Ask about terms in your inquiry.</p>
      )}
      {websiteUrl && (
        <p>
          <a
            className={`break-words ${styles.site}`}
            href={websiteUrl}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
          >
            {websiteUrl.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
          </a>
        </p>
      )}
    </Card>
  );
}

/** A list of plants and warehouses. */
export function PlantList({ plants }: Pick<SupplierProfile, 'plants'>) {
  return (
    <Grid as="ul" min={260}>
      {plants.map((plant) => (
        <Stack
          as="li"
          gap={2}
          key={`${plant.city} ${plant.sinceYear} ${plant.capacity}`}
          className={styles.plant}
        >
          <h3 className={styles.city}>
            {plant.city}, {plant.countryName}
          </h3>
          <p className={styles.since}>
            Since {plant.sinceYear}, {formatNumber(plant.areaM2)}
            {'\u00a0'}m² covered
          </p>
          <p>{plant.capacity}</p>
          {plant.machines.length > 0 && (
            <ul className={`muted small ${styles.machines}`}>
              {plant.machines.map((machine) => (
                <li key={machine}>{machine}</li>
              ))}
            </ul>
          )}
        </Stack>
      ))}
    </Grid>
  );
}

/** A list of certificates with their scope and validity. */
export function CertificateList({ certificates }: Pick<SupplierProfile, 'certificates'>) {
  return (
    <ul className={styles.certificates}>
      {certificates.map(({ id, code, number, body, expiresOn, expired }) => (
        <Cluster as="li" gap={3} rowGap={2} key={id} className={styles.certificate}>
          <CertificateMark label="" className={clsx(styles.mark, expired && styles.expired)} />
          <div className={styles.words}>
            <h3 className={styles.code}>{code}</h3>
            <p className={styles.number}>
              {number}, {body}
            </p>
          </div>
          {expired ? (
            <StatusChip status="bad">Expired {formatDate(expiresOn)}</StatusChip>
          ) : (
            <span className={styles.until}>Valid until {formatDate(expiresOn)}</span>
          )}
        </Cluster>
      ))}
    </ul>
  );
}
