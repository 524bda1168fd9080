import type { Quote } from '#features/orders/checkout/contract.ts';
import { formatAmount } from '#lib/amounts.ts';
import type { FieldError } from '#lib/errors.ts';
import type { PlaceForm } from '../contract/order-forms.ts';

interface Refusal {
  reason: string;
  message: string;
  fields: FieldError[];
}

type Part = PlaceForm['orders'][number];

/** Why what the buyer agreed to cannot be ordered as it stands today; null when it can. */
export function checkPlacing(parts: readonly Part[], quotes: readonly Quote[]): Refusal | null {
  const found = parts.map((part) => ({
    part,
    quote: quotes.find(({ supplier }) => supplier.id === part.supplierId),
  }));
  const checks = [missing, blocked, otherTerm, otherTotal];
  for (const check of checks) {
    const problems = found.flatMap(({ part, quote }, index) => check(part, quote, `orders.${index}`) ?? []);
    const [first] = problems;
    if (first) return { reason: first.reason, message: first.message, fields: problems.map(toField) };
  }
  return null;
}

interface Problem {
  reason: string;
  path: string;
  message: string;
}

const toField = ({ path, message }: Problem): FieldError => ({ path, message });

function missing(_part: Part, quote: Quote | undefined, path: string): Problem[] {
  if (quote && (quote.lines.length > 0 || quote.problems.length > 0)) return [];
  const message = 'Your basket no longer holds anything of this supplier. Please look at it again.';
  return [{ reason: 'basket_changed', path: `${path}.supplierId`, message }];
}

function blocked(_part: Part, quote: Quote | undefined, path: string): Problem[] {
  return (quote?.problems ?? []).map(({ message }) => ({
    reason: 'cannot_be_ordered',
    path: `${path}.supplierId`,
    message,
  }));
}

function otherTerm({ paymentTerm }: Part, quote: Quote | undefined, path: string): Problem[] {
  if (quote?.offeredTerms.includes(paymentTerm)) return [];
  const message = `${quote?.supplier.name ?? 'This supplier'} no longer offers ${paymentTerm}. Please choose another way to pay.`;
  return [{ reason: 'term_not_offered', path: `${path}.paymentTerm`, message }];
}

function otherTotal({ seenTotalMinor }: Part, quote: Quote | undefined, path: string): Problem[] {
  if (!quote || quote.totalMinor === seenTotalMinor) return [];
  const [now, seen] = [quote.totalMinor, seenTotalMinor].map((minor) => formatAmount(minor, quote.currency));
  const message = `The total of ${quote.supplier.name} is ${now} now; you saw ${seen}. Nothing was ordered: please look at it again.`;
  return [{ reason: 'price_changed', path: `${path}.seenTotalMinor`, message }];
}
