/** Days before the end on which a supplier is reminded. */
export const reminders = [60, 30, 7] as const;

/** Certificates that suppliers hold most often; any other may be typed. */
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

/** Whole days from today to a date; negative when it is past. */
export const daysUntil = (date: string, now: Date): number =>
  Math.round(
    (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`)) / day,
  );

/** Which reminder is due: the nearest that has been reached and was not sent; null when none is. */
export function dueReminder(daysLeft: number, sent: number | null): number | null {
  if (daysLeft < 0) return null;
  const reached = reminders.filter((days) => daysLeft <= days);
  const nearest = reached.at(-1);
  return nearest !== undefined && (sent === null || nearest < sent) ? nearest : null;
}

export const certificateStates = ['submitted', 'approved', 'rejected'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** How a certificate stands to its supplier. */
export type Standing = 'in-review' | 'rejected' | 'valid' | 'expiring' | 'expired';

export function standingOf(state: CertificateState, daysLeft: number): Standing {
  if (daysLeft < 0) return 'expired';
  if (state === 'submitted') return 'in-review';
  if (state === 'rejected') return 'rejected';
  return daysLeft <= reminders[0] ? 'expiring' : 'valid';
}

interface Dated {
  code: string;
  expiresOn: string;
  standing: Standing;
}

/** Returns the certificates that expire soon and have no newer one of the same kind, unless that was rejected. */
export const toRenew = <One extends Dated>(certificates: readonly One[]): One[] =>
  certificates.filter(
    ({ code, expiresOn, standing }) =>
      standing === 'expiring' &&
      !certificates.some(
        (other) => other.code === code && other.expiresOn > expiresOn && other.standing !== 'rejected',
      ),
  );
