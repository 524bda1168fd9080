import { problemOf } from '#web/problem.ts';
import { type RangeQuery, ranges } from '../contract.ts';

/** What a screen of a report shows. */
export type Loaded<Report> =
  | { state: 'ready'; query: RangeQuery; report: Report }
  /** The plan does not include it. */
  | { state: 'plan' }
  | { state: 'unfinished' }
  /** A range of one's own that cannot be read, with the reason. */
  | { state: 'range'; query: RangeQuery; message: string };

function readAddress(address: string): RangeQuery {
  const { searchParams } = new URL(address);
  const range = ranges.find((known) => known === searchParams.get('range')) ?? '30d';
  if (range !== 'custom') return { range };
  return { range, from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' };
}

/** Reads a report of the store, or why it cannot be shown. */
export async function loadReport<Report>(
  { request }: { request: Request },
  read: (query: RangeQuery) => Promise<{ data: { report: Report } }>,
): Promise<Loaded<Report>> {
  const query = readAddress(request.url);
  try {
    const { data } = await read(query);
    return { state: 'ready', query, report: data.report };
  } catch (error) {
    const { reason, message, code } = problemOf(error);
    if (reason === 'registration_unfinished') return { state: 'unfinished' };
    if (reason === 'plan') return { state: 'plan' };
    if (code === 'invalid' && query.range === 'custom')
      return { state: 'range', query, message: message ?? 'Please choose a first and a last day.' };
    throw error;
  }
}
