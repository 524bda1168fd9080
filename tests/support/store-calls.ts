import { expect, inject } from 'vitest';
import type { Role } from '#lib/endpoint.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';

export interface StoreProduct {
  id: string;
  slug: string;
  title: string;
  stock: number;
}

/** A call as one of the demo people, for what a journey needs but does not show. */
export async function callAs<T>(
  role: Role,
  { path, method = 'GET', body }: { path: string; method?: string; body?: object },
): Promise<T> {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  const token = await tokenOf(account?.email ?? '', account?.password ?? '');
  const answer = await fetch(`${inject('origin')}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300);
  return ((await answer.json()) as { data: T }).data;
}

const tokens = new Map<string, string>();
async function tokenOf(email: string, password: string): Promise<string> {
  const known = tokens.get(email);
  if (known) return known;
  const answer = await fetch(`${inject('origin')}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  tokens.set(email, token);
  return token;
}

/** Products of the demo supplier that can be ordered as they are, those with most in stock first. */
export async function orderable(): Promise<StoreProduct[]> {
  const { products } = await callAs<{ products: StoreProduct[] }>('supplier', {
    path: '/store/products?status=active&sort=stock&order=desc&limit=20',
  });
  const variants = await Promise.all(
    products.map(({ slug }) =>
      callAs<{ variants: object[] }>('supplier', { path: `/products/${slug}/variants` }),
    ),
  );
  return products.filter((_, position) => variants[position]?.variants.length === 0);
}

export const nth = <T>(list: readonly T[], position: number): T => {
  const found = list[position];
  if (found === undefined) throw new Error(`There is no entry ${position}`);
  return found;
};
