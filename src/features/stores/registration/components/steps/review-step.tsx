import { Button } from '#ui/controls/button.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { steps } from '../../contract/steps.ts';
import type { StepProblem } from '../../contract.ts';
import { labelOfField } from '../../rules/field-labels.ts';
import { fieldsOf, hasProduct } from '../../rules/registration-fields.ts';
import { type FormValues, useProblems, useStepForm } from '../wizard/use-registration-form.ts';
import styles from './review-step.module.css';

interface ReviewStepProps {
  /** Problems that the server found in the draft; null after the form has changed. */
  serverProblems: readonly StepProblem[] | null;
  confirmed: boolean;
  onConfirm: (confirmed: boolean) => void;
  onOpenStep: (step: number) => void;
}

/** Step 5: a summary, the missing fields and the confirmation. */
export function ReviewStep({ serverProblems, confirmed, onConfirm, onOpenStep }: ReviewStepProps) {
  const values = useStepForm().watch();
  const problems = useProblems(serverProblems);
  if (!problems) return <SkeletonRows rows={4} columns={2} />;
  return (
    <Stack gap={5}>
      <table className={styles.table}>
        <caption className="sr-only">Your registration, step by step</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Status</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {steps.slice(0, 4).map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <StepSummary
                  step={index + 1}
                  values={values}
                  problems={problems.filter(({ step }) => step === index + 1)}
                />
              </td>
              <td className={styles.change}>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Edit ${name}`}
                  onClick={() => onOpenStep(index + 1)}
                >
                  Edit
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Checkbox
        checked={confirmed}
        onChange={(event) => onConfirm(event.target.checked)}
        hint="We review every registration, usually within two business days."
      >
        I confirm that the details are correct and that I am authorized to register this business.
      </Checkbox>
    </Stack>
  );
}

function StepSummary({
  step,
  values,
  problems,
}: {
  step: number;
  values: FormValues;
  problems: StepProblem[];
}) {
  if (problems.length > 0) {
    const isEmpty = problems.every(
      ({ path }) => values[path.split('.')[0] as keyof FormValues]?.length === 0,
    );
    const labels = problems.map(({ path }) => labelOfField(path.split('.')[0] ?? ''));
    return (
      <>
        <StatusChip status="warn">{`${problems.length} to ${isEmpty ? 'complete' : 'check'}`}</StatusChip>
        <span className={`muted note ${styles.note}`}>{labels.join(', ')}</span>
      </>
    );
  }
  if (step <= 2) return <StatusChip status="ok">Completed</StatusChip>;
  if (step === 4)
    return hasProduct(values) ? (
      <StatusChip status="ok">Added</StatusChip>
    ) : (
      <StatusChip status="neutral">Skipped</StatusChip>
    );
  const anything = fieldsOf(3).some((field) => values[field as keyof FormValues].length > 0);
  return anything ? (
    <StatusChip status="ok">Added</StatusChip>
  ) : (
    <StatusChip status="neutral">Nothing added</StatusChip>
  );
}
