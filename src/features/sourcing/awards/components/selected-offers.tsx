import { X } from 'lucide-react';
import { formatNumber } from '#lib/formats.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import type { AwardSlots, Slot } from '../rules/selection.ts';
import styles from './award-panel.module.css';

interface SelectedOffersProps {
  slots: AwardSlots;
  /** Values of offers by the key of their slot. */
  selected: Readonly<Record<string, string>>;
  /** Selects an offer; an empty value selects none. */
  onSelect: (slot: string, value: string) => void;
}

/** The offers that were selected in the comparison, and quantities that are quoted besides. */
export function SelectedOffers({ slots, selected, onSelect }: SelectedOffersProps) {
  const { compared, others } = slots;
  const isAny = compared.some(({ key }) => selected[key]);
  return (
    <Stack gap={4}>
      {compared.length > 0 && !isAny && (
        <p className="muted">Select an offer above for each quantity that you want to order.</p>
      )}
      {isAny && (
        <ul className={styles.slots} aria-label="Selected offers">
          {compared.map((slot) => (
            <SelectedOffer
              key={slot.key}
              slot={slot}
              value={selected[slot.key] ?? ''}
              onRemove={() => onSelect(slot.key, '')}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Grid columns={2} small={1} gap={3} align="start">
          {others.map((slot) => (
            <Field key={slot.key} label={`${slot.title}: ${formatNumber(slot.quantity)}, quoted besides`}>
              <Select
                value={selected[slot.key] ?? ''}
                placeholder="Not awarded"
                onChange={({ target }) => onSelect(slot.key, target.value)}
                options={slot.offers.map((offer) => ({ value: offer.value, label: offerText(offer) }))}
              />
            </Field>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

interface SelectedOfferProps {
  slot: Slot;
  value: string;
  onRemove: () => void;
}

function SelectedOffer({ slot: { title, quantity, offers }, value, onRemove }: SelectedOfferProps) {
  const offer = offers.find((one) => one.value === value);
  return (
    <li className={styles.slot}>
      <span className="break-words">
        <b className="num">{formatNumber(quantity)}</b> <span className="muted small">{title}</span>
      </span>
      <span className="break-words">
        {offer ? offerText(offer) : <span className="faint">Not awarded</span>}
      </span>
      {offer && (
        <IconButton
          label={`Remove ${offer.quote.supplier.name} for ${formatNumber(quantity)}`}
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

const offerText = ({
  quote,
  quoteLine,
  quantity,
  totalMinor,
  leadTimeDays,
}: Slot['offers'][number]): string =>
  [
    quote.supplier.name,
    quote.lines[quoteLine]?.isAlternative ? 'alternative' : null,
    `${formatNumber(quantity)} for ${formatMoney(totalMinor, quote.currency)} ${quote.incoterm}`,
    `${leadTimeDays}\u00a0days`,
  ]
    .filter(Boolean)
    .join(' · ');
