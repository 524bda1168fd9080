import { ok } from '#lib/endpoint.ts';
import { signedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { mentorsContract } from '../contract.ts';
import * as editing from './commands/edit-mentors.ts';
import { requestSession, setSessionStatus, withdrawSession } from './commands/sessions.ts';
import * as queries from './queries.ts';

const os = implementContract(mentorsContract);

export const mentorsRoutes = os.router({
  listMentors: os.listMentors.handler(async ({ context, input }) =>
    ok(await queries.listMentors(context.db, input)),
  ),
  listMentorFilters: os.listMentorFilters.handler(async ({ context }) =>
    ok({ filters: await queries.listMentorFilters(context.db) }),
  ),
  getMentor: os.getMentor.handler(async ({ context, input }) =>
    ok(await queries.getMentor(context.db, input.slug)),
  ),
  requestSession: os.requestSession.handler(async ({ context, input }) =>
    ok({ session: await context.write((ctx) => requestSession(ctx, input)) }),
  ),
  listMySessions: os.listMySessions.handler(async ({ context, input }) =>
    ok(await queries.listMySessions(context.db, { ...input, accountId: signedIn(context).accountId })),
  ),
  withdrawSession: os.withdrawSession.handler(async ({ context, input }) =>
    ok({ session: await context.write((ctx) => withdrawSession(ctx, input)) }),
  ),
  listSessions: os.listSessions.handler(async ({ context, input }) =>
    ok(await queries.listSessions(context.db, input)),
  ),
  setSessionStatus: os.setSessionStatus.handler(async ({ context, input }) =>
    ok({ session: await context.write((ctx) => setSessionStatus(ctx, input)) }),
  ),
  listMentorsToEdit: os.listMentorsToEdit.handler(async ({ context, input }) =>
    ok(await queries.listMentorsToEdit(context.db, input)),
  ),
  getMentorToEdit: os.getMentorToEdit.handler(async ({ context, input }) =>
    ok({ mentor: await queries.getMentorToEdit(context.db, input.id) }),
  ),
  createMentor: os.createMentor.handler(async ({ context, input }) =>
    ok({ mentor: await context.write((ctx) => editing.createMentor(ctx, input)) }),
  ),
  saveMentor: os.saveMentor.handler(async ({ context, input }) =>
    ok({ mentor: await context.write((ctx) => editing.saveMentor(ctx, input)) }),
  ),
  publishMentor: os.publishMentor.handler(async ({ context, input }) =>
    ok({ mentor: await context.write((ctx) => editing.publishMentor(ctx, input)) }),
  ),
  moveMentor: os.moveMentor.handler(async ({ context, input }) => {
    await context.write((ctx) => editing.moveMentor(ctx, input));
    return ok({});
  }),
  deleteMentor: os.deleteMentor.handler(async ({ context, input }) => {
    await context.write((ctx) => editing.deleteMentor(ctx, input));
    return ok({});
  }),
});
