import type { RequestContent } from '#features/sourcing/requests/contract/request-form.ts';
import { placesText } from '#features/sourcing/requests/rules.ts';
import { formatDate } from '#lib/formats.ts';
import { incoterms } from '#lib/incoterms.ts';
import type { RequestChange } from './contract.ts';
import { lineChanges } from './rules/line-changes.ts';

export interface Names {
  files: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
}

/** The name of the field that notifications state in any case. */
export const deadlineField = 'Quote deadline';

type Field = readonly [name: string, text: (content: RequestContent) => string | null];

const fields: readonly Field[] = [
  ['Name', ({ title }) => title],
  ['Deliver to', ({ places }) => placesText(places)],
  ['Needed by', ({ requiredBy }) => (requiredBy ? formatDate(requiredBy) : null)],
  [deadlineField, ({ deadline }) => formatDate(deadline)],
  ['Incoterm', ({ incoterm }) => (incoterm ? `${incoterm}, ${incoterms[incoterm]}` : null)],
  ['Payment terms', ({ paymentTerm }) => paymentTerm ?? null],
  ['Compared in', ({ currency }) => currency],
  ['Samples', ({ wantsSamples }) => (wantsSamples ? 'Wanted before the order' : null)],
];

/** Returns what differs between two versions of a request, field by field, items first. */
export function changesBetween(
  [before, after]: readonly [RequestContent, RequestContent],
  names: Names,
): RequestChange[] {
  const general = fields.flatMap(([field, text]) =>
    changeOf({ subject: '', field, before: text(before), after: text(after) }),
  );
  return [
    ...lineChanges([before, after], names.categories),
    ...general,
    ...fileChanges([before.fileIds, after.fileIds], names.files),
  ];
}

/** Returns a change, unless both texts are the same. */
const changeOf = (change: RequestChange): RequestChange[] => (change.before === change.after ? [] : [change]);

function fileChanges(
  [before, after]: readonly [readonly string[], readonly string[]],
  names: Names['files'],
): RequestChange[] {
  const nameOf = (id: string): string => names.get(id) ?? 'A file';
  const change = (file: Pick<RequestChange, 'before' | 'after'>) => ({ subject: '', field: 'File', ...file });
  return [
    ...before.filter((id) => !after.includes(id)).map((id) => change({ before: nameOf(id), after: null })),
    ...after.filter((id) => !before.includes(id)).map((id) => change({ before: null, after: nameOf(id) })),
  ];
}

const maxSummarized = 3;
const maxSummaryText = 60;

/** Returns the first changes as sentences for a notification; empty without any. */
export function summarizeChanges(changes: readonly RequestChange[]): string {
  const sentences = changes.slice(0, maxSummarized).map(({ subject, field, before, after }) => {
    const name = subject ? `${subject}: ${field.toLowerCase()}` : field;
    if (after === null) return `${name}: ${shorten(before)} removed.`;
    return before === null
      ? `${name}: ${shorten(after)} added.`
      : `${name}: ${shorten(before)} → ${shorten(after)}.`;
  });
  const rest = changes.length - maxSummarized;
  if (rest > 0) sentences.push(`And ${rest} more ${rest === 1 ? 'change' : 'changes'}.`);
  return sentences.join(' ');
}

function shorten(text: string | null): string {
  const characters = Array.from((text ?? '').replace(/\s*\n\s*/g, ' '));
  return characters.length <= maxSummaryText
    ? characters.join('')
    : `${characters
        .slice(0, maxSummaryText - 1)
        .join('')
        .trimEnd()}…`;
}
