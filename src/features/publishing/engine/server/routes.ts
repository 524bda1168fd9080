import { ok } from '#lib/endpoint.ts';
import type { CommandContext } from '#platform/commands/context.ts';
import type { RequestContext } from '#platform/http/procedures.ts';

/** An endpoint that waits for its handler. */
interface Procedure<Input, Data, Implemented> {
  handler(
    run: (call: { context: RequestContext; input: Input }) => Promise<{ status: 'success'; data: Data }>,
  ): Implemented;
}

interface EditorProcedures<Query, Form, Id, Rows, Reply, List, Get, Create, Save, Remove> {
  list: Procedure<Query, Rows, List>;
  get: Procedure<Id, Reply, Get>;
  create: Procedure<Form, Reply, Create>;
  save: Procedure<Form & Id, Reply, Save>;
  remove: Procedure<Id, Record<never, never>, Remove>;
}

interface EditorHandlers<Query, Form, Entry, Rows, Reply> {
  list: (context: RequestContext, query: Query & { now: Date }) => Promise<Rows>;
  get: (context: RequestContext, id: string) => Promise<Entry>;
  create: (ctx: CommandContext, form: Form) => Promise<Entry>;
  save: (ctx: CommandContext, form: Form & { id: string }) => Promise<Entry>;
  remove: (ctx: CommandContext, entry: { id: string }) => Promise<void>;
  /** Puts an entry into a response, under its name. */
  reply: (entry: Entry) => Reply;
}

/** Binds the endpoints of an editor to the queries and commands of its kind. */
export const editorRoutes = <Query, Form, Entry, Rows, Reply, List, Get, Create, Save, Remove>(
  os: EditorProcedures<Query, Form, { id: string }, Rows, Reply, List, Get, Create, Save, Remove>,
  kind: EditorHandlers<Query, Form, Entry, Rows, Reply>,
) => ({
  list: os.list.handler(async ({ context, input }) =>
    ok(await kind.list(context, { ...input, now: context.now })),
  ),
  get: os.get.handler(async ({ context, input }) => ok(kind.reply(await kind.get(context, input.id)))),
  create: os.create.handler(async ({ context, input }) =>
    ok(kind.reply(await context.write((ctx) => kind.create(ctx, input)))),
  ),
  save: os.save.handler(async ({ context, input }) =>
    ok(kind.reply(await context.write((ctx) => kind.save(ctx, input)))),
  ),
  remove: os.remove.handler(async ({ context, input }) => {
    await context.write((ctx) => kind.remove(ctx, input));
    return ok({});
  }),
});
