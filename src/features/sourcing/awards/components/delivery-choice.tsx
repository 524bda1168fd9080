import { AddressChoice } from '#features/orders/addresses/components/address-choice.tsx';
import type { Address } from '#features/orders/addresses/contract.ts';
import {
  countryOfNamedPlace,
  type DeliveryPlace,
  describePlace,
} from '#features/orders/addresses/rules/delivery-place.ts';
import type { Quote } from '#features/sourcing/quotes/contract.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { countryName } from '#lib/country-name.ts';
import { freightOf } from '#lib/incoterms.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useUser } from '#web/use-session.ts';
import styles from './award-panel.module.css';

interface DeliveryChoiceProps {
  addresses: readonly Address[];
  addressId: string | null;
  countries: readonly Country[];
  /** Where the request is delivered. */
  places: readonly DeliveryPlace[];
  /** The selected quotes. */
  quotes: readonly Quote[];
  onChoose: (id: string) => void;
  onSaved: (address: Address) => void;
}

/** The address of the orders: one at the place of the request, or another one after a warning. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { addresses, addressId, countries, places, quotes, onChoose, onSaved } = props;
  const user = useUser();
  const [place] = places;
  const selected = addresses.find(({ id }) => id === addressId);
  const warnings = selected ? warningsFor(selected, { places, quotes }) : [];
  return (
    <Stack as="section" gap={3} aria-label="Deliver to">
      <h3 className={styles.heading}>Deliver to</h3>
      {!selected && place && (
        <Banner look="info" title="Select a delivery address">
          This request is for delivery to {places.map(describePlace).join(' or ')}. None of your addresses is
          there: add one, or select another.
        </Banner>
      )}
      {warnings.length > 0 && (
        <Banner look="warn" title="This address is in another country">
          {warnings.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      <AddressChoice
        legend="Deliver to"
        addresses={addresses}
        countries={countries}
        value={addressId}
        defaults={{
          recipient: user?.name ?? '',
          phone: user?.phone ?? '',
          ...(!selected && place && { country: place.country, city: place.city, postcode: place.postalCode }),
        }}
        onChoose={onChoose}
        onSaved={onSaved}
      />
    </Stack>
  );
}

/** Returns why the orders may cost more at this address than was quoted. */
function warningsFor(
  { country }: Address,
  { places, quotes }: Pick<DeliveryChoiceProps, 'places' | 'quotes'>,
): string[] {
  const here = countryName(country);
  const isElsewhere = places.length > 0 && places.every((place) => place.country !== country);
  return [
    ...(isElsewhere
      ? [
          `The request is delivered to ${places.map(describePlace).join(' or ')}, this address is in ${here}. Tax, freight and duty may differ.`,
        ]
      : []),
    ...quotes.flatMap(({ supplier, incoterm, place }) => {
      const named = freightOf(incoterm) === 'delivered' ? countryOfNamedPlace(place, places) : null;
      return named === null || named === country
        ? []
        : [`${supplier.name} quoted delivery to ${place}, not to ${here}.`];
    }),
  ];
}
