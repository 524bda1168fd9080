import { toProblem } from '#web/problem.ts';
import { type RangeQuery, ranges } from '../contract.ts';

/** State of a report screen. */
export type ReportState<Report> =
  | { state: 'ready'; query: RangeQuery; report: Report }
  /** The store's plan does not include the report. */
  | { state: 'plan' }
  | { state: 'unfinished' }
  /** An invalid custom range, with the reason. */
  | { state: 'range'; query: RangeQuery; message: string };

function readRangeQuery(url: string): RangeQuery {
  const { searchParams } = new URL(url);
  const range = ranges.find((known) => known === searchParams.get('range')) ?? '30d';
  if (range !== 'custom') return { range };
  return { range, from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' };
}

/** Loads a report of the store, or the reason why it cannot be shown. */
export async function loadReport<Report>(
  { request }: { request: Request },
  read: (query: RangeQuery) => Promise<{ data: { report: Report } }>,
): Promise<ReportState<Report>> {
  const query = readRangeQuery(request.url);
  try {
    const { data } = await read(query);
    return { state: 'ready', query, report: data.report };
  } catch (error) {
    const { reason, message, code } = toProblem(error);
    if (reason === 'registration_unfinished') return { state: 'unfinished' };
    if (reason === 'plan') return { state: 'plan' };
    if (code === 'invalid' && query.range === 'custom')
      return { state: 'range', query, message: message ?? 'Select a start and an end date.' };
    throw error;
  }
}
