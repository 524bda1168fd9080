import type { StoredFile } from '#features/files/files/contract.ts';
import { steps } from '#features/stores/registration/contract/steps.ts';
import { fieldLabels } from '#features/stores/registration/rules/field-labels.ts';
import { fieldsOf, hasProduct } from '#features/stores/registration/rules/registration-fields.ts';
import { businessTypes } from '#features/stores/suppliers/contract/options.ts';
import type { RegistrationDraft } from '#features/stores/suppliers/contract/registration-draft.ts';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { DocumentList } from './document-list.tsx';

interface SubmittedDetailsProps {
  form: RegistrationDraft;
  countryName: string;
  files: readonly StoredFile[];
}

/** Everything that was submitted, step by step, as entered. */
export function SubmittedDetails({ form, countryName, files }: SubmittedDetailsProps) {
  return (
    <Stack shrink>
      {[1, 2, 3, 4].map((step) => (
        <Card key={step} title={steps[step - 1]}>
          {step === 4 && !hasProduct(form) ? (
            <p className="faint">Skipped</p>
          ) : (
            <DescriptionList
              items={fieldsOf(step)
                .filter(isTextField)
                .map((field) => ({
                  term: fieldLabels[field],
                  detail: displayValue(form, { field, countryName }),
                }))}
            />
          )}
          <DocumentList files={filesOf(form, { step, files })} />
        </Card>
      ))}
    </Stack>
  );
}

const fileFields = ['verificationDocFile', 'businessLogo', 'productImages'];
const isTextField = (field: string): field is keyof RegistrationDraft => !fileFields.includes(field);

function displayValue(
  form: RegistrationDraft,
  { field, countryName }: { field: keyof RegistrationDraft; countryName: string },
) {
  const value = form[field];
  if (value === undefined || value.length === 0) return <span className="faint">Not provided</span>;
  if (field === 'country') return countryName;
  if (field === 'businessType') return businessTypes.find((type) => type.value === value)?.label ?? value;
  return <span className="break-words pre-line">{Array.isArray(value) ? value.join(', ') : value}</span>;
}

/** Returns the files of one step, each with its label. */
function filesOf(
  { verificationDocFile, businessLogo, productImages = [] }: RegistrationDraft,
  { step, files }: { step: number; files: readonly StoredFile[] },
) {
  const named =
    step === 1
      ? [
          { id: verificationDocFile, label: fieldLabels.verificationDocFile },
          { id: businessLogo, label: fieldLabels.businessLogo },
        ]
      : productImages.map((id) => ({ id, label: fieldLabels.productImages }));
  if (step !== 1 && step !== 4) return [];
  return named.flatMap(({ id, label }) => {
    const file = files.find((known) => known.id === id);
    return file ? [{ ...file, label }] : [];
  });
}
