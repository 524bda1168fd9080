import { Suspense, useEffect } from 'react';
import type { StoredFile } from '#features/files/files/contract.ts';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import type { StepProps } from '../steps/step-props.tsx';
import { pickFiles, useStepForm } from './use-registration-form.ts';
import { AddressStep, DetailsStep, loadStepsOnFirstInput, ProductStep, ProfileStep } from './use-steps.ts';

interface StepFieldsProps {
  step: number;
  /** All files that the form may refer to. */
  files: readonly StoredFile[];
  onAdded: (files: readonly StoredFile[]) => void;
}

/** The fields of one of the first four steps. */
export function StepFields({ step, files, onAdded }: StepFieldsProps) {
  const { watch, setValue } = useStepForm();
  useEffect(loadStepsOnFirstInput, []);
  const idsOf = (field: 'verificationDocFile' | 'businessLogo' | 'productImages'): string[] =>
    [watch(field)].flat().filter(Boolean);
  const props: StepProps = {
    filesOf: (field) => pickFiles(files, idsOf(field)),
    onFiles: (field) => (now) => {
      onAdded(now);
      const ids = now.map(({ id }) => id);
      setValue(field, field === 'productImages' ? ids : (ids[0] ?? ''), { shouldDirty: true });
    },
  };
  return (
    <Suspense fallback={<SkeletonRows rows={4} columns={2} />}>
      {step === 1 && <ProfileStep {...props} />}
      {step === 2 && <AddressStep />}
      {step === 3 && <DetailsStep />}
      {step === 4 && <ProductStep {...props} />}
    </Suspense>
  );
}
