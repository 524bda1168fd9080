import { useEffect, useRef, useState } from 'react';
import type { BasketWish } from '#features/orders/baskets/contract.ts';
import type { PaymentTerm } from '#features/stores/suppliers/contract/options.ts';
import { api } from '#web/api.ts';
import { toProblem } from '#web/problem.ts';
import type { Quote } from '../contract.ts';

/** What is to be ordered: these lines, or what the basket holds of these suppliers; of all without a word. */
export interface Wishes {
  lines?: BasketWish[];
  supplierIds?: string[];
}

export interface Quoted {
  quotes: Quote[];
  totalMinor: number;
  currency: string;
}

interface Asked {
  wishes: Wishes;
  deliveryAddressId: string | null;
  paymentTerms: Record<string, PaymentTerm>;
}

const failed = 'We could not work out delivery and tax. Please try again.';

interface Answer {
  /** What was asked. */
  key: string;
  quoted: Quoted | null;
  problem: string | null;
}

/** Delivery, tax and totals for what was chosen, worked out by the server whenever the choice changes. */
export function useQuotes(asked: Asked) {
  const key = JSON.stringify(asked);
  const [answer, setAnswer] = useState<Answer>({ key: '', quoted: null, problem: null });
  const turn = useRef(0);

  async function ask(question: string): Promise<Quoted | null> {
    turn.current += 1;
    const own = turn.current;
    const told = await quote(JSON.parse(question) as Asked);
    // Of answers that overtake each other the last question's counts.
    if (own !== turn.current) return null;
    setAnswer((before) => ({ key: question, ...told, quoted: told.quoted ?? before.quoted }));
    return told.quoted;
  }

  useEffect(() => {
    void ask(key);
  }, [key]);
  const { quoted, problem } = answer;
  return { quoted, problem, busy: answer.key !== key, askAgain: () => ask(key) };
}

async function quote({ deliveryAddressId, ...choice }: Asked): Promise<Omit<Answer, 'key'>> {
  if (!deliveryAddressId) return { quoted: null, problem: null };
  try {
    const { data } = await api.checkout.quote({
      ...choice.wishes,
      deliveryAddressId,
      paymentTerms: choice.paymentTerms,
    });
    return { quoted: data, problem: null };
  } catch (error) {
    return { quoted: null, problem: toProblem(error).message ?? failed };
  }
}
