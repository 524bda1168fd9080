import * as z from 'zod/mini';

// Control characters have no business in a field; line breaks and tabs do, in long text only.
const controlInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
// Something that can be seen: a name of joiners and spaces alone is empty.
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const refused = 'Please remove control characters';

interface TextRules {
  max: number;
  required?: string;
  min?: { length: number; message: string };
}

function text(control: RegExp, { max, required, min }: TextRules) {
  return z.string(required ?? 'Please enter text').check(
    z.trim(),
    z.minLength(required ? 1 : 0, { error: required ?? '', abort: true }),
    z.minLength(min?.length ?? 0, min?.message ?? ''),
    z.refine((value) => !required || visible.test(value), { error: required ?? '', abort: true }),
    z.refine((value) => !control.test(value), refused),
    z.maxLength(max, `Please use at most ${max} characters`),
  );
}

/** One line of text, trimmed; `required` is the message when it is empty. */
export const line = (rules: TextRules) => text(controlInLine, rules);

/** Text of several lines, trimmed. */
export const paragraph = (rules: TextRules) => text(controlInText, rules);

/** Email address, trimmed and lower-cased, so that addresses compare without case. */
export const email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.maxLength(254, 'Please enter a valid email'),
    z.email('Please enter a valid email'),
  );

/** An instant as ISO 8601 text; a Date given by a query is written so. */
export const instant = z.pipe(
  z.union([z.date(), z.string()]),
  z.transform((value: Date | string) => new Date(value).toISOString()),
);

export const id = z.uuid('Not a valid id');

/** Query value → whole number within bounds; what is missing takes the default. */
export const queryNumber = ({ min, max, fallback }: { min: number; max: number; fallback: number }) =>
  z._default(z.coerce.number('Please give a number').check(z.int(), z.gte(min), z.lte(max)), fallback);

/** `limit` of a list: 1 to 100. */
export const limit = (fallback = 20) => queryNumber({ min: 1, max: 100, fallback });
