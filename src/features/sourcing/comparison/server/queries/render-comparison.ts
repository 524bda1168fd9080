import type { Viewer } from '#features/conversations/inquiries/server/queries/viewer.ts';
import { contentDisposition } from '#features/files/files/rules.ts';
import { toDateString } from '#lib/calendar.ts';
import type { Database } from '#platform/database/database.ts';
import type { ComparisonSubject } from '../../contract.ts';
import { getComparison } from './comparison.ts';
import { drawComparison } from './draw-comparison.ts';
import { writeComparison } from './write-comparison.ts';

interface FileQuery {
  subject: ComparisonSubject;
  id: string;
  type: 'xlsx' | 'pdf';
  viewer: Extract<Viewer, { side: 'buyer' }>;
  now: Date;
}

const contentTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Returns the comparison as a file with all costs, their parts and the assumptions. */
export async function renderComparison(db: Database, { type, ...query }: FileQuery) {
  const comparison = await getComparison(db, query);
  const bytes =
    type === 'pdf' ? await drawComparison(comparison, query.now) : await writeComparison(comparison);
  const name = `quotes-compared-${toDateString(query.now)}.${type}`;
  return {
    file: new File([new Uint8Array(bytes)], name, { type: contentTypes[type] }),
    disposition: contentDisposition(name),
  };
}
