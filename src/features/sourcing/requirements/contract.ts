import * as z from 'zod/mini';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { defineEvent } from '#lib/events.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { id, instant, limit, line, paragraph } from '#lib/schemas.ts';

const tags = ['Sourcing'];

/** Country code before the number in the form. */
export const mobilePrefix = '+91';
const invalidMobile = 'Enter a valid 10-digit mobile number';

/** Ten digits, the first from 6 to 9; spaces, hyphens, a leading 0 and the prefix are ignored. */
const mobile = z.pipe(
  z.pipe(
    z.string(invalidMobile),
    z.transform((typed: string) => typed.replace(/[\s()-]/g, '').replace(/^(\+91|0091|0)(?=\d{10}$)/, '')),
  ),
  z.string().check(z.regex(/^[6-9]\d{9}$/, invalidMobile)),
);

const maxDetailsLength = 1000;
const invalidQuantity = 'Enter a whole number of pieces, such as 5,000 or 5000';

/** A number as people type it, with or without separators; an empty field is null. */
const quantity = z.pipe(
  z.pipe(
    z.nullable(z.union([z.string(), z.number()], invalidQuantity)),
    z.transform((typed: string | number | null) => {
      const text = String(typed ?? '').trim();
      return text === '' ? null : parseTypedWhole(text);
    }),
  ),
  z.nullable(
    z
      .number(invalidQuantity)
      .check(
        z.int(invalidQuantity),
        z.gte(1, invalidQuantity),
        z.lte(1_000_000_000, 'That is too many pieces'),
      ),
  ),
);

/** The form “Tell Us What You Need”. */
export const requirementForm = z.object({
  name: line({ max: 120, required: 'Name is required' }),
  productName: line({ max: 160, required: 'Product / service name is required' }),
  mobile,
  /** Number of pieces. */
  quantity: z.optional(quantity),
  details: z._default(paragraph({ max: maxDetailsLength }), ''),
});

export const answerForm = z.object({
  id,
  message: paragraph({ max: 5000, required: 'Enter a message' }),
});

/** A requirement as a matched supplier sees it. */
const matchedRequirement = z.object({
  id,
  productName: z.string(),
  quantity: z.nullable(z.int()),
  details: z.string(),
  firstName: z.string(),
  city: z.nullable(z.string()),
  createdAt: instant,
  /** Why it is shown to this supplier, as a sentence. */
  reason: z.string(),
  /** `message`: the buyer has an account · `phone`: the buyer is called */
  answerBy: z.enum(['message', 'phone']),
  seen: z.boolean(),
  /** The conversation in which it was answered. */
  inquiryId: z.nullable(id),
  /** The number, once it is revealed. */
  mobile: z.nullable(z.string()),
});
export type MatchedRequirement = z.infer<typeof matchedRequirement>;

/** A requirement as the buyer who sent it sees it. */
export const ownRequirement = z.object({
  id,
  productName: z.string(),
  quantity: z.nullable(z.int()),
  details: z.string(),
  createdAt: instant,
  /** Number of suppliers to whom it was shown. */
  shownTo: z.number(),
  answers: z.array(
    z.object({ inquiryId: id, supplierName: z.string(), supplierSlug: z.string(), answeredAt: instant }),
  ),
});
export type OwnRequirement = z.infer<typeof ownRequirement>;

const page = z.object({ cursor: z.optional(id), limit: limit(20) });
const matches = success({ requirements: z.array(matchedRequirement), nextCursor: z.nullable(id) });
const one = z.object({ id });
const store = endpoint.meta({ access: ['supplier'] });
/** Also readable in the sample store. */
const shown = endpoint.meta({ access: ['supplier'], sample: true });

export const requirementsContract = {
  submit: endpoint
    .meta({ access: 'public', throttle: 'form', idempotent: true })
    .route({
      method: 'POST',
      path: '/requirements',
      successStatus: 201,
      summary: 'Post a requirement',
      tags,
    })
    .input(requirementForm)
    .output(success({ requirement: z.object({ id }) })),
  countMatches: endpoint
    .meta({ access: 'public', proven: true })
    .route({
      method: 'GET',
      path: '/requirements/matches',
      summary: 'How many suppliers a requirement would be shown to, 10 at most',
      tags,
    })
    .input(z.object({ productName: line({ max: 160 }) }))
    .output(success({ count: z.int() })),
  listOwn: endpoint
    .route({
      method: 'GET',
      path: '/requirements',
      summary: 'List your requirements and their replies',
      tags,
    })
    .input(page)
    .output(success({ requirements: z.array(ownRequirement), nextCursor: z.nullable(id) })),
  listMatched: shown
    .route({ method: 'GET', path: '/store/requirements', summary: 'List matching requirements', tags })
    .input(page)
    .output(matches),
  countUnseen: shown
    .route({
      method: 'GET',
      path: '/store/requirements/counts',
      summary: 'Count unviewed requirements',
      tags,
    })
    .output(success({ unseen: z.number() })),
  getMatched: shown
    .route({
      method: 'GET',
      path: '/store/requirements/{id}',
      summary: 'Get a matching requirement',
      tags,
    })
    .input(one)
    .output(success({ requirement: matchedRequirement })),
  markSeen: store
    .route({
      method: 'POST',
      path: '/store/requirements/{id}/seen',
      summary: 'Mark a requirement as viewed',
      tags,
    })
    .input(one)
    .output(emptySuccess),
  answer: endpoint
    .meta({ access: ['supplier'], idempotent: true })
    .route({
      method: 'POST',
      path: '/store/requirements/{id}/answer',
      successStatus: 201,
      summary: 'Message the buyer',
      tags,
    })
    .input(answerForm)
    .output(success({ inquiry: z.object({ id }) })),
  reveal: store
    .route({
      method: 'POST',
      path: '/store/requirements/{id}/reveal',
      summary: 'Show the phone number. Views are recorded.',
      tags,
    })
    .input(one)
    .output(success({ mobile: z.string() })),
};

export const requirementSubmitted = defineEvent<{ requirementId: string }>('requirement.submitted');
/** A requirement was shown to a supplier; one event for each. */
export const requirementMatched = defineEvent<{ requirementId: string; supplierId: string }>(
  'requirement.matched',
);
