import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { SourceFile } from '#features/orders/proofs/components/source-file.tsx';
import { formatDate } from '#lib/formats.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import type { Claim, ClaimState } from '../contract.ts';
import { claimStateLabels, partyNames, problemLabels, remedyLabels } from '../rules/claim-labels.ts';
import { ClaimActions } from './claim-actions.tsx';
import styles from './claim-card.module.css';

interface ClaimCardProps {
  claim: Claim;
  side: 'buyer' | 'supplier' | 'mediator';
  /** Receives the sentence to show. */
  onDone: (message: string) => void;
}

/** A claim with what was offered and agreed, and what the reader can do about it. */
export function ClaimCard({ claim, side, onDone }: ClaimCardProps) {
  const { number, state, problem, description, photos, lines, remedy, claimedMinor, agreed, offers } = claim;
  const money = (minor: number): string => formatMoney(minor, claim.order.currency);
  const { label, look } = claimStateLabels[state];
  return (
    <Stack as="article" gap={3} className={styles.claim} aria-label={`Claim ${number}`}>
      <Cluster gap={3} justify="between">
        <h3 className={styles.title}>
          Claim {number}: {problemLabels[problem].toLowerCase()}
        </h3>
        <StatusChip status={look}>{label}</StatusChip>
      </Cluster>
      <p className="small">
        {linesText(lines)}. The buyer asks for {remedyLabels[remedy].toLowerCase()}
        {remedy === 'replacement' ? '' : ` of ${money(claimedMinor)}`}.
      </p>
      <p className="break-words pre-line small">{description}</p>
      {photos.length > 0 && (
        <Cluster gap={2}>
          {photos.map((photo) => (
            <SourceFile key={photo.id} file={{ ...photo, bytes: 0 }} />
          ))}
        </Cluster>
      )}
      {offers.length > 0 && (
        <ul className={`small ${styles.list}`} aria-label="Offers">
          {offers.map((offer) => (
            <li key={offer.id} className={styles.offer}>
              <p>
                <b>{partyNames[offer.by]}</b>: {remedyLabels[offer.remedy].toLowerCase()} for{' '}
                {goodsText(offer.lines)}
                {offer.remedy !== 'replacement' && `, ${money(offer.amountMinor)}`}
              </p>
              {offer.note && <p className="muted break-words pre-line">{offer.note}</p>}
              <p className="muted note">
                {offer.byName}, <DateText when={offer.at} zone="viewer" />
              </p>
            </li>
          ))}
        </ul>
      )}
      {agreed && <Agreed claim={claim} agreed={agreed} />}
      {claim.dueAt && <p className="muted small">{deadlineText(state, claim.dueAt)}</p>}
      <ClaimActions claim={claim} side={side} onDone={onDone} />
      <details className="small">
        <summary>History</summary>
        <ol className={styles.list}>
          {claim.events.map(({ id, by, byName, at, state: reached, note }) => (
            <li key={id} className={styles.offer}>
              <p>
                <b>{claimStateLabels[reached].label}</b>, {byName ?? partyNames[by]},{' '}
                <DateText when={at} zone="viewer" />
              </p>
              {note && <p className="muted break-words pre-line">{note}</p>}
            </li>
          ))}
        </ol>
      </details>
    </Stack>
  );
}

function Agreed({ claim, agreed }: { claim: Claim; agreed: NonNullable<Claim['agreed']> }) {
  const { remedy, amountMinor, refundMinor, trackingNumber } = agreed;
  const money = (minor: number): string => formatMoney(minor, claim.order.currency);
  return (
    <div className={`small ${styles.agreed}`}>
      <p>
        <b>Agreed:</b> {remedyLabels[remedy].toLowerCase()} for {goodsText(agreed.lines)}
        {remedy !== 'replacement' && `, ${money(amountMinor)}`}.
      </p>
      {refundMinor > 0 && <p>{money(refundMinor)} of it is to be paid back to the buyer.</p>}
      {trackingNumber && <p>Tracking number {trackingNumber}</p>}
    </div>
  );
}

const list = new Intl.ListFormat('en');

/** Returns the goods of an offer; of a single item the quantity is enough, because the claim names it. */
const goodsText = (lines: Claim['lines']): string => {
  const [only] = lines;
  return only && lines.length === 1
    ? formatQuantity(only.quantity, only.unit as ProductUnit)
    : linesText(lines);
};

/** Returns claimed goods as text: `400 pieces of Printed mailer box`. */
const linesText = (lines: Claim['lines']): string =>
  list.format(
    lines.map(({ title, unit, quantity }) => `${formatQuantity(quantity, unit as ProductUnit)} of ${title}`),
  );

function deadlineText(state: ClaimState, dueAt: string): string {
  const day = formatDate(dueAt);
  if (state === 'open') return `The supplier responds until ${day}. Without a response, Packwright decides.`;
  if (state === 'negotiating') return `Agree until ${day}. After that, Packwright decides.`;
  return `Packwright decides until ${day}.`;
}
