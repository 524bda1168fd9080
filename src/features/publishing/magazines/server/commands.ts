import { eq } from 'drizzle-orm';
import { readMinutesOf } from '#features/publishing/blog/rules/reading.ts';
import { publicationTime } from '#features/publishing/engine/rules/publication.ts';
import {
  definePublication,
  deleteDraft,
  publicationCommands,
} from '#features/publishing/engine/server/commands/publication-commands.ts';
import { renderText } from '#features/publishing/engine/server/commands/render-text.ts';
import { endpointTag } from '#lib/endpoint-tags.ts';
import { invalidFields } from '#lib/errors.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import { type IssueForm, issueChanged, magazinesContract } from '../contract.ts';
import { issueGaps } from '../rules.ts';
import { getStoredIssue } from './queries.ts';
import { issues, pieces } from './tables.ts';

const magazineIssues = definePublication({
  table: issues,
  noun: 'issue',
  get: getStoredIssue,
  title: ({ title }: IssueForm) => title,
  gaps: issueGaps,
  async columns(ctx, { form, before }) {
    await checkNumber(ctx, { id: before?.id, number: form.number });
    return { ...form, publishedAt: publicationTime(form, { before, now: ctx.now }) };
  },
  initial: ({ now }) => ({ createdAt: now }),
  after: storePieces,
  emit: (ctx, { id, change }) => ctx.emit(issueChanged, { issueId: id, change }),
  tags: () => [endpointTag(magazinesContract.listIssues), endpointTag(magazinesContract.getIssue)],
});

export const issueCommands = { ...publicationCommands(magazineIssues), remove: deleteDraft(magazineIssues) };

/** Reports a taken number with its field, before the unique index fails without naming it. */
async function checkNumber(
  { db }: CommandContext,
  { id, number }: { id: string | undefined; number: number },
): Promise<void> {
  const [other] = await db.select({ id: issues.id }).from(issues).where(eq(issues.number, number));
  if (other && other.id !== id) {
    throw invalidFields([{ path: 'number', message: `Issue ${number} already exists` }]);
  }
}

async function storePieces(
  { db }: CommandContext,
  { id, form }: { id: string; form: IssueForm },
): Promise<void> {
  await db.delete(pieces).where(eq(pieces.issueId, id));
  const rows = form.pieces.map((piece, position) => ({
    ...piece,
    issueId: id,
    position,
    html: renderText(piece.markdown).html,
    minutes: readMinutesOf(piece.markdown),
  }));
  if (rows.length > 0) await db.insert(pieces).values(rows);
}
