import type { Address } from '#features/orders/addresses/contract.ts';
import type { DeliveryPlace } from '#features/orders/addresses/rules/delivery-place.ts';
import { QuoteComparison } from '#features/sourcing/comparison/components/quote-comparison.tsx';
import type { Comparison } from '#features/sourcing/comparison/contract.ts';
import type { Country } from '#features/stores/locations/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { BottomActionBar } from '#ui/layout/bottom-action-bar.tsx';
import { type Slot, slotsOf } from '../rules/selection.ts';
import { AwardPanel, awardId } from './award-panel.tsx';
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
    <QuoteComparison comparison={comparison} choice={{ selected: award.selected, onSelect: award.select }}>
      {isAwardable && (
        <AwardPanel
          requestId={requestId}
          places={places}
          countries={countries}
          slots={slots}
          currency={comparison.assumptions.currency}
          award={award}
        />
      )}
      {award.winners.length > 0 && <SelectionBar slots={slots.compared} selected={award.selected} />}
    </QuoteComparison>
  );
}

interface SelectionBarProps {
  slots: readonly Slot[];
  selected: Readonly<Record<string, string>>;
}

/** On phones, the number of selected quantities and the way to the award, wherever the buyer has scrolled. */
function SelectionBar({ slots, selected }: SelectionBarProps) {
  const count = slots.filter(({ key }) => selected[key]).length;
  return (
    <BottomActionBar
      label="Selection"
      insteadOf={awardId}
      title={`${count} of ${slots.length} ${slots.length === 1 ? 'quantity' : 'quantities'} selected`}
    >
      <Button onClick={() => document.getElementById(awardId)?.scrollIntoView()}>Award</Button>
    </BottomActionBar>
  );
}
