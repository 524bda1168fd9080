import { createHash } from 'node:crypto';
import { canonicalJson } from '#lib/canonical-json.ts';
import { newId } from '#lib/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { RequestContent } from '../contract/request-form.ts';
import { requestInvitations, requestQuestions, requests, requestVersions } from './tables.ts';

type RequestInsert = typeof requests.$inferInsert;
type InvitationInsert = typeof requestInvitations.$inferInsert;
type QuestionInsert = typeof requestQuestions.$inferInsert;

interface RequestFactoryInput extends Partial<Pick<RequestInsert, 'id' | 'status' | 'closeReason'>> {
  buyerAccountId: string;
  content: RequestContent;
  publishedAt: Date;
  invitations: readonly (Pick<InvitationInsert, 'supplierId' | 'reason'> &
    Partial<Omit<InvitationInsert, 'requestId' | 'rank'>>)[];
  questions?: readonly (Pick<QuestionInsert, 'supplierId' | 'question' | 'askedAt'> &
    Partial<Pick<QuestionInsert, 'answer' | 'answeredAt'>>)[];
}

/** Inserts a published request with its invitations and questions, for a test or the seed. */
export async function createRequest(
  db: Database,
  { content, publishedAt, invitations, questions = [], ...given }: RequestFactoryInput,
): Promise<{ id: string }> {
  const id = given.id ?? newId();
  await db.insert(requests).values({
    status: 'open',
    ...given,
    id,
    version: 1,
    title: content.title,
    lineCount: content.lines.length,
    deadline: content.deadline,
    sealed: content.sealed,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  });
  await db.insert(requestVersions).values({
    requestId: id,
    version: 1,
    content,
    fingerprint: createHash('sha256').update(canonicalJson(content)).digest('hex'),
    publishedAt,
  });
  if (invitations.length > 0)
    await db
      .insert(requestInvitations)
      .values(
        invitations.map((one, index) => ({ invitedAt: publishedAt, ...one, requestId: id, rank: index + 1 })),
      );
  if (questions.length > 0)
    await db
      .insert(requestQuestions)
      .values(questions.map((one) => ({ ...one, id: newId(), requestId: id })));
  return { id };
}

type DraftInput = Pick<RequestInsert, 'id' | 'buyerAccountId' | 'title' | 'createdAt'> & { typed: string };

/** Inserts a draft, for a test or the seed. */
export const createDraftRequest = (db: Database, draft: DraftInput) =>
  db.insert(requests).values({
    ...draft,
    status: 'draft',
    version: 0,
    lineCount: 0,
    sealed: false,
    updatedAt: draft.createdAt,
  });
