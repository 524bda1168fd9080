import { PackageCheck } from 'lucide-react';
import { useId } from 'react';
import type { Address } from '#features/orders/addresses/contract.ts';
import type { DeliveryPlace } from '#features/orders/addresses/rules/delivery-place.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { formatNumber } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { type Slot, slotsOf } from '../rules/selection.ts';
import { AwardConfirmation } from './award-confirmation.tsx';
import { AwardOrders } from './award-orders.tsx';
import styles from './award-panel.module.css';
import { DeliveryChoice } from './delivery-choice.tsx';
import { RankPreview } from './rank-preview.tsx';
import { useAward } from './use-award.ts';

interface AwardPanelProps {
  requestId: string;
  /** Titles of the lines of the request. */
  titles: readonly string[];
  /** Where the request is delivered. */
  places: readonly DeliveryPlace[];
  quotes: readonly Quote[];
  addresses: readonly Address[];
  countries: readonly Country[];
}

/** Selects who wins which quantity, and places the orders once they are confirmed. */
export function AwardPanel({ requestId, titles, places, quotes, addresses, countries }: AwardPanelProps) {
  const slots = slotsOf(titles, quotes);
  const award = useAward({ requestId, slots, addresses, places });
  if (slots.length === 0) return null;
  return (
    <Card title="Award" id="award">
      <Stack
        as={CheckedForm}
        gap={5}
        aria-label="Award"
        onSubmit={(event) => {
          event.preventDefault();
          award.review();
        }}
      >
        <Grid columns={2} small={1} gap={3} align="start">
          {slots.map((slot) => (
            <Winner
              key={slot.key}
              slot={slot}
              value={award.selected[slot.key] ?? ''}
              onSelect={(value) => award.select(slot.key, value)}
            />
          ))}
        </Grid>
        {award.conflict && <Banner look="warn">{award.conflict}</Banner>}
        {award.winners.length > 0 && (
          <>
            <DeliveryChoice
              addresses={award.addresses}
              addressId={award.addressId}
              countries={countries}
              places={places}
              quotes={award.winners.map(({ quote }) => quote)}
              onChoose={award.setAddressId}
              onSaved={award.addressSaved}
            />
            <AwardOrders winners={award.winners} hasAddress={award.addressId !== null} />
            <Decision award={award} />
          </>
        )}
        {award.problem && <Banner>{award.problem}</Banner>}
        <div>
          <Button
            type="submit"
            variant="go"
            size="lg"
            icon={<PackageCheck aria-hidden />}
            disabled={!award.isReady}
            busy={award.busy}
            busyLabel="Placing orders..."
          >
            {award.winners.length > 1
              ? `Award and place ${award.winners.length} orders`
              : 'Award and place order'}
          </Button>
          <p className={`muted note ${styles.note}`}>
            {award.isEmpty
              ? 'Select a quote for at least one quantity.'
              : 'You order at exactly the quoted prices and terms. All orders are placed together, or none.'}
          </p>
        </div>
      </Stack>
      {award.isReviewing && (
        <AwardConfirmation
          winners={award.winners}
          deliverTo={award.deliverTo}
          busy={award.busy}
          onConfirm={() => void award.award()}
          onClose={award.closeReview}
        >
          {award.isComplete && (
            <RankPreview
              requestId={requestId}
              winners={award.winners.map(({ quote, choices }) => ({ id: quote.id, choices }))}
              tellDistance={award.tellDistance}
            />
          )}
        </AwardConfirmation>
      )}
    </Card>
  );
}

type Award = ReturnType<typeof useAward>;

interface WinnerProps {
  slot: Slot;
  value: string;
  onSelect: (value: string) => void;
}

function Winner({ slot: { title, quantity, offers }, value, onSelect }: WinnerProps) {
  return (
    <Field label={`${title}: ${formatNumber(quantity)}`}>
      <Select
        value={value}
        placeholder="Not awarded"
        onChange={({ target }) => onSelect(target.value)}
        options={offers.map(({ value: id, quote, quoteLine, totalMinor, leadTimeDays }) => ({
          value: id,
          label: [
            quote.supplier.name,
            quote.lines[quoteLine]?.isAlternative ? 'alternative' : null,
            `${formatMoney(totalMinor, quote.currency)} ${quote.incoterm}`,
            `${leadTimeDays} days`,
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </Field>
  );
}

function Decision({ award }: { award: Award }) {
  const completeId = useId();
  return (
    <Stack as="section" gap={3} aria-label="Decision">
      <Grid columns={2} small={1} gap={3} align="start">
        <Field
          label="Reason"
          required
          hint="For your records. Suppliers do not see it."
          error={award.reasonError}
        >
          <TextArea
            rows={2}
            maxLength={1000}
            value={award.reason}
            onChange={({ target }) => award.setReason(target.value)}
          />
        </Field>
        <Field label="Purchase order number" optional>
          <TextInput
            maxLength={40}
            value={award.purchaseOrderNumber}
            onChange={({ target }) => award.setPurchaseOrderNumber(target.value)}
          />
        </Field>
      </Grid>
      <Checkbox
        id={completeId}
        checked={award.isComplete}
        onChange={({ target }) => award.setComplete(target.checked)}
        hint="The other suppliers learn that you decided, and how their price ranked."
      >
        This completes the request
      </Checkbox>
      {award.isComplete && (
        <Checkbox
          checked={award.tellDistance}
          onChange={({ target }) => award.setTellDistance(target.checked)}
          hint="A percentage, never the prices of others."
        >
          Tell them how far they were above the lowest price
        </Checkbox>
      )}
    </Stack>
  );
}
