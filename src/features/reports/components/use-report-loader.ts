import { api } from '#web/api.ts';
import { problemOf } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import { type RangeQuery, ranges } from '../contract.ts';

type Reads = typeof api.reports.store;

/** What a screen of a report shows. */
export type Loaded<Report> =
  | { state: 'ready'; query: RangeQuery; report: Report; sample: boolean }
  /** The plan does not bring it: the sample store's figures show what it would look like. */
  | { state: 'plan'; query: RangeQuery; report: Report }
  | { state: 'unfinished' }
  /** A range of one's own that cannot be read, with the reason. */
  | { state: 'range'; query: RangeQuery; message: string };

function readAddress(address: string): RangeQuery {
  const { searchParams } = new URL(address);
  const range = ranges.find((known) => known === searchParams.get('range')) ?? '30d';
  if (range !== 'custom') return { range };
  return { range, from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' };
}

/** Reads a report of one's own store; visitors read the sample store's. */
export async function loadReport<Report>(
  { request }: { request: Request },
  read: (reads: Reads, query: RangeQuery) => Promise<{ data: { report: Report } }>,
): Promise<Loaded<Report>> {
  const query = readAddress(request.url);
  const sample = currentSession()?.user.role !== 'supplier';
  try {
    const { data } = await read(sample ? api.reports.sampleStore : api.reports.store, query);
    return { state: 'ready', query, report: data.report, sample };
  } catch (error) {
    const { reason, message, code } = problemOf(error);
    if (reason === 'registration_unfinished') return { state: 'unfinished' };
    if (reason === 'plan') {
      const { data } = await read(api.reports.sampleStore, { range: '30d' });
      return { state: 'plan', query, report: data.report };
    }
    if (code === 'invalid' && query.range === 'custom')
      return { state: 'range', query, message: message ?? 'Please choose a first and a last day.' };
    throw error;
  }
}
