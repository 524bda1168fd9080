import * as z from 'zod/mini';
import {
  editorEndpoints,
  editorListInput,
  heading,
  markdownText,
  type PublicationChange,
  pictureUrl,
  publicationForm,
  slugInput,
  storedEntry,
} from '#features/publishing/engine/contract.ts';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { calendarDate, id, instant, line } from '#lib/schemas.ts';
import { confidences, topics } from './rules/topics.ts';

const tags = ['Guidelines'];
const open = { access: 'public', cached: true } as const;

const topic = z.enum(topics, 'Select a topic');
const confidence = z.enum(confidences, 'Select a confidence level');

const guideline = z.object({
  id,
  slug: z.string(),
  topic,
  title: z.string(),
  summary: z.string(),
  readMinutes: z.number(),
  confidence,
  imageUrl: z.nullable(z.string()),
});
export type Guideline = z.output<typeof guideline>;

const fullGuideline = z.extend(guideline, {
  /** The body as sanitised HTML. */
  html: z.string(),
  headings: z.array(heading),
  sources: z.array(z.string()),
  /** `YYYY-MM-DD`: when the figures were last checked against their sources. */
  checkedOn: z.string(),
});
export type FullGuideline = z.output<typeof fullGuideline>;

const sourceAddress = z
  .string('Enter a URL')
  .check(
    z.maxLength(300, 'Use no more than 300 characters'),
    z.regex(/^https?:\/\/[^\s]+$/, 'Enter complete URLs, one per line'),
  );

const guidelineForm = z.object({
  ...publicationForm,
  title: line({ max: 120, required: 'Enter a title' }),
  topic,
  summary: line({ max: 300 }),
  imageUrl: pictureUrl,
  markdown: markdownText,
  confidence,
  sources: z.array(sourceAddress).check(z.maxLength(20, 'Enter no more than 20 sources')),
  checkedOn: calendarDate,
});
export type GuidelineForm = z.infer<typeof guidelineForm>;

const storedGuideline = storedEntry(guidelineForm, {});

/** A ticked point of a checklist, with who ticked it and when. */
const tick = z.object({ checklist: z.string(), point: z.string(), by: z.string(), at: instant });
export type Tick = z.output<typeof tick>;
const ticksAnswer = success({ ticks: z.array(tick) });

const checklistId = z.string().check(z.maxLength(60));

export const guidelineChanged = defineEvent<{ guidelineId: string; change: PublicationChange }>(
  'guidelines.changed',
);

export const guidelinesContract = {
  listGuidelines: endpoint
    .meta(open)
    .route({ method: 'GET', path: '/guidelines', summary: 'Search packaging guidelines', tags })
    .input(z.object({ topic: z.optional(topic), q: z.optional(line({ max: 100 })) }))
    .output(success({ guidelines: z.array(guideline) })),
  getGuideline: endpoint
    .meta(open)
    .route({
      method: 'GET',
      path: '/guidelines/{slug}',
      summary: 'Get a guideline and related ones',
      tags,
    })
    .input(slugInput)
    .output(success({ guideline: fullGuideline, others: z.array(guideline) })),
  listTicks: endpoint
    .meta({ access: ['supplier'], sample: true })
    .route({ method: 'GET', path: '/store/checklists', summary: 'Get checklist progress', tags })
    .output(ticksAnswer),
  setTick: endpoint
    .meta({ access: ['supplier'] })
    .route({
      method: 'PUT',
      path: '/store/checklists/{checklist}/points/{point}',
      summary: 'Check or uncheck a checklist item',
      tags,
    })
    .input(
      z.object({
        checklist: checklistId,
        point: checklistId,
        ticked: z.boolean('Select whether it is done'),
      }),
    )
    .output(ticksAnswer),
  clearChecklist: endpoint
    .meta({ access: ['supplier'] })
    .route({
      method: 'DELETE',
      path: '/store/checklists/{checklist}',
      summary: 'Reset a checklist',
      tags,
    })
    .input(z.object({ checklist: checklistId }))
    .output(emptySuccess),
  editor: editorEndpoints({
    path: '/admin/guidelines',
    tags,
    one: 'a guideline',
    many: 'guidelines',
    form: guidelineForm,
    entry: { guideline: storedGuideline },
    rows: { guidelines: z.array(storedGuideline) },
    query: editorListInput,
  }),
};
