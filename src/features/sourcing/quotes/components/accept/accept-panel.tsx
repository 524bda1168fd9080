import { PackageCheck } from 'lucide-react';
import { AddressChoice } from '#features/orders/addresses/components/address-choice.tsx';
import type { AddressForm } from '#features/orders/addresses/contract.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import type { OrderTotals } from '../../contract/order-totals.ts';
import { OrderSums } from './order-sums.tsx';
import type { useAcceptance } from './use-acceptance.ts';

interface AcceptPanelProps {
  acceptance: ReturnType<typeof useAcceptance>;
  supplierName: string;
  countries: readonly Country[];
  defaults: Partial<AddressForm>;
}

/** Address, total and the button that turns a quote into an order. */
export function AcceptPanel({ acceptance, supplierName, countries, defaults }: AcceptPanelProps) {
  const { addresses, deliveryId, quantities, totals, problem, busy } = acceptance;
  const isEmpty = Object.values(quantities).every((quantity) => quantity === 0);
  return (
    <Stack>
      <Card title="Deliver to">
        <AddressChoice
          legend="Deliver to"
          addresses={addresses}
          countries={countries}
          value={deliveryId}
          defaults={defaults}
          onChoose={acceptance.setDeliveryId}
          onSaved={acceptance.addressSaved}
        />
      </Card>
      <Card title="Your order">
        <Stack>
          {isEmpty && <p className="muted small">Select a quantity of at least one item.</p>}
          {!isEmpty && !deliveryId && (
            <p className="muted small">Add a delivery address to see tax and total.</p>
          )}
          {!isEmpty && deliveryId && !totals && !problem && (
            <Loading label="Calculating the total">
              <SkeletonRows rows={3} columns={2} />
            </Loading>
          )}
          {totals && !isEmpty && <Totals totals={totals} />}
          <Field label="Purchase order number" optional>
            <TextInput
              maxLength={40}
              value={acceptance.purchaseOrderNumber}
              onChange={({ target }) => acceptance.setPurchaseOrderNumber(target.value)}
            />
          </Field>
          {problem && <Banner>{problem}</Banner>}
          <Button
            variant="go"
            size="lg"
            wide
            icon={<PackageCheck aria-hidden />}
            disabled={!totals || isEmpty}
            busy={busy}
            busyLabel="Placing order..."
            onClick={() => void acceptance.accept()}
          >
            Accept and order
          </Button>
          <p className="muted note">
            You order at exactly these prices and terms. You pay after {supplierName} confirms.
          </p>
        </Stack>
      </Card>
    </Stack>
  );
}

function Totals({ totals }: { totals: OrderTotals }) {
  const money = (minor: number): string => formatMoney(minor, totals.currency);
  return (
    <>
      <OrderSums totals={totals} />
      {totals.taxNote && <p className="muted note">{totals.taxNote}</p>}
      <ul className="small muted">
        {totals.milestones.map(({ label, percent, amountMinor, due }) => (
          <li key={label}>
            {label} ({percent}%): {money(amountMinor)}, {due}
          </li>
        ))}
      </ul>
    </>
  );
}
