import { freightOf, incotermCodes } from '#lib/incoterms.ts';
import { parseTypedMinor } from '#lib/typed-amounts.ts';

/** Returns whether the seller pays freight under an Incoterm that is selected, so that the quote must state it. */
export const paysFreight = (incoterm: string): boolean => {
  const code = incotermCodes.find((known) => known === incoterm);
  return code !== undefined && freightOf(code) !== 'excluded';
};

interface TypedFreight {
  freightMinor: string;
  isFreightIncluded: boolean;
  incoterm: string;
  currency: string;
}

/** Returns the freight as it is typed: 0 if the unit prices include it, or if the buyer pays it; NaN if it is not stated. */
export function freightIn({ freightMinor, isFreightIncluded, incoterm, currency }: TypedFreight): number {
  const isSellers = paysFreight(incoterm);
  if (isSellers ? isFreightIncluded : freightMinor.trim() === '') return 0;
  return parseTypedMinor(freightMinor, currency);
}
