import { quantityText } from '#features/orders/order-record/rules/quantity-text.ts';
import { formatCount, formatNumber } from '#lib/formats.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import type { Receipt, ReceiptLine } from '../../contract.ts';
import { defectKinds } from '../../rules/defects.ts';
import { foundText, planText, resultLabels, resultLooks } from '../../rules/plan-text.ts';
import { ReceiptPhoto } from './receipt-photo.tsx';
import styles from './receipt-record.module.css';

interface ReceiptRecordProps {
  receipt: Receipt;
  level?: 2 | 3;
}

/** Renders what was found in a dispatch, and the result. */
export function ReceiptRecord({ receipt, level = 3 }: ReceiptRecordProps) {
  const { dispatchNumber, result, note, receivedAt, receivedByName, lines, photos } = receipt;
  const Heading = `h${level}` as const;
  return (
    <Stack gap={2} as="article" aria-label={`Receipt of dispatch ${dispatchNumber}`}>
      <Cluster gap={3} rowGap={1} justify="between">
        <Heading className={styles.title}>Dispatch {dispatchNumber}</Heading>
        <StatusChip status={resultLooks[result]}>{resultLabels[result]}</StatusChip>
      </Cluster>
      <p className="muted small">
        Received by {receivedByName} on <DateText when={receivedAt} zone="viewer" />
      </p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <LineRecord key={line.lineId} line={line} />
        ))}
      </ul>
      {note && <p className="small break-words pre-line">{note}</p>}
      {photos.length > 0 && (
        <Cluster gap={2} as="ul" aria-label="Photos">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <ReceiptPhoto photo={photo} alt={`Photo ${index + 1}`} />
            </li>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}

function LineRecord({ line }: { line: ReceiptLine }) {
  const { title, unit, dispatched, received, short, damaged, result, plan, checked, found } = line;
  const quantities = [
    `${formatCount(received)} of ${quantityText(dispatched, unit)} received`,
    ...(short > 0 ? [`${formatCount(short)} short`] : []),
    ...(damaged > 0 ? [`${formatCount(damaged)} damaged`] : []),
  ];
  return (
    <Stack as="li" gap={1} className={styles.line}>
      <Cluster gap={3} rowGap={0.5} justify="between">
        <b className="small shrink">
          <Measured>{title}</Measured>
        </b>
        <StatusChip status={resultLooks[result]} textOnly>
          {resultLabels[result]}
        </StatusChip>
      </Cluster>
      <p className="small">{quantities.join(', ')}</p>
      {plan && (
        <p className="small">
          {formatCount(checked)} checked: {foundText(found) || 'no defects'}
          {line.defects.length > 0 && (
            <>
              {' '}
              (
              {line.defects
                .map(({ defect, count }) => `${formatCount(count)}\u00a0× ${defectKinds[defect].label}`)
                .join(', ')}
              )
            </>
          )}
        </p>
      )}
      {plan && <p className="muted note">{planText(plan, { received, unit })}</p>}
      {line.measurements.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record never changes, and two measurements can be alike
        <p key={index} className="small">
          {one.name}: {one.values.map((value) => formatNumber(value, 3)).join(', ')} {one.unit} (
          {formatNumber(one.nominal, 3)} ± {formatNumber(one.tolerance, 3)},{' '}
          {one.isWithin ? 'within tolerance' : 'out of tolerance'})
        </p>
      ))}
    </Stack>
  );
}
