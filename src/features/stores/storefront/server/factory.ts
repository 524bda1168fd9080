import { newId } from '#lib/ids.ts';
import type { supplierCertificates } from './tables.ts';

type CertificateRow = typeof supplierCertificates.$inferInsert;

/** Returns the rows of a supplier's certificates. */
export const certificateRows = (
  { certificates }: { certificates: Omit<CertificateRow, 'id' | 'supplierId'>[] },
  supplierId: string,
): CertificateRow[] =>
  certificates.map(({ code, number, issuedOn, expiresOn, body }) => ({
    id: newId(),
    supplierId,
    code,
    number,
    issuedOn,
    expiresOn,
    body,
  }));
