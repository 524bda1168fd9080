import { freightOf } from '#lib/incoterms.ts';
import type { OrderAgreement } from '../contract/agreement.ts';

type AgreedDelivery = Pick<OrderAgreement, 'incoterm' | 'place'>;

/** Returns the Incoterm of a quote with its place: `EXW Pune`. */
export const incotermText = ({ incoterm, place }: AgreedDelivery): string => `${incoterm} ${place}`.trim();

/** Returns what a delivery without a charge means: in an order at a quote, its Incoterm says who pays. */
export function unchargedDelivery(agreement: AgreedDelivery | null): string {
  if (!agreement) return 'Free';
  return freightOf(agreement.incoterm) === 'excluded'
    ? `Not included (${agreement.incoterm})`
    : `Included (${incotermText(agreement)})`;
}
