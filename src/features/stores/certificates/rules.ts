/** Days before expiry on which a supplier is reminded. */
export const certificateReminderDays = [60, 30, 7] as const;

/** The most common certificates of suppliers; any other can be entered. */
export const knownCertificates = [
  'FSC',
  'PEFC',
  'ISO 9001',
  'ISO 14001',
  'ISO 22000',
  'FSSC 22000',
  'BRCGS Packaging Materials',
  'ISTA',
  'BIS',
  'SEDEX',
  'GRS',
] as const;

const day = 86_400_000;

/** Returns the number of whole days until a date; negative if it has passed. */
export const daysUntil = (date: string, now: Date): number =>
  Math.round(
    (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`)) / day,
  );

/** Returns the reminder that is due: the closest one reached that has not been sent, or null. */
export function dueReminder(daysLeft: number, sent: number | null): number | null {
  if (daysLeft < 0) return null;
  const reached = certificateReminderDays.filter((days) => daysLeft <= days);
  const nearest = reached.at(-1);
  return nearest !== undefined && (sent === null || nearest < sent) ? nearest : null;
}

export const certificateStates = ['submitted', 'approved', 'rejected'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Status of a certificate as its supplier sees it. */
export type CertificateStatus = 'in-review' | 'rejected' | 'valid' | 'expiring' | 'expired';

export function certificateStatusOf(state: CertificateState, daysLeft: number): CertificateStatus {
  if (daysLeft < 0) return 'expired';
  if (state === 'submitted') return 'in-review';
  if (state === 'rejected') return 'rejected';
  return daysLeft <= certificateReminderDays[0] ? 'expiring' : 'valid';
}

interface CertificateValidity {
  code: string;
  expiresOn: string;
  standing: CertificateStatus;
}

/** Returns the certificates that expire soon and have no newer one of the same kind, unless that was rejected. */
export const certificatesToRenew = <One extends CertificateValidity>(certificates: readonly One[]): One[] =>
  certificates.filter(
    ({ code, expiresOn, standing }) =>
      standing === 'expiring' &&
      !certificates.some(
        (other) => other.code === code && other.expiresOn > expiresOn && other.standing !== 'rejected',
      ),
  );
