import { X } from 'lucide-react';
import type { ComparedCell } from '#features/sourcing/comparison/contract.ts';
import {
  describeCoverage,
  describeDays,
  describeDistance,
} from '#features/sourcing/comparison/rules/comparison-report.ts';
import { formatNumber } from '#lib/formats.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Totals } from '#ui/facts/currency/totals.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { describeLanded, sumBeforeTax } from '../rules/selected-sums.ts';
import type { AwardSlots, SelectedQuote, Slot } from '../rules/selection.ts';
import styles from './award-panel.module.css';

interface SelectedOffersProps {
  slots: AwardSlots;
  /** Currency of the comparison. */
  currency: string;
  /** The choices of each quote that is ordered. */
  winners: readonly SelectedQuote[];
  /** Values of offers by the key of their slot. */
  selected: Readonly<Record<string, string>>;
  /** Selects an offer; an empty value selects none. */
  onSelect: (slot: string, value: string) => void;
}

/** The offers that were selected in the comparison, and quantities that are quoted besides. */
export function SelectedOffers({ slots, currency, winners, selected, onSelect }: SelectedOffersProps) {
  const { compared, others } = slots;
  const sums = sumBeforeTax(winners);
  const landed = describeLanded({ slots: [...compared, ...others], selected }, currency);
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
              currency={currency}
              value={selected[slot.key] ?? ''}
              onRemove={() => onSelect(slot.key, '')}
            />
          ))}
        </ul>
      )}
      {sums.length > 0 && (
        <div role="status" className={styles.sums}>
          <p>
            <span>Selected offers before tax</span> <Totals totals={sums} />
          </p>
          {landed && <p className="muted small num">{landed}</p>}
        </div>
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
  currency: string;
  value: string;
  onRemove: () => void;
}

function SelectedOffer({ slot, currency, value, onRemove }: SelectedOfferProps) {
  const { title, quantity, offers, lowestMinor } = slot;
  const offer = offers.find((one) => one.value === value);
  const distance = offer?.cell ? describeDistance(offer.cell, { lowestMinor, currency }) : null;
  return (
    <li className={styles.slot}>
      <span className="break-words">
        <b className="num">{formatNumber(quantity)}</b> <span className="muted small">{title}</span>
      </span>
      <span className="break-words">
        {offer ? offerText(offer) : <span className="faint">Nothing selected</span>}
        {offer?.cell && (
          <span className="muted small num">
            {landedText(offer.cell, currency)}
            {distance && <b className={styles.distance}> {distance}</b>}
          </span>
        )}
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

/** Returns the landed cost and the time of an offer, as the comparison shows them. */
function landedText(cell: ComparedCell, currency: string): string {
  const days = describeDays(cell);
  if (cell.totalMinor === null) return `${days}.`;
  const cost = formatMoney(cell.totalMinor, currency);
  return cell.missing.length === 0
    ? `Landed ${cost} · ${days}.`
    : `${cost} ${lowerFirst(describeCoverage(cell))} · ${days}.`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const offerText = ({ quote, quoteLine, quantity, totalMinor }: Slot['offers'][number]): string =>
  [
    quote.supplier.name,
    quote.lines[quoteLine]?.isAlternative ? 'alternative' : null,
    `${formatNumber(quantity)} for ${formatMoney(totalMinor, quote.currency)} ${quote.incoterm}`,
  ]
    .filter(Boolean)
    .join(' · ');
