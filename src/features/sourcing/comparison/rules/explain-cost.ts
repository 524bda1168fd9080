import type { Quote, QuotedLine } from '#features/sourcing/quotes/contract.ts';
import { formatAmount } from '#lib/amounts.ts';
import { countryName } from '#lib/country-name.ts';
import { formatDate, formatNumber } from '#lib/formats.ts';
import { type FreightLeg, freightLegs, type LegCost, legLabels } from '../contract/assumptions.ts';
import type { ComparedCell, Comparison } from '../contract.ts';
import { costInput } from './comparison.ts';
import { rateDecimals } from './exact-sum.ts';
import {
  type CostKind,
  type CostPart,
  type CostTerms,
  calculateLandedCost,
  canSplitFreight,
  type LandedCost,
  type OfferedGoods,
} from './landed-cost.ts';
import { paidDays } from './seller-terms.ts';

/** A part of a landed cost as people read it. */
interface ExplainedPart extends CostPart {
  label: string;
  /** How the amount is calculated, or why there is none. */
  formula: string;
}

export interface CostExplanation {
  parts: ExplainedPart[];
  cost: LandedCost;
  /** The exchange rate and its month; null in the currency of the quote. */
  rateText: string | null;
}

export const costLabels: Record<CostKind, string> = {
  goods: 'Goods',
  overbuy: 'Pieces beyond what you need',
  charges: 'One-off charges',
  freight: 'Freight in the quote',
  ...legLabels,
  duty: 'Import duty',
  money: 'Financing cost',
};

interface ExplanationInput {
  quote: Quote;
  line: QuotedLine;
  cell: Pick<ComparedCell, 'quantity' | 'neededQuantity'>;
}

/** Returns the parts of a landed cost with their formulas; null without an exchange rate. */
export function explainCost(
  { assumptions, facts }: Pick<Comparison, 'assumptions' | 'facts'>,
  { quote, line, cell }: ExplanationInput,
): CostExplanation | null {
  const price = line.prices.find(({ quantity }) => quantity === cell.quantity);
  if (!price) return null;
  const { neededQuantity } = cell;
  const { offer, terms } = costInput({ quote, line, price, neededQuantity }, { assumptions, facts });
  const cost = calculateLandedCost(offer, terms);
  if (!cost) return null;
  const about = { offer, terms, cost, quote, line };
  return {
    parts: cost.parts
      .filter((part) => part.state !== 'counted' || part.amountMinor !== 0 || isAlwaysShown.has(part.kind))
      .map((part) => ({ ...part, label: costLabels[part.kind], formula: formulaOf(part, about) })),
    cost,
    rateText: describeRate(about),
  };
}

/** Shown even if they cost nothing, so that nobody looks for them. */
const isAlwaysShown = new Set<CostKind>(['goods', ...freightLegs, 'duty']);

interface About {
  offer: OfferedGoods;
  terms: CostTerms;
  cost: LandedCost;
  quote: Quote;
  line: QuotedLine;
}

function formulaOf({ kind, state }: CostPart, about: About): string {
  const { offer, line } = about;
  const quoted = (minor: number): string => formatAmount(minor, offer.currency);
  const { neededQuantity, quantity, unitPriceMinor } = offer;
  const pieces = (count: number): string =>
    `${formatNumber(count)} × ${quoted(unitPriceMinor)} = ${quoted(count * unitPriceMinor)}`;
  switch (kind) {
    case 'goods':
      return pieces(neededQuantity);
    case 'overbuy':
      return `${pieces(quantity - neededQuantity)} (${boughtText(line, quantity)}, ${formatNumber(neededQuantity)} needed)`;
    case 'charges':
      return line.charges.map(({ label, amountMinor }) => `${label}: ${quoted(amountMinor)}`).join(' + ');
    case 'freight':
      return `${quoted(offer.freightMinor)} under ${offer.incoterm} ${about.quote.place}`;
    case 'duty':
      return describeDuty(state, about);
    case 'money':
      return describeMoney(about);
    default:
      return describeLeg(kind, { state, about });
  }
}

const boughtText = ({ moq }: QuotedLine, quantity: number): string =>
  quantity === moq ? `MOQ ${formatNumber(quantity)}` : `${formatNumber(quantity)} quoted`;

function describeLeg(leg: FreightLeg, { state, about }: { state: CostPart['state']; about: About }): string {
  const { offer, terms, quote } = about;
  if (state === 'seller') return `Paid by the seller under ${offer.incoterm}`;
  const cost = terms.route?.legs[leg];
  const from = countryName(quote.supplier.country);
  if (!cost) return `Not included: enter it for goods from ${from}`;
  return `Your assumption for ${from}: ${describeLegCost(cost, { offer, terms })}`;
}

function describeLegCost(
  { basis, value }: LegCost,
  { offer, terms }: Pick<About, 'offer' | 'terms'>,
): string {
  if (basis === 'percent')
    return `${percent(value)} × ${formatAmount(offer.quantity * offer.unitPriceMinor, offer.currency)} of goods`;
  const amount = formatAmount(value, terms.currency);
  return basis === 'order'
    ? `${amount} per item ordered`
    : `${formatNumber(offer.quantity)} ÷ 1,000 × ${amount}`;
}

const percent = (basisPoints: number): string => `${formatNumber(basisPoints / 100)}%`;

function describeDuty(state: CostPart['state'], { offer, terms, cost }: About): string {
  const { duty, valuation } = terms;
  if (duty.state === 'none') return 'None: the goods do not leave the customs territory';
  if (state === 'seller') return `Paid by the seller under ${offer.incoterm}`;
  if (duty.state === 'unknown') return 'Unknown: enter a rate';
  const base = `${percent(duty.basisPoints)} × customs value ${formatAmount(cost.customsValueMinor, terms.currency)}`;
  const method =
    valuation === 'FOB'
      ? 'FOB: goods, one-off charges and export handling'
      : 'CIF: goods, one-off charges, and freight and insurance up to the border';
  const split = canSplitFreight(offer.incoterm, terms.route) || offer.freightMinor === 0;
  const note = split ? '' : ' All freight of the quote counts, because it is not split into legs.';
  return `${base} (${method}).${note} ${dutySource(terms)}`;
}

function dutySource({ duty }: CostTerms): string {
  if (duty.state !== 'tariff') return 'Rate: entered by you.';
  const { source, note } = duty.rate;
  return [`Source: ${source}.`, note].filter(Boolean).join(' ');
}

function describeMoney({ offer, terms }: About): string {
  const { moneyRateBasisPoints, route } = terms;
  const transitDays = route?.transitDays ?? 0;
  const base = offer.quantity * offer.unitPriceMinor + offer.chargesMinor;
  const instalments = paidDays(offer.paymentTerm, { leadTimeDays: offer.leadTimeDays, transitDays }).map(
    ({ percent: part, days }) =>
      `${part}% paid ${formatNumber(Math.abs(days))} days ${days < 0 ? 'after' : 'before'} delivery`,
  );
  return `${percent(moneyRateBasisPoints)} a year on ${formatAmount(base, offer.currency)} for goods and one-off charges: ${instalments.join(', ')}`;
}

/** Returns the monthly rates with all their digits, so that the amounts can be checked: `1 USD = 94.96 INR = 0.8684 EUR`. */
function describeRate({ offer, terms }: About): string | null {
  const { currency, rates } = terms;
  if (offer.currency === currency) return null;
  const perDollar = [offer.currency, currency]
    .filter((code) => code !== 'USD')
    .map((code) => `${formatNumber(rates.perDollar[code] ?? 0, rateDecimals)} ${code}`);
  const month = formatDate(`${rates.month}-01`, { style: 'month' });
  return `1 USD = ${perDollar.join(' = ')}, average of ${month}`;
}
