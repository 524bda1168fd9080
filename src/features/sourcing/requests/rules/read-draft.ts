import type { RequestContent } from '../contract/request-form.ts';
import { emptyRequest, inputOf, type RequestInput } from './request-input.ts';

/**
 * Returns the form from what a draft holds: what was typed, or the content of a request that it was started from. Fields
 * that a newer version of the form added are empty.
 */
export function readDraft(typed: string): RequestInput {
  const parsed = parse(typed);
  if (parsed.cloned) return inputOf(parsed.cloned, { files: [], categories: {}, keepDates: false });
  return { ...emptyRequest({ currency: 'USD', lengthUnit: 'mm' }), ...parsed };
}

function parse(typed: string): Partial<RequestInput> & { cloned?: RequestContent } {
  try {
    const value: unknown = JSON.parse(typed || '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
