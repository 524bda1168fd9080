import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import type { Order } from '#features/orders/order-record/contract.ts';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { samplingPlanForm } from '../../contract/receipt-forms.ts';
import type { OrderSamplingPlan } from '../../contract.ts';
import { aqlText, planText } from '../../rules/plan-text.ts';
import { aqls, type InspectionLevel, inspectionLevels, lotPlan } from '../../rules/sampling-plan.ts';

interface SamplingPlanDialogProps {
  order: Order;
  plan: OrderSamplingPlan;
  onClose: () => void;
  onDone: () => void;
}

interface PlanInput {
  level: InspectionLevel;
  majorAql: string;
  minorAql: string;
}

const resolverFor = (id: string) =>
  standardSchemaResolver(
    z.pipe(
      z.transform((input: PlanInput) => planOf(id, input)),
      samplingPlanForm,
    ),
  );

const aqlOptions = aqls.map((aql) => ({ value: String(aql), label: aqlText(aql) }));
const levelOptions = inspectionLevels.map((level) => ({
  value: level,
  label: level.startsWith('S') ? `${level} (small samples)` : `Level ${level}`,
}));

/** Chooses how the goods of an order are sampled on receipt. */
export function SamplingPlanDialog({ order, plan, onClose, onDone }: SamplingPlanDialogProps) {
  const action = useFormAction({
    resolver: resolverFor(order.id),
    defaultValues: {
      level: plan.level,
      majorAql: String(plan.majorAql),
      minorAql: String(plan.minorAql),
    },
    send: (form) => api.inspections.buyer.choosePlan(form),
    onSuccess: onDone,
    failure: 'The sampling plan could not be saved. Please try again.',
  });
  const { register, formState, control } = action.form;
  const { errors } = formState;
  const typed = samplingPlanForm.safeParse(planOf(order.id, useWatch({ control })));
  const line = order.lines.find(({ kind }) => kind !== 'charge');
  return (
    <DialogForm
      title="Sampling on receipt"
      description="Plans of ISO 2859-1. The smaller the AQL, the fewer defects are accepted. You can change the plan until the first goods are received."
      submitLabel="Save plan"
      busyLabel="Saving..."
      action={action}
      onClose={onClose}
    >
      <Wide>
        <Field label="Inspection level" required error={errors.level?.message}>
          <Select options={levelOptions} {...register('level')} />
        </Field>
      </Wide>
      <Field label="AQL for major defects" required error={errors.majorAql?.message}>
        <Select options={aqlOptions} {...register('majorAql')} />
      </Field>
      <Field label="AQL for minor defects" required error={errors.minorAql?.message}>
        <Select options={aqlOptions} {...register('minorAql')} />
      </Field>
      {typed.success && line && (
        <Wide>
          <p className="small" aria-live="polite">
            {planText(lotPlan({ ...typed.data, severity: 'normal', lot: line.quantity }), {
              received: line.quantity,
              unit: line.unit,
            })}
          </p>
        </Wide>
      )}
    </DialogForm>
  );
}

const planOf = (id: string, { level, majorAql, minorAql }: Partial<PlanInput>) => ({
  id,
  level,
  majorAql: Number(majorAql),
  minorAql: Number(minorAql),
});
