import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { businessTypes } from '#features/stores/suppliers/contract/options.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Cluster, Split, Stack } from '#ui/layout/layout.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { FluteEdge } from '#ui/marks/flute-edge.tsx';
import { RatingMark } from '#ui/marks/rating-mark.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import type { SupplierProfile } from '../contract.ts';
import styles from './supplier-head.module.css';
import { formatHours, formatMonth, placeOf } from './supplier-text.tsx';

/** The header of a supplier's page: name, location and response figures. */
export function SupplierHead({ supplier, actions }: { supplier: SupplierProfile; actions?: ReactNode }) {
  const { businessName, logoSeed, logoUrl, checks, specialTags, businessType, rating } = supplier;
  const type = businessTypes.find(({ value }) => value === businessType)?.label;
  return (
    <header className={styles.panel} data-ground="kraft">
      <Stack gap={5} className={`wrap ${styles.inside}`}>
        <Breadcrumbs items={[{ label: 'Suppliers', to: '/suppliers' }, { label: businessName }]} />
        <Split gap={5} columns="auto 1fr auto" align="center" className={styles.row}>
          <SupplierLogo seed={logoSeed} name={businessName} src={logoUrl} size={92} className={styles.logo} />
          <Stack gap={2} shrink>
            <h1 className={`break-words ${styles.name}`}>{businessName}</h1>
            <p className={styles.place}>{[type, placeOf(supplier)].filter(Boolean).join(' in ')}</p>
            <Cluster as="p" gap={3} rowGap={2} className={styles.marks}>
              {rating && <RatingMark {...rating} />}
              {checks.documentsCheckedAt && (
                <CertificateMark
                  label={`Documents checked ${formatMonth(checks.documentsCheckedAt)}`}
                  className={styles.verified}
                />
              )}
              {specialTags
                .filter((tag) => tag !== 'Others')
                .map((tag) => (
                  <Tag key={tag} look="paper">
                    {tag}
                  </Tag>
                ))}
            </Cluster>
          </Stack>
          <Stack gap={2} className={styles.acts}>
            <ButtonLink to="#inquiry" variant="main" size="lg" icon={<MessageSquareText aria-hidden />}>
              Send inquiry
            </ButtonLink>
            {actions}
          </Stack>
        </Split>
        <Cluster as="dl" gap={6} rowGap={4} align="stretch" className={styles.figures}>
          {figuresOf(supplier).map(([term, figure]) => (
            <div key={term} className={styles.figure}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Cluster>
      </Stack>
      <FluteEdge />
    </header>
  );
}

function figuresOf({
  yearOfEstablishment,
  numberOfEmployees,
  responseHours,
  onTimePercent,
}: SupplierProfile): [string, string][] {
  const figures: [string, string | null][] = [
    ['Established', yearOfEstablishment === null ? null : String(yearOfEstablishment)],
    ['Employees', numberOfEmployees?.replace('-', '–') ?? null],
    ['Typical reply', responseHours === null ? null : formatHours(responseHours)],
    ['On-time dispatch', onTimePercent === null ? null : `${onTimePercent}%`],
  ];
  return figures.filter((entry): entry is [string, string] => entry[1] !== null);
}
