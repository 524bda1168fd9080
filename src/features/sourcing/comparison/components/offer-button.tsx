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

interface ComparedOfferProps {
  group: ComparedGroup;
  column: Column;
  /** The quantity that the buyer needs. */
  quantity: number;
}

interface OfferButtonProps extends ComparedOfferProps {
  choice: OfferChoice;
}

/** Returns whether an offer is selected for a quantity. */
export const isSelected = (
  choice: OfferChoice | undefined,
  { group, column: { quote, index }, quantity }: ComparedOfferProps,
): boolean => choice?.selected[slotKey(group, quantity)] === offerValue(quote, index);

/** Selects an offer for a quantity, or removes it. Nothing for a quote that cannot be accepted. */
export function OfferButton({ choice, ...offer }: OfferButtonProps) {
  const { group, column, quantity } = offer;
  const { quote, index, isAlternative } = column;
  if (!quote.actions.includes('accept')) return null;
  const isOn = isSelected(choice, offer);
  const label = isOn ? 'Selected' : 'Select';
  return (
    <Button
      size="sm"
      variant={isOn ? 'main' : 'line'}
      icon={isOn && <Check aria-hidden />}
      aria-pressed={isOn}
      aria-label={`${label}: ${quote.supplier.name}${isAlternative ? ' (alternative)' : ''} for ${formatNumber(quantity)}`}
      onClick={() => choice.onSelect(slotKey(group, quantity), isOn ? '' : offerValue(quote, index))}
    >
      {label}
    </Button>
  );
}
