import { DateText } from '#ui/facts/date-text.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { Pin, ProofVersion } from '../contract.ts';
import styles from './proof-version.module.css';

interface ProofDecisionProps {
  decision: NonNullable<ProofVersion['decision']>;
  /** True if pins state their page. */
  hasPages: boolean;
  /** Index of the selected pin. */
  selectedPin: number | null;
  /** Shows the page of a pin; null where all pins are on the picture above. */
  onSelectPin: ((index: number) => void) | null;
}

/** Renders the decision about a version, with the comments on its pins. */
export function ProofDecision({ decision, hasPages, selectedPin, onSelectPin }: ProofDecisionProps) {
  const { outcome, comment, pins, at, byName } = decision;
  return (
    <Stack gap={1.5} className={styles.decision} data-outcome={outcome}>
      <p className="small">
        <b>{outcome === 'approved' ? 'Approved' : 'Returned'}</b> by {byName} on{' '}
        <DateText when={at} format="datetime" zone="viewer" />
      </p>
      {comment && <p className="small break-words pre-line">{comment}</p>}
      {pins.length > 0 && (
        <ol className={styles.pins} aria-label="Pins">
          {pins.map((pin, index) => (
            <li key={index} className="small break-words">
              {onSelectPin ? (
                <button
                  type="button"
                  className={styles.pin}
                  aria-pressed={index === selectedPin}
                  onClick={() => onSelectPin(index)}
                >
                  <PinText pin={pin} number={index + 1} hasPages={hasPages} />
                </button>
              ) : (
                <div className={styles.pin}>
                  <PinText pin={pin} number={index + 1} hasPages={hasPages} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

function PinText({ pin, number, hasPages }: { pin: Pin; number: number; hasPages: boolean }) {
  return (
    <>
      <b className="num" aria-hidden="true">
        {number}
      </b>
      <span>
        {hasPages && <span className={styles.page}>Page {pin.page} </span>}
        {pin.comment}
      </span>
    </>
  );
}
