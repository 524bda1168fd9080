import { useEffect, useRef, useState } from 'react';
import type { BasketLineInput } from '#features/orders/baskets/contract.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import type { Money } from '#lib/money.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { Quote } from '../contract.ts';

/** The lines to order: these, or the basket, all of it or the lines of some suppliers. */
export interface CheckoutSelection {
  lines?: BasketLineInput[];
  supplierIds?: string[];
}

export interface QuoteResult {
  quotes: Quote[];
  /** One for each currency. */
  totals: Money[];
}

interface QuoteQuery {
  selection: CheckoutSelection;
  deliveryAddressId: string | null;
  paymentTerms: Record<string, PaymentTerm>;
}

interface QuoteResponse {
  result: QuoteResult | null;
  problem: string | null;
}

/** Returns delivery, tax and totals from the server, fetched again whenever the query changes. */
export function useQuotes(query: QuoteQuery) {
  const key = JSON.stringify(query);
  const [state, setState] = useState<QuoteResponse & { key: string }>({
    key: '',
    result: null,
    problem: null,
  });
  const latestRequest = useRef(0);

  async function fetchQuotes(queryKey: string): Promise<QuoteResult | null> {
    latestRequest.current += 1;
    const request = latestRequest.current;
    const response = await quote(JSON.parse(queryKey) as QuoteQuery);
    // Responses can arrive out of order: only the one to the latest request counts.
    if (request !== latestRequest.current) return null;
    setState((before) => ({ key: queryKey, ...response, result: response.result ?? before.result }));
    return response.result;
  }

  useEffect(() => {
    void fetchQuotes(key);
  }, [key]);
  const { result, problem } = state;
  return { result, problem, busy: state.key !== key, refetch: () => fetchQuotes(key) };
}

async function quote({ selection, deliveryAddressId, paymentTerms }: QuoteQuery): Promise<QuoteResponse> {
  if (!deliveryAddressId) return { result: null, problem: null };
  try {
    const { data } = await api.checkout.quote({ ...selection, deliveryAddressId, paymentTerms });
    return { result: data, problem: null };
  } catch (error) {
    const message = toProblem(error).message ?? 'Delivery and tax could not be calculated. Please try again.';
    return { result: null, problem: message };
  }
}
