import { lazy } from 'react';
import { loadRules } from './use-registration-form.ts';

const later = {
  address: () => whenReachable(() => import('../steps/address-step.tsx')),
  details: () => whenReachable(() => import('../steps/details-step.tsx')),
  product: () => whenReachable(() => import('../steps/product-step.tsx')),
  review: () => whenReachable(() => import('../steps/review-step.tsx')),
};

/** The later steps, and the library that finds cities, come while the first one is filled in. */
export const AddressStep = lazy(async () => ({ default: (await later.address()).AddressStep }));
export const DetailsStep = lazy(async () => ({ default: (await later.details()).DetailsStep }));
export const ProductStep = lazy(async () => ({ default: (await later.product()).ProductStep }));
export const ReviewStep = lazy(async () => ({ default: (await later.review()).ReviewStep }));

/** A step that cannot be fetched without a connection comes when it is back; React would remember the failure. */
async function whenReachable<Step>(load: () => Promise<Step>): Promise<Step> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return whenReachable(load);
  }
}

/** Fetches the later steps as soon as somebody points or types, so that they are there when they are reached. */
export function loadWithFirstTouch(): () => void {
  const stop = new AbortController();
  const load = (): void => {
    stop.abort();
    for (const part of [loadRules, ...Object.values(later)]) part().catch(() => {});
  };
  for (const touch of ['pointerdown', 'keydown'])
    window.addEventListener(touch, load, { signal: stop.signal });
  return () => stop.abort();
}
