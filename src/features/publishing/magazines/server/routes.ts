import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { magazinesContract } from '../contract.ts';
import { createIssue, deleteIssue, saveIssue } from './commands.ts';
import { getEdited, getIssue, getNextNumber, listEdited, listIssues } from './queries.ts';

const os = implementContract(magazinesContract);

export const magazinesRoutes = os.router({
  listIssues: os.listIssues.handler(async ({ context, input }) =>
    ok({ issues: await listIssues(context.db, { ...input, now: context.now }) }),
  ),
  getIssue: os.getIssue.handler(async ({ context, input }) =>
    ok(await getIssue(context.db, { ...input, now: context.now })),
  ),
  editor: {
    list: os.editor.list.handler(async ({ context, input }) =>
      ok(await listEdited(context.db, { ...input, now: context.now })),
    ),
    get: os.editor.get.handler(async ({ context, input }) =>
      ok({ issue: await getEdited(context.db, input.id) }),
    ),
    getChoices: os.editor.getChoices.handler(async ({ context }) =>
      ok({ nextNumber: await getNextNumber(context.db) }),
    ),
    create: os.editor.create.handler(async ({ context, input }) =>
      ok({ issue: await context.write((ctx) => createIssue(ctx, input)) }),
    ),
    save: os.editor.save.handler(async ({ context, input }) =>
      ok({ issue: await context.write((ctx) => saveIssue(ctx, input)) }),
    ),
    remove: os.editor.remove.handler(async ({ context, input }) => {
      await context.write((ctx) => deleteIssue(ctx, input));
      return ok({});
    }),
  },
});
