import { PackageCheck } from 'lucide-react';
import { useId } from 'react';
import type { DeliveryPlace } from '#features/orders/addresses/rules/delivery-place.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import type { AwardSlots } from '../rules/selection.ts';
import { AwardConfirmation } from './award-confirmation.tsx';
import { AwardOrders } from './award-orders.tsx';
import styles from './award-panel.module.css';
import { DeliveryChoice } from './delivery-choice.tsx';
import { RankPreview } from './rank-preview.tsx';
import { SelectedOffers } from './selected-offers.tsx';
import type { Award } from './use-award.ts';

/** Section of the page with the award. */
export const awardId = 'award';

interface AwardPanelProps {
  requestId: string;
  /** Where the request is delivered. */
  places: readonly DeliveryPlace[];
  countries: readonly Country[];
  slots: AwardSlots;
  /** Currency of the comparison. */
  currency: string;
  award: Award;
}

/** The offers that were selected in the comparison, and placing them as orders once they are confirmed. */
export function AwardPanel({ requestId, places, countries, slots, currency, award }: AwardPanelProps) {
  return (
    <Card title="Award" id={awardId} tabIndex={-1}>
      <Stack
        as={CheckedForm}
        gap={5}
        aria-label="Award"
        onSubmit={(event) => {
          event.preventDefault();
          award.review();
        }}
      >
        <SelectedOffers
          slots={slots}
          currency={currency}
          winners={award.selection}
          selected={award.selected}
          onSelect={award.select}
        />
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
        {award.winners.length > 0 && <PlaceOrders award={award} />}
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

const PlaceOrders = ({ award: { winners, addressId, isReady, busy } }: { award: Award }) => (
  <div>
    <Button
      type="submit"
      variant="go"
      size="lg"
      icon={<PackageCheck aria-hidden />}
      disabled={!isReady}
      busy={busy}
      busyLabel="Placing orders..."
    >
      {winners.length > 1 ? `Award and place ${winners.length} orders` : 'Award and place order'}
    </Button>
    <p className={`muted note ${styles.note}`}>
      {addressId === null
        ? 'To continue, select or add the delivery address above.'
        : 'Orders use the quoted prices and terms. If one cannot be placed, none is.'}
    </p>
  </div>
);

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
        hint="Suppliers who did not win learn the outcome and the rank of their price."
      >
        Close the request after this award
      </Checkbox>
      {award.isComplete && (
        <Checkbox
          checked={award.tellDistance}
          onChange={({ target }) => award.setTellDistance(target.checked)}
          hint="A percentage, never the prices of others."
        >
          Also share how far above the lowest price they were
        </Checkbox>
      )}
    </Stack>
  );
}
