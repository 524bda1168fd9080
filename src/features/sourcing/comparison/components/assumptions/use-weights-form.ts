import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import {
  assumptionsForm,
  type ScoreCriterion,
  scoreCriteria,
  type Weights,
} from '../../contract/assumptions.ts';
import type { Comparison } from '../../contract.ts';

/** Weights as they are typed. */
interface WeightsInput {
  weights: Record<ScoreCriterion, string>;
}

const ofEach = <Value>(valueOf: (criterion: ScoreCriterion) => Value): Record<ScoreCriterion, Value> => {
  const [price, leadTime, trackRecord, sustainability] = scoreCriteria;
  return {
    price: valueOf(price),
    leadTime: valueOf(leadTime),
    trackRecord: valueOf(trackRecord),
    sustainability: valueOf(sustainability),
  };
};

/** Returns the form of the weights. The other assumptions stay as they were saved. */
export function useWeightsForm({ subject, id, assumptions }: Comparison) {
  const { revalidate } = useRevalidator();
  const [resolver] = useState(() =>
    standardSchemaResolver(
      z.pipe(
        z.transform(({ weights }: WeightsInput): { weights: Weights } => ({
          weights: ofEach((one) => parseTypedWhole(weights[one])),
        })),
        z.pick(assumptionsForm, { weights: true }),
      ),
    ),
  );
  return useFormAction<WeightsInput, { weights: Weights }>({
    resolver,
    form: `weights:${id}`,
    defaultValues: { weights: ofEach((one) => String(assumptions.weights[one])) },
    send: ({ weights }) => api.quoteComparison.saveAssumptions({ ...assumptions, weights, subject, id }),
    success: 'Weights saved.',
    failure: 'The weights could not be saved. Please try again.',
    onSuccess: () => revalidate(),
  });
}
