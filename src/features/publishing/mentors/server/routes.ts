import { editorRoutes } from '#features/publishing/engine/server/routes.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { mentorsContract } from '../contract.ts';
import { mentorCommands } from './commands/edit-mentors.ts';
import { requestSession, setSessionStatus, withdrawSession } from './commands/sessions.ts';
import * as people from './queries/people.ts';
import * as requests from './queries/sessions.ts';

const os = implementContract(mentorsContract);

export const mentorsRoutes = os.router({
  listMentors: os.listMentors.handler(async ({ context, input }) =>
    ok(await people.listMentors(context.db, input)),
  ),
  listMentorFilters: os.listMentorFilters.handler(async ({ context }) =>
    ok({ filters: await people.listMentorFilters(context.db) }),
  ),
  getMentor: os.getMentor.handler(async ({ context, input }) =>
    ok(await people.getMentor(context.db, input.slug)),
  ),
  requestSession: os.requestSession.handler(async ({ context, input }) =>
    ok({ session: await context.write((ctx) => requestSession(ctx, input)) }),
  ),
  listMySessions: os.listMySessions.handler(async ({ context, input }) =>
    ok(
      await requests.listMySessions(context.db, { ...input, accountId: requireSignedIn(context).accountId }),
    ),
  ),
  withdrawSession: os.withdrawSession.handler(async ({ context, input }) =>
    ok({ session: await context.write((ctx) => withdrawSession(ctx, input)) }),
  ),
  listSessions: os.listSessions.handler(async ({ context, input }) =>
    ok(await requests.listSessions(context.db, input)),
  ),
  setSessionStatus: os.setSessionStatus.handler(async ({ context, input }) =>
    ok({ session: await context.write((ctx) => setSessionStatus(ctx, input)) }),
  ),
  editor: {
    ...editorRoutes(os.editor, {
      ...mentorCommands,
      list: people.listStoredMentors,
      get: people.getStoredMentor,
      reply: (mentor) => ({ mentor }),
    }),
    move: os.editor.move.handler(async ({ context, input }) => {
      await context.write((ctx) => mentorCommands.move(ctx, input));
      return ok({});
    }),
  },
});
