import { editorRoutes } from '#features/publishing/engine/server/routes.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { magazinesContract } from '../contract.ts';
import { issueCommands } from './commands.ts';
import { getIssue, getNextNumber, getStoredIssue, listIssues, listStoredIssues } from './queries.ts';

const os = implementContract(magazinesContract);

export const magazinesRoutes = os.router({
  listIssues: os.listIssues.handler(async ({ context, input }) =>
    ok({ issues: await listIssues(context.db, { ...input, now: context.now }) }),
  ),
  getIssue: os.getIssue.handler(async ({ context, input }) =>
    ok(await getIssue(context.db, { ...input, now: context.now })),
  ),
  editor: {
    ...editorRoutes(os.editor, {
      ...issueCommands,
      list: listStoredIssues,
      get: getStoredIssue,
      reply: (issue) => ({ issue }),
    }),
    getChoices: os.editor.getChoices.handler(async ({ context }) =>
      ok({ nextNumber: await getNextNumber(context.db) }),
    ),
  },
});
