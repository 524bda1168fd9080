import { formatCount } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { Measured } from '#ui/facts/units/measured.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { Reception } from '../../contract.ts';
import { defectKinds } from '../../rules/defects.ts';
import type { TypedLine } from '../../rules/typed-receipt.ts';
import { StoredPhoto } from './photo-field.tsx';
import styles from './receipt-form.module.css';
import type { TypedReceipt } from './use-receipt.ts';

interface OwnVersionProps {
  reception: Reception;
  typed: TypedReceipt;
  onDiscard: () => void;
}

/** Renders what was entered on this device for a dispatch that can no longer be received. */
export function OwnVersion({ reception, typed, onDiscard }: OwnVersionProps) {
  const { draft, waitingPhotos } = typed.receipt;
  return (
    <Stack gap={4}>
      {reception.receipt ? (
        <Banner look="warn" title="This dispatch was received on another device">
          The receipt above counts. What you entered here was not sent and is still saved on this device.
        </Banner>
      ) : (
        <Banner look="warn" title={reception.refusal}>
          What you entered here was not sent and is still saved on this device.
        </Banner>
      )}
      <Card title="Entered on this device">
        <Stack gap={3}>
          {draft.lines.map((line) => (
            <div key={line.lineId}>
              <b>
                <Measured>
                  {reception.lines.find(({ lineId }) => lineId === line.lineId)?.title ?? ''}
                </Measured>
              </b>
              {factsOf(line).map((fact) => (
                <p key={fact} className="small break-words">
                  {fact}
                </p>
              ))}
            </div>
          ))}
          {draft.note && <p className="small break-words pre-line">{draft.note}</p>}
          {waitingPhotos.length > 0 && (
            <ul className={styles.photos} aria-label="Photos on this device">
              {waitingPhotos.map((photo, index) => (
                <li key={photo.key}>
                  <StoredPhoto photo={photo} alt={`Photo ${index + 1}`} />
                </li>
              ))}
            </ul>
          )}
          <Button variant="line" onClick={onDiscard}>
            Delete from this device
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}

const factsOf = ({ received, damaged, checked, defects, measurements }: TypedLine): string[] => [
  `Received ${received || '0'}, damaged ${damaged || '0'}, checked ${checked || '0'}`,
  ...defects.map(({ defect, count }) => `${defectKinds[defect].label}: ${formatCount(count)}`),
  ...measurements.map(
    ({ name, values, unit, nominal, tolerance }) => `${name}: ${values} ${unit} (${nominal} ± ${tolerance})`,
  ),
];
