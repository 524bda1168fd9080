import { Suspense, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Card } from '#ui/layout/card.tsx';
import { steps } from '../../contract/steps.ts';
import { ChangeNotes, DraftNotices } from './draft-notices.tsx';
import { StepBar } from './step-bar.tsx';
import { StepFields } from './step-fields.tsx';
import { localCopies } from './use-draft.ts';
import { ReviewStep } from './use-steps.ts';
import { useWizard, type WizardProps } from './use-wizard.ts';
import styles from './wizard.module.css';
import { WizardFrame } from './wizard-frame.tsx';

/** The five steps of the registration. */
export function Wizard(props: WizardProps) {
  const { accountId, registration, plan, onReload } = props;
  const {
    form,
    step,
    found,
    openStep,
    openField,
    next,
    files,
    draft,
    submission,
    restored,
    older,
    bringBack,
  } = useWizard(props);
  const [confirmed, setConfirmed] = useState(false);
  const heading = useFocusOnChange(step);
  const reload = (): void => {
    localCopies.write(accountId, null);
    onReload();
  };
  const saveDraft = async (): Promise<void> => {
    if (await draft.save(step)) toast.success('Draft saved.');
  };
  return (
    <WizardFrame step={step} plan={plan}>
      <DraftNotices
        state={draft.state}
        otherSavedAt={draft.otherSavedAt}
        refusal={draft.refusal}
        olderTypedAt={older?.typedAt}
        restored={restored}
        onRetry={() => void draft.save(step)}
        onOpenField={openField}
        onOverwrite={() => void draft.overwrite()}
        onReload={reload}
        onBringBack={older && draft.state === 'idle' ? () => bringBack(older) : null}
      />
      {registration.decision && <ChangeNotes decision={registration.decision} onOpenField={openField} />}
      <FormProvider {...form}>
        <CheckedForm aria-label={steps[step - 1]} onSubmit={(event) => event.preventDefault()}>
          <Card as="div" className={styles.sheet}>
            <h2 ref={heading} tabIndex={-1} className={styles.heading}>
              {steps[step - 1]}
            </h2>
            <div className={styles.fields}>
              {step < 5 ? (
                <StepFields step={step} files={files.known} onAdded={files.add} />
              ) : (
                <Suspense fallback={<SkeletonRows rows={4} columns={2} />}>
                  <ReviewStep
                    serverProblems={found}
                    confirmed={confirmed}
                    onConfirm={setConfirmed}
                    onOpenStep={openStep}
                  />
                </Suspense>
              )}
            </div>
            <StepBar
              step={step}
              savedAt={draft.savedAt}
              state={draft.state}
              busy={submission.busy}
              confirmed={confirmed}
              onSave={() => void saveDraft()}
              onBack={() => openStep(step - 1)}
              onNext={() => void (step === 5 ? submission.start() : next())}
            />
          </Card>
        </CheckedForm>
      </FormProvider>
    </WizardFrame>
  );
}

/** Moves the focus to the heading after a change of step, but not when the page opens. */
function useFocusOnChange(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);
  return heading;
}
