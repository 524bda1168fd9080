import { lazy, Suspense, useEffect } from 'react';
import type { StoredFile } from '#features/files/contract.ts';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import type { Country } from '../../contract/locations.ts';
import { ProfileStep } from '../steps/profile-step.tsx';
import type { StepProps } from '../steps/step-props.tsx';
import { pickFiles, useStepForm } from './use-registration-form.ts';

const laterSteps = {
  address: () => whenReachable(() => import('../steps/address-step.tsx')),
  details: () => whenReachable(() => import('../steps/details-step.tsx')),
  product: () => whenReachable(() => import('../steps/product-step.tsx')),
};
/** The later steps, and the library that finds cities, come while the first one is filled in. */
const AddressStep = lazy(async () => ({ default: (await laterSteps.address()).AddressStep }));
const DetailsStep = lazy(async () => ({ default: (await laterSteps.details()).DetailsStep }));
const ProductStep = lazy(async () => ({ default: (await laterSteps.product()).ProductStep }));

interface StepFieldsProps {
  step: number;
  countries: readonly Country[];
  /** Every file that the form may name. */
  files: readonly StoredFile[];
  onAdded: (files: readonly StoredFile[]) => void;
}

/** The fields of one of the first four steps. */
export function StepFields({ step, countries, files, onAdded }: StepFieldsProps) {
  const { watch, setValue } = useStepForm();
  useEffect(loadWithFirstTouch, []);
  const idsOf = (field: 'verificationDocFile' | 'businessLogo' | 'productImages'): string[] =>
    [watch(field)].flat().filter(Boolean);
  const props: StepProps = {
    countries,
    filesOf: (field) => pickFiles(files, idsOf(field)),
    onFiles: (field) => (now) => {
      onAdded(now);
      const ids = now.map(({ id }) => id);
      setValue(field, field === 'productImages' ? ids : (ids[0] ?? ''), { shouldDirty: true });
    },
  };
  if (step === 1) return <ProfileStep {...props} />;
  return (
    <Suspense fallback={<SkeletonRows rows={4} columns={2} />}>
      {step === 2 && <AddressStep {...props} />}
      {step === 3 && <DetailsStep />}
      {step === 4 && <ProductStep {...props} />}
    </Suspense>
  );
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
function loadWithFirstTouch(): () => void {
  const stop = new AbortController();
  const load = (): void => {
    stop.abort();
    for (const step of Object.values(laterSteps)) step().catch(() => {});
  };
  for (const touch of ['pointerdown', 'keydown'])
    window.addEventListener(touch, load, { signal: stop.signal });
  return () => stop.abort();
}
