import { Suspense, useEffect } from 'react';
import type { StoredFile } from '#features/files/contract.ts';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import type { Country } from '../../contract/locations.ts';
import { ProfileStep } from '../steps/profile-step.tsx';
import type { StepProps } from '../steps/step-props.tsx';
import { AddressStep, DetailsStep, loadWithFirstTouch, ProductStep } from './use-later-steps.ts';
import { pickFiles, useStepForm } from './use-registration-form.ts';

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
