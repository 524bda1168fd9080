import { checkLabels } from '#features/stores/suppliers/rules/check-labels.ts';
import { formatCount } from '#lib/formats.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import type { SupplierProfile } from '../contract.ts';
import styles from './supplier-performance.module.css';
import { formatHours } from './supplier-text.tsx';

/** How a supplier performs, and what was verified about it and when. */
export function SupplierPerformance({ supplier }: { supplier: SupplierProfile }) {
  const { onTimePercent, responseHours, certificates, yearOrders, repeatBuyers } = supplier;
  const figures = [
    { term: 'On-time dispatch', detail: onTimePercent === null ? 'No data yet' : `${onTimePercent}%` },
    { term: 'Typical reply', detail: responseHours === null ? 'No data yet' : formatHours(responseHours) },
    { term: 'Orders delivered, 12 months', detail: formatCount(yearOrders) },
    { term: 'Repeat buyers', detail: formatCount(repeatBuyers) },
    { term: 'Valid certificates', detail: certificates.length },
  ];
  return (
    <Stack gap={4}>
      <DescriptionList look="columns" items={figures} />
      <ul className={styles.checks}>
        {checksOf(supplier).map(({ text, when }) => (
          <li key={text} className={styles.check}>
            <CertificateMark label={text} className={styles.text} />
            {when && (
              <span className={styles.when}>
                <DateText when={when} format="month" />
              </span>
            )}
          </li>
        ))}
        {supplier.checks.documentsCheckedAt === null && (
          <li className={styles.check}>Business documents not checked by Packwright</li>
        )}
      </ul>
    </Stack>
  );
}

/** Returns what was verified: only what we have on record. */
function checksOf({ checks }: SupplierProfile): { text: string; when: string | null }[] {
  const { documentsCheckedAt, bankAccountVerifiedAt, hasValidGstin, approvedAt } = checks;
  return [
    ...(documentsCheckedAt ? [{ text: checkLabels.documents, when: documentsCheckedAt }] : []),
    ...(bankAccountVerifiedAt ? [{ text: checkLabels.bankAccount, when: bankAccountVerifiedAt }] : []),
    ...(hasValidGstin ? [{ text: checkLabels.gstin, when: null }] : []),
    ...(approvedAt ? [{ text: checkLabels.application, when: approvedAt }] : []),
  ];
}
