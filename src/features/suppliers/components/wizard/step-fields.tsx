import type { StoredFile } from '#features/files/contract.ts';
import type { Country } from '../../contract/locations.ts';
import { AddressStep } from '../steps/address-step.tsx';
import { DetailsStep } from '../steps/details-step.tsx';
import { ProductStep } from '../steps/product-step.tsx';
import { ProfileStep } from '../steps/profile-step.tsx';
import type { StepProps } from '../steps/step-props.tsx';
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
  const idsOf = (field: 'verificationFileId' | 'logoFileId' | 'productFileIds'): string[] =>
    [watch(field)].flat().filter(Boolean);
  const props: StepProps = {
    countries,
    filesOf: (field) => pickFiles(files, idsOf(field)),
    onFiles: (field) => (now) => {
      onAdded(now);
      const ids = now.map(({ id }) => id);
      setValue(field, field === 'productFileIds' ? ids : (ids[0] ?? ''), { shouldDirty: true });
    },
  };
  if (step === 1) return <ProfileStep {...props} />;
  if (step === 2) return <AddressStep {...props} />;
  return step === 3 ? <DetailsStep /> : <ProductStep {...props} />;
}
