import * as z from 'zod/mini';

// Control characters are not allowed in any field, except line breaks and tabs in long text.
const controlInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;
const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
// Something visible: a name of joiners and spaces only is empty.
const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;
const refused = 'Remove control characters';

interface TextRules {
  max: number;
  required?: string;
  min?: { length: number; message: string };
}

function trimmedText(control: RegExp, { max, required, min }: TextRules) {
  return z.string(required ?? 'Enter text').check(
    z.trim(),
    z.minLength(required ? 1 : 0, { error: required ?? '', abort: true }),
    z.minLength(min?.length ?? 0, min?.message ?? ''),
    z.refine((value) => !required || visibleCharacter.test(value), { error: required ?? '', abort: true }),
    z.refine((value) => !control.test(value), refused),
    z.maxLength(max, `Use no more than ${max} characters`),
  );
}

/** Schema of a trimmed line of text; `required` is the message if it is empty. */
export const line = (rules: TextRules) => trimmedText(controlInLine, rules);

/** Schema of trimmed text with line breaks. */
export const paragraph = (rules: TextRules) => trimmedText(controlInText, rules);

/** The database cannot store NUL or half of a surrogate pair in text. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
/** Schema of text as typed into a form, for drafts, which are not validated otherwise. */
export const typedText = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, `Use no more than ${max} characters`),
      z.refine(isStorable, 'Remove control characters'),
    );

/** Schema of an amount in minor units, with its currency (ISO 4217). */
export const money = z.object({ amountMinor: z.int(), currency: z.string() });

/** Schema of an email address, trimmed and in lower case, so that comparisons ignore case. */
export const email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: 'Email is required', abort: true }),
    z.maxLength(254, 'Please enter a valid email'),
    z.email('Please enter a valid email'),
  );

/** Schema of a calendar date in a form, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date('Enter a date');

/** Schema of an instant as ISO 8601 text. A Date from the database is converted. */
export const instant = z.pipe(
  z.union([z.date(), z.string()]),
  z.transform((value: Date | string) => new Date(value).toISOString()),
);

export const id = z.uuid('The id is invalid');

/** Schema of a whole number within bounds in a query string; a missing value becomes the default. */
export const queryNumber = ({ min, max, fallback }: { min: number; max: number; fallback: number }) =>
  z._default(z.coerce.number('Enter a number').check(z.int(), z.gte(min), z.lte(max)), fallback);

/** Schema of a list's `limit`, from 1 to 100. */
export const limit = (fallback = 20) => queryNumber({ min: 1, max: 100, fallback });
