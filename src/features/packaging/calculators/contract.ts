import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { blankInput, boardInput, filmInput, palletInput, strengthInput } from './contract/inputs.ts';

const tags = ['Calculators'];
const open = endpoint.meta({ access: 'public' });

const measure = z.object({ value: z.number(), unit: z.string() });

const figure = z.object({
  id: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.string(),
  /** The value in other units. */
  also: z.array(measure),
  /** Whether this is a main figure rather than an intermediate one. */
  lead: z.boolean(),
});
export type Figure = z.output<typeof figure>;

const ground = z.object({
  rule: z.string(),
  /** `high`, `medium` or `low`, with its reason where there is one. */
  confidence: z.string(),
  sources: z.array(z.string()),
});
const calculation = z.object({
  figures: z.array(figure),
  /** Reasons to check the result before relying on it. */
  warnings: z.array(z.string()),
  grounds: z.array(ground),
});
export type Calculation = z.output<typeof calculation>;

const stretch = z.object({ label: z.string(), mm: z.number() });
const blankPart = z.object({
  name: z.string(),
  columns: z.readonly(z.array(stretch)),
  rows: z.readonly(z.array(stretch)),
  flaps: z.optional(
    z.object({ top: z.readonly(z.array(z.number())), bottom: z.readonly(z.array(z.number())) }),
  ),
});

/** A layer as drawn: at most 400 boxes of it. */
const layer = z.object({
  floor: z.object({ lengthMm: z.number(), widthMm: z.number() }),
  box: z.object({ lengthMm: z.number(), widthMm: z.number() }),
  count: z.number(),
  boxes: z.array(z.object({ x: z.number(), y: z.number(), turned: z.boolean() })),
});
export type DrawnLayer = z.output<typeof layer>;

export const calculatorsContract = {
  boxBlank: open
    .route({
      method: 'GET',
      path: '/calculators/box-blank',
      summary: 'Calculate the blank size of a box',
      tags,
    })
    .input(blankInput)
    .output(success({ calculation, parts: z.array(blankPart) })),
  boxStrength: open
    .route({
      method: 'GET',
      path: '/calculators/box-strength',
      summary: 'Calculate box strength and stacking height',
      tags,
    })
    .input(strengthInput)
    .output(success({ calculation })),
  palletFill: open
    .route({
      method: 'GET',
      path: '/calculators/pallet-fill',
      summary: 'Calculate pallet and container fill',
      tags,
    })
    .input(palletInput)
    .output(success({ calculation, layer })),
  film: open
    .route({
      method: 'GET',
      path: '/calculators/film',
      summary: 'Calculate film yield, length and bag weight',
      tags,
    })
    .input(filmInput)
    .output(success({ calculation })),
  board: open
    .route({
      method: 'GET',
      path: '/calculators/board',
      summary: 'Calculate board grammage and convert ECT and burst',
      tags,
    })
    .input(boardInput)
    .output(success({ calculation })),
};
