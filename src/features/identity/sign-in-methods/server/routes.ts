import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { identitiesContract } from '../contract.ts';
import { unlinkIdentity } from './commands/connect.ts';
import {
  finishGoogle,
  linkGoogleToAccount,
  signUpWithGoogle,
  startConnecting,
  startGoogle,
} from './commands/google.ts';
import { listIdentities } from './queries.ts';

const os = implementContract(identitiesContract);

export const identitiesRoutes = os.router({
  start: os.start.handler(async ({ context, input }) => ok({ url: await startGoogle(context, input) })),
  finish: os.finish.handler(async ({ context, input }) =>
    ok({ outcome: await finishGoogle(context, input) }),
  ),
  prove: os.prove.handler(async ({ context, input }) =>
    ok({ arrival: await linkGoogleToAccount(context, input) }),
  ),
  join: os.join.handler(async ({ context, input }) =>
    ok({ arrival: await signUpWithGoogle(context, input) }),
  ),
  listIdentities: os.listIdentities.handler(async ({ context }) =>
    ok({
      identities: await listIdentities(context.db, requireSignedIn(context).accountId),
      available: context.kernel.config.google !== null,
    }),
  ),
  connect: os.connect.handler(async ({ context, input }) =>
    ok({ url: await startConnecting(context, input) }),
  ),
  unlink: os.unlink.handler(async ({ context, input }) => {
    await unlinkIdentity(context, input);
    return ok({});
  }),
});
