import * as z from 'zod/mini';
import { hasThreeDecimals, maxQuantity } from '#lib/quantity.ts';
import { id, line, paragraph, typedText } from '#lib/schemas.ts';
import { defectCodes } from '../rules/defects.ts';
import { aqls, inspectionLevels } from '../rules/sampling-plan.ts';

export const maxReceiptPhotos = 10;
export const maxMeasurements = 10;
const maxValues = 50;
const maxLines = 100;

export const measurementUnits = ['mm', 'g/m²'] as const;

const goods = z
  .number('Enter a quantity')
  .check(
    z.gte(0, 'Enter a quantity'),
    z.lte(maxQuantity, 'This quantity is too large'),
    z.refine(hasThreeDecimals, 'Enter no more than three decimals'),
  );
const pieces = z
  .int('Enter a whole number')
  .check(z.gte(0, 'Enter a whole number'), z.lte(maxQuantity, 'This number is too large'));

const foundDefect = z.object({
  defect: z.enum(defectCodes, 'Select a defect'),
  count: pieces.check(z.gte(1, 'Enter how many')),
});
export type FoundDefect = z.infer<typeof foundDefect>;

const measure = z.number('Enter a number').check(z.gte(0, 'Enter a number'), z.lte(1_000_000));
const measurement = z.object({
  name: line({ max: 60, required: 'Enter what you measured' }),
  nominal: measure,
  /** The largest difference from the nominal value that is accepted. */
  tolerance: measure,
  unit: z.enum(measurementUnits, 'Select a unit'),
  values: z
    .array(measure)
    .check(
      z.minLength(1, 'Enter the measured values'),
      z.maxLength(maxValues, `Enter no more than ${maxValues} values`),
    ),
});
export type Measurement = z.infer<typeof measurement>;

const receivedLine = z.object({
  lineId: id,
  /** The quantity that arrived, the damaged goods included. */
  received: goods,
  damaged: goods,
  /** Pieces of the sample that were checked. */
  checked: pieces,
  defects: z.array(foundDefect).check(
    z.maxLength(defectCodes.length),
    z.refine(
      (defects) => new Set(defects.map(({ defect }) => defect)).size === defects.length,
      'Each defect can be listed once',
    ),
  ),
  measurements: z
    .array(measurement)
    .check(z.maxLength(maxMeasurements, `Add no more than ${maxMeasurements} measurements`)),
});
export type ReceivedLine = z.infer<typeof receivedLine>;

const ofDispatch = { id, dispatchId: id };

export const receiptForm = z.object({
  ...ofDispatch,
  lines: z.array(receivedLine).check(
    z.minLength(1, 'Enter what arrived'),
    z.maxLength(maxLines),
    z.refine(
      (lines) => new Set(lines.map(({ lineId }) => lineId)).size === lines.length,
      'Each line can be listed once',
    ),
  ),
  photoIds: z.array(id).check(z.maxLength(maxReceiptPhotos, `Add no more than ${maxReceiptPhotos} photos`)),
  note: paragraph({ max: 1000 }),
});
export type ReceiptForm = z.infer<typeof receiptForm>;

const typedNumber = typedText(20);

/** A receipt as it is typed, which is checked when it is submitted. */
export const receiptDraft = z.object({
  lines: z
    .array(
      z.object({
        lineId: id,
        received: typedNumber,
        damaged: typedNumber,
        checked: typedNumber,
        defects: z.array(foundDefect).check(z.maxLength(defectCodes.length)),
        measurements: z
          .array(
            z.object({
              name: typedText(60),
              nominal: typedNumber,
              tolerance: typedNumber,
              unit: z.enum(measurementUnits),
              values: typedText(1000),
            }),
          )
          .check(z.maxLength(maxMeasurements)),
      }),
    )
    .check(z.maxLength(maxLines)),
  photos: z.array(z.object({ id, name: typedText(120) })).check(z.maxLength(maxReceiptPhotos)),
  note: typedText(1000),
});
export type ReceiptDraft = z.infer<typeof receiptDraft>;

export const draftForm = z.object({
  ...ofDispatch,
  /** The version on which the change is based; 0 without one. */
  seenVersion: z.int().check(z.gte(0)),
  draft: receiptDraft,
});
export type DraftForm = z.infer<typeof draftForm>;

const aql = z.literal(aqls, 'Select an AQL');
export const samplingPlanForm = z
  .object({
    id,
    level: z.enum(inspectionLevels, 'Select an inspection level'),
    majorAql: aql,
    minorAql: aql,
  })
  .check(
    z.refine(({ majorAql, minorAql }) => minorAql >= majorAql, {
      error: 'Select an AQL that is not stricter than that for major defects',
      path: ['minorAql'],
    }),
  );
export type SamplingPlanForm = z.infer<typeof samplingPlanForm>;
