import { AddressChoice } from '#features/orders/addresses/components/address-choice.tsx';
import type { AddressForm } from '#features/orders/addresses/contract.ts';
import type { Country } from '#features/stores/suppliers/contract/locations.ts';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { useCheckout } from './use-checkout.ts';

interface DeliverySectionProps {
  checkout: ReturnType<typeof useCheckout>;
  countries: readonly Country[];
  start: Partial<AddressForm>;
}

/** Where the goods go, and where the invoice goes. */
export function DeliverySection({ checkout, countries, start }: DeliverySectionProps) {
  const { addresses, deliveryId, billingId, setDeliveryId, setBillingId, saved } = checkout;
  const other = addresses.find(({ id }) => id !== deliveryId)?.id ?? deliveryId;
  return (
    <Card title="Deliver to">
      <AddressChoice
        legend="Deliver to"
        addresses={addresses}
        countries={countries}
        value={deliveryId}
        start={start}
        onChoose={setDeliveryId}
        onSaved={(address) => saved(address, 'delivery')}
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
              start={start}
              onChoose={setBillingId}
              onSaved={(address) => saved(address, 'billing')}
            />
          )}
        </>
      )}
    </Card>
  );
}
