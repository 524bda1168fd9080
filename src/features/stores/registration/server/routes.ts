import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { registrationContract } from '../contract.ts';
import { saveDraft } from './commands/save-draft.ts';
import { submitRegistration } from './commands/submit-registration.ts';
import { getRegistration } from './queries.ts';

const os = implementContract(registrationContract);

const ownRegistrationResponse = async (context: RequestContext) =>
  ok({ registration: await getRegistration(context.db, requireSignedIn(context).accountId) });

export const registrationRoutes = os.router({
  getRegistration: os.getRegistration.handler(({ context }) => ownRegistrationResponse(context)),
  saveRegistration: os.saveRegistration.handler(async ({ context, input }) =>
    ok(await context.write((ctx) => saveDraft(ctx, input))),
  ),
  submitRegistration: os.submitRegistration.handler(async ({ context, input }) => {
    await context.write((ctx) => submitRegistration(ctx, input));
    return ownRegistrationResponse(context);
  }),
});
