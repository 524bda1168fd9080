import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { mentorsContract } from '../contract.ts';
import * as editing from './commands/edit-mentors.ts';
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
    listMentors: os.editor.listMentors.handler(async ({ context, input }) =>
      ok(await people.listEditedMentors(context.db, input)),
    ),
    getMentor: os.editor.getMentor.handler(async ({ context, input }) =>
      ok({ mentor: await people.getEditedMentor(context.db, input.id) }),
    ),
    createMentor: os.editor.createMentor.handler(async ({ context, input }) =>
      ok({ mentor: await context.write((ctx) => editing.createMentor(ctx, input)) }),
    ),
    saveMentor: os.editor.saveMentor.handler(async ({ context, input: { id, ...form } }) =>
      ok({ mentor: await context.write((ctx) => editing.saveMentor(ctx, { id, form })) }),
    ),
    moveMentor: os.editor.moveMentor.handler(async ({ context, input }) => {
      await context.write((ctx) => editing.moveMentor(ctx, input));
      return ok({});
    }),
    deleteMentor: os.editor.deleteMentor.handler(async ({ context, input }) => {
      await context.write((ctx) => editing.deleteMentor(ctx, input));
      return ok({});
    }),
  },
});
