import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadCountries } from '#features/stores/locations/components/use-countries.ts';
import { loadRules } from './use-registration-form.ts';

const profile = lazyStep(async () => (await import('../steps/profile-step.tsx')).ProfileStep);
const address = lazyStep(async () => (await import('../steps/address-step.tsx')).AddressStep, loadCountries);
const details = lazyStep(async () => (await import('../steps/details-step.tsx')).DetailsStep);
const product = lazyStep(async () => (await import('../steps/product-step.tsx')).ProductStep);
const review = lazyStep(async () => (await import('../steps/review-step.tsx')).ReviewStep);

/** The step at which a draft opens is loaded with the page, the others while it is being filled in. */
export const { Step: ProfileStep } = profile;
export const { Step: AddressStep } = address;
export const { Step: DetailsStep } = details;
export const { Step: ProductStep } = product;
export const { Step: ReviewStep } = review;

const loaders = [profile.load, address.load, details.load, product.load, review.load, loadRules];

/** Loads the step at which a draft opens, so that it renders immediately and at its own height. */
export async function loadOpeningStep(step: number): Promise<void> {
  // A step that fails to load now loads when the wizard shows it.
  await loaders[step - 1]?.().catch(() => {});
}

/** Returns a step that loads when it is needed; once loaded, it renders without suspending. */
function lazyStep<Props extends object>(
  fetchStep: () => Promise<ComponentType<Props>>,
  prerequisite: () => Promise<unknown> = () => Promise.resolve(),
) {
  let loaded: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    // The step also works without the countries and requests them again.
    const [step] = await Promise.all([retryWhenOnline(fetchStep), prerequisite().catch(() => {})]);
    loaded = step;
    return step;
  };
  const LazyStep = lazy(async () => ({ default: await load() }));
  function Step(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (LazyStep as ComponentType<Props>));
    return createElement(Shown, props);
  }
  return { Step, load };
}

/** Retries a failed import when the connection is restored, because React would cache the failure. */
async function retryWhenOnline<Step>(load: () => Promise<Step>): Promise<Step> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return retryWhenOnline(load);
  }
}

/**
 * Loads the later steps on the first click or key press, so that they are ready in time. Returns a function that
 * stops waiting.
 */
export function loadStepsOnFirstInput(): () => void {
  const stop = new AbortController();
  const loadAll = (): void => {
    stop.abort();
    for (const load of loaders) load().catch(() => {});
  };
  for (const eventName of ['pointerdown', 'keydown'])
    window.addEventListener(eventName, loadAll, { signal: stop.signal });
  return () => stop.abort();
}
