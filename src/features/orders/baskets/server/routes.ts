import { ok } from '#lib/endpoint.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { basketsContract } from '../contract.ts';
import { addLine, changeLine, emptyBasket, mergeBasket, removeLine } from './commands.ts';
import { countBasket, describeBasket, getBasket } from './queries/basket.ts';

const os = implementContract(basketsContract);

const myBasket = async (context: RequestContext) =>
  ok({
    basket: await getBasket(context.db, { accountId: requireSignedIn(context).accountId, now: context.now }),
  });

async function changed(context: RequestContext, change: (ctx: CommandContext) => Promise<void>) {
  await context.write(change);
  return myBasket(context);
}

export const basketsRoutes = os.router({
  getBasket: os.getBasket.handler(({ context }) => myBasket(context)),
  countBasket: os.countBasket.handler(async ({ context }) =>
    ok({ lineCount: await countBasket(context.db, requireSignedIn(context).accountId) }),
  ),
  addLine: os.addLine.handler(({ context, input }) => changed(context, (ctx) => addLine(ctx, input))),
  changeLine: os.changeLine.handler(({ context, input }) =>
    changed(context, (ctx) => changeLine(ctx, input)),
  ),
  removeLine: os.removeLine.handler(({ context, input }) =>
    changed(context, (ctx) => removeLine(ctx, input)),
  ),
  emptyBasket: os.emptyBasket.handler(async ({ context }) => {
    await context.write(emptyBasket);
    return ok({});
  }),
  mergeBasket: os.mergeBasket.handler(({ context, input }) =>
    changed(context, (ctx) => mergeBasket(ctx, input)),
  ),
  priceBasket: os.priceBasket.handler(async ({ context, input }) =>
    ok({
      basket: await describeBasket(context.db, {
        lines: input.lines,
        accountId: context.actor?.accountId ?? null,
        now: context.now,
      }),
    }),
  ),
});
