import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadCountries } from './use-countries.ts';
import { loadRules } from './use-registration-form.ts';

const profile = laterStep(async () => (await import('../steps/profile-step.tsx')).ProfileStep);
const address = laterStep(async () => (await import('../steps/address-step.tsx')).AddressStep, loadCountries);
const details = laterStep(async () => (await import('../steps/details-step.tsx')).DetailsStep);
const product = laterStep(async () => (await import('../steps/product-step.tsx')).ProductStep);
const review = laterStep(async () => (await import('../steps/review-step.tsx')).ReviewStep);

/** The step that a draft opens at comes with it, the others while that one is filled in. */
export const { Step: ProfileStep } = profile;
export const { Step: AddressStep } = address;
export const { Step: DetailsStep } = details;
export const { Step: ProductStep } = product;
export const { Step: ReviewStep } = review;

const loaders = [profile.load, address.load, details.load, product.load, review.load, loadRules];

/** Brings the step that a draft opens at, so that it stands there at once, in its own height. */
export async function loadOpeningStep(step: number): Promise<void> {
  // What does not come now comes when the wizard shows that step.
  await loaders[step - 1]?.().catch(() => {});
}

/** A step that is fetched when somebody comes near it; once here, it is drawn without waiting. */
function laterStep<Props extends object>(
  fetchStep: () => Promise<ComponentType<Props>>,
  also: () => Promise<unknown> = () => Promise.resolve(),
) {
  let here: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    // Without the countries the step stands all the same, and asks for them again.
    const [step] = await Promise.all([whenReachable(fetchStep), also().catch(() => {})]);
    here = step;
    return step;
  };
  const Coming = lazy(async () => ({ default: await load() }));
  function Step(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => here ?? (Coming as ComponentType<Props>));
    return createElement(Shown, props);
  }
  return { Step, load };
}

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
  const loadAll = (): void => {
    stop.abort();
    for (const load of loaders) load().catch(() => {});
  };
  for (const touch of ['pointerdown', 'keydown'])
    window.addEventListener(touch, loadAll, { signal: stop.signal });
  return () => stop.abort();
}
