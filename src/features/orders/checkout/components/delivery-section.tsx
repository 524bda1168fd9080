import { AddressChoice } from '#features/orders/addresses/components/address-choice.tsx';
import type { AddressForm } from '#features/orders/addresses/contract.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { useCheckout } from './use-checkout.ts';

interface DeliverySectionProps {
  checkout: ReturnType<typeof useCheckout>;
  countries: readonly Country[];
  defaults: Partial<AddressForm>;
}

/** Selects the delivery and the billing address. */
export function DeliverySection({ checkout, countries, defaults }: DeliverySectionProps) {
  const { addresses, deliveryId, billingId, setDeliveryId, setBillingId, addressSaved } = checkout;
  const other = addresses.find(({ id }) => id !== deliveryId)?.id ?? deliveryId;
  return (
    <Card title="Deliver to">
      <AddressChoice
        legend="Deliver to"
        addresses={addresses}
        countries={countries}
        value={deliveryId}
        defaults={defaults}
        onChoose={setDeliveryId}
        onSaved={(address) => addressSaved(address, 'delivery')}
      />
      {deliveryId && (
        <>
          <Checkbox
            checked={billingId === null}
            onChange={({ target }) => setBillingId(target.checked ? null : other)}
          >
            The invoice goes to the same address
          </Checkbox>
          {billingId !== null && (
            <AddressChoice
              legend="Invoice to"
              addresses={addresses}
              countries={countries}
              value={billingId}
              defaults={defaults}
              onChoose={setBillingId}
              onSaved={(address) => addressSaved(address, 'billing')}
            />
          )}
        </>
      )}
    </Card>
  );
}
