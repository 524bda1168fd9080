import { Check } from 'lucide-react';
import { formatNumber } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import type { ComparedGroup } from '../contract.ts';
import type { Column } from '../rules/comparison-report.ts';
import { offerValue, slotKey } from '../rules/offer-keys.ts';

/** The offers that the viewer has selected in a comparison. */
export interface OfferChoice {
  /** Values of offers by the key of their quantity. */
  selected: Readonly<Record<string, string>>;
  /** Selects an offer; an empty value selects none. */
  onSelect: (key: string, value: string) => void;
}

interface OfferButtonProps {
  group: ComparedGroup;
  column: Column;
  /** The quantity that the buyer needs. */
  quantity: number;
  choice: OfferChoice;
}

/** Selects an offer for a quantity, or removes it. Nothing for a quote that cannot be accepted. */
export function OfferButton({ group, column: { quote, index }, quantity, choice }: OfferButtonProps) {
  if (!quote.actions.includes('accept')) return null;
  const [key, value] = [slotKey(group, quantity), offerValue(quote, index)];
  const isSelected = choice.selected[key] === value;
  const label = isSelected ? 'Selected' : 'Select';
  return (
    <Button
      size="sm"
      variant={isSelected ? 'main' : 'line'}
      icon={isSelected && <Check aria-hidden />}
      aria-pressed={isSelected}
      aria-label={`${label}: ${quote.supplier.name} for ${formatNumber(quantity)}`}
      onClick={() => choice.onSelect(key, isSelected ? '' : value)}
    >
      {label}
    </Button>
  );
}
