import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { quoteTemplatesContract } from '../contract.ts';
import { createTemplate, removeTemplate } from './commands.ts';
import { listTemplates } from './queries.ts';

const os = implementContract(quoteTemplatesContract);

export const quoteTemplatesRoutes = os.router({
  list: os.list.handler(async ({ context }) => {
    const { id } = await requireStore(context, 'inquiries.write');
    return ok({ templates: await listTemplates(context.db, id) });
  }),
  create: os.create.handler(async ({ context, input }) =>
    ok({ template: await context.write((ctx) => createTemplate(ctx, input)) }),
  ),
  remove: os.remove.handler(async ({ context, input }) => {
    await context.write((ctx) => removeTemplate(ctx, input));
    return ok({});
  }),
});
