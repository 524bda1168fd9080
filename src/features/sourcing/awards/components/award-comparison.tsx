import { Check } from 'lucide-react';
import type { Address } from '#features/orders/addresses/contract.ts';
import type { DeliveryPlace } from '#features/orders/addresses/rules/delivery-place.ts';
import { QuoteComparison } from '#features/sourcing/comparison/components/quote-comparison.tsx';
import type { Comparison } from '#features/sourcing/comparison/contract.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { formatNumber } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { offerValue, slotKey, slotsOf } from '../rules/selection.ts';
import { AwardPanel } from './award-panel.tsx';
import { useAward } from './use-award.ts';

interface AwardComparisonProps {
  comparison: Comparison;
  /** Where the request is delivered. */
  places: readonly DeliveryPlace[];
  addresses: readonly Address[];
  countries: readonly Country[];
}

/** The quotes for a request side by side, in which the buyer selects who wins which quantity. */
export function AwardComparison({ comparison, places, addresses, countries }: AwardComparisonProps) {
  const requestId = comparison.id;
  const slots = slotsOf(comparison);
  const award = useAward({ requestId, slots, addresses, places });
  const isAwardable = slots.compared.length + slots.others.length > 0;
  return (
    <QuoteComparison
      comparison={comparison}
      choiceOf={({ group, column: { quote, index }, quantity }) => {
        if (!quote.actions.includes('accept')) return null;
        const [key, value] = [slotKey(group, quantity), offerValue(quote, index)];
        const isSelected = award.selected[key] === value;
        const label = isSelected ? 'Selected' : 'Select';
        return (
          <Button
            size="sm"
            variant={isSelected ? 'main' : 'line'}
            icon={isSelected && <Check aria-hidden />}
            aria-pressed={isSelected}
            aria-label={`${label}: ${quote.supplier.name} for ${formatNumber(quantity)}`}
            onClick={() => award.select(key, isSelected ? '' : value)}
          >
            {label}
          </Button>
        );
      }}
    >
      {isAwardable && (
        <AwardPanel requestId={requestId} places={places} countries={countries} slots={slots} award={award} />
      )}
    </QuoteComparison>
  );
}
