import type { Quote } from '#features/orders/checkout/contract.ts';
import { formatAmount } from '#lib/amounts.ts';
import { allow, type Decision, refuse } from '#lib/decision.ts';
import type { FieldError } from '#lib/errors.ts';
import type { SupplierOrderInput } from '../contract/order-forms.ts';

interface PlacingInput {
  supplierOrders: readonly SupplierOrderInput[];
  quotes: readonly Quote[];
}

interface Refusal {
  code: string;
  message: string;
  fields: FieldError[];
}

/** Decides whether what the buyer agreed to can be ordered at today's quotes. */
export function decidePlacing({ supplierOrders, quotes }: PlacingInput): Decision<object, Refusal> {
  const candidates = supplierOrders.map((supplierOrder, index) => ({
    supplierOrder,
    quote: quotes.find(({ supplier }) => supplier.id === supplierOrder.supplierId),
    path: `orders.${index}`,
  }));
  for (const check of [findEmpty, findBlocked, findTermNotOffered, findOtherTotal]) {
    const problems = candidates.flatMap(check);
    const [first] = problems;
    if (first) {
      const fields = problems.map(({ path, message }) => ({ path, message }));
      return refuse({ code: first.code, message: first.message, fields });
    }
  }
  return allow();
}

interface Candidate {
  supplierOrder: SupplierOrderInput;
  quote: Quote | undefined;
  path: string;
}

interface Problem {
  code: string;
  path: string;
  message: string;
}

function findEmpty({ quote, path }: Candidate): Problem[] {
  if (quote && (quote.lines.length > 0 || quote.problems.length > 0)) return [];
  const message = 'Your basket no longer contains items from this supplier. Review your basket.';
  return [{ code: 'basket_changed', path: `${path}.supplierId`, message }];
}

function findBlocked({ quote, path }: Candidate): Problem[] {
  const problems = quote?.problems ?? [];
  return problems.map(({ message }) => ({ code: 'cannot_be_ordered', path: `${path}.supplierId`, message }));
}

function findTermNotOffered({ supplierOrder: { paymentTerm }, quote, path }: Candidate): Problem[] {
  if (quote?.offeredTerms.includes(paymentTerm)) return [];
  const message = `${quote?.supplier.name ?? 'This supplier'} no longer offers ${paymentTerm}. Select other payment terms.`;
  return [{ code: 'term_not_offered', path: `${path}.paymentTerm`, message }];
}

function findOtherTotal({ supplierOrder: { seenTotalMinor }, quote, path }: Candidate): Problem[] {
  if (!quote || quote.totalMinor === seenTotalMinor) return [];
  const [now, seen] = [quote.totalMinor, seenTotalMinor].map((minor) => formatAmount(minor, quote.currency));
  const message = `The total of ${quote.supplier.name} has changed from ${seen} to ${now}. Your order has not been placed. Review the new total.`;
  return [{ code: 'price_changed', path: `${path}.seenTotalMinor`, message }];
}
