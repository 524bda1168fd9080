import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#lib/formats.ts';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Split, Stack } from '#ui/layout/layout.tsx';
import { CertificateMark } from '#ui/marks/certificate-mark.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import type { Certificate } from '../contract.ts';
import type { CertificateStatus } from '../rules.ts';
import styles from './certificate-cards.module.css';

const statusLooks: Record<
  CertificateStatus,
  { look: 'ok' | 'warn' | 'bad' | 'neutral'; words: (days: number) => string }
> = {
  valid: { look: 'ok', words: () => 'Live' },
  expiring: {
    look: 'warn',
    words: (days) => (days === 0 ? 'Expires today' : `Expires in ${days} ${days === 1 ? 'day' : 'days'}`),
  },
  expired: { look: 'bad', words: () => 'Expired' },
  'in-review': { look: 'neutral', words: () => 'In review' },
  rejected: { look: 'bad', words: () => 'Not approved' },
};

interface CertificateCardsProps<One> {
  certificates: readonly One[];
  /** Renders the buttons of a certificate. */
  renderActions: (certificate: One) => ReactNode;
}

/** A list of certificates as cards: code, issuer, validity and status. */
export function CertificateCards<One extends Certificate & { businessName?: string }>({
  certificates,
  renderActions,
}: CertificateCardsProps<One>) {
  return (
    <Grid as="ul" min={340}>
      {certificates.map((one) => {
        const { look, words } = statusLooks[one.standing];
        return (
          <Card as="li" key={one.id} className={styles.card}>
            <Split gap={3} columns="auto 1fr auto" align="start">
              {look === 'ok' || look === 'warn' ? (
                <CertificateMark label="" className={styles.mark} />
              ) : (
                <FileText aria-hidden className={styles.document} />
              )}
              <div className="break-words shrink">
                <h2 className={styles.code}>{one.code}</h2>
                <p className="faint small">{one.businessName ?? one.number}</p>
              </div>
              <StatusChip status={look}>{words(one.daysLeft)}</StatusChip>
            </Split>
            <Stack as="dl" gap={2} className={`small ${styles.facts}`}>
              {one.businessName && (
                <div>
                  <dt>Number</dt>
                  <dd>{one.number}</dd>
                </div>
              )}
              <div>
                <dt>Issued by</dt>
                <dd>{one.body}</dd>
              </div>
              <div>
                <dt>Valid</dt>
                <dd>
                  {formatDate(one.issuedOn, { style: 'numeric' })} to{' '}
                  {formatDate(one.expiresOn, { style: 'numeric' })}
                </dd>
              </div>
            </Stack>
            {one.note && <p className={`small ${styles.note}`}>{one.note}</p>}
            <div className={styles.actions}>{renderActions(one)}</div>
          </Card>
        );
      })}
    </Grid>
  );
}
