import { ok } from '#lib/endpoint.ts';
import { requireSession, requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { accountsContract } from '../contract.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
  saveProfile,
} from './commands/profile.ts';
import { changePassword, resetPassword, verifyEmail } from './commands/recover.ts';
import { checkCredentials, revokeOtherSessions, revokeSession, signIn, signOut } from './commands/sign-in.ts';
import { resendVerification, signUp } from './commands/sign-up.ts';
import { queueReset } from './jobs.ts';
import { getProfile, getUser, listSessions } from './queries.ts';

const os = implementContract(accountsContract);

/** Returns the values that a new session needs from the server, besides what the user typed. */
const sessionContext = ({ kernel, device }: RequestContext) => ({
  device,
  publicUrl: kernel.config.publicUrl,
  secret: kernel.config.sessionSecret,
});

async function signInResponse(
  context: RequestContext,
  { accountId, token }: { accountId: string; token: string },
) {
  return { token, ...ok({ user: await getUser(context.db, accountId) }) };
}

export const accountsRoutes = os.router({
  signUp: os.signUp.handler(async ({ context, input }) => {
    const created = await context.write((ctx) => signUp(ctx, { ...input, ...sessionContext(context) }));
    return signInResponse(context, created);
  }),
  signIn: os.signIn.handler(async ({ context, input }) => {
    const proven = await checkCredentials(context.db, { now: context.now, ...input, ip: context.ip });
    const session = { ...proven, remember: input.remember, ...sessionContext(context) };
    return signInResponse(context, { ...proven, token: await context.write((ctx) => signIn(ctx, session)) });
  }),
  signOut: os.signOut.handler(async ({ context }) => {
    await context.write(signOut);
    return ok({});
  }),
  whoAmI: os.whoAmI.handler(async ({ context }) =>
    ok({ user: await getUser(context.db, requireSignedIn(context).accountId) }),
  ),
  forgotPassword: os.forgotPassword.handler(async ({ context, input }) => {
    await queueReset(context.db, input.email);
    return ok({});
  }),
  resetPassword: os.resetPassword.handler(async ({ context, input }) => {
    await context.write((ctx) => resetPassword(ctx, input));
    return ok({});
  }),
  verifyEmail: os.verifyEmail.handler(async ({ context, input }) => {
    await context.write((ctx) => verifyEmail(ctx, input));
    return ok({});
  }),
  resendVerification: os.resendVerification.handler(async ({ context }) => {
    const { publicUrl } = context.kernel.config;
    await context.write((ctx) => resendVerification(ctx, { publicUrl }));
    return ok({});
  }),
  changePassword: os.changePassword.handler(async ({ context, input }) => {
    await changePassword(context, input);
    return ok({});
  }),
  getProfile: os.getProfile.handler(async ({ context }) =>
    ok({ profile: await getProfile(context.db, { ...requireSignedIn(context), now: context.now }) }),
  ),
  saveProfile: os.saveProfile.handler(async ({ context, input }) => {
    const accountId = await context.write((ctx) => saveProfile(ctx, input));
    return ok({ user: await getUser(context.db, accountId) });
  }),
  requestEmailChange: os.requestEmailChange.handler(async ({ context, input }) => {
    await requestEmailChange(context, input);
    return ok({});
  }),
  cancelEmailChange: os.cancelEmailChange.handler(async ({ context }) => {
    await context.write(cancelEmailChange);
    return ok({});
  }),
  confirmEmailChange: os.confirmEmailChange.handler(async ({ context, input }) => {
    await context.write((ctx) => confirmEmailChange(ctx, input));
    return ok({});
  }),
  listSessions: os.listSessions.handler(async ({ context }) =>
    ok({ sessions: await listSessions(context.db, { ...requireSession(context), now: context.now }) }),
  ),
  revokeOtherSessions: os.revokeOtherSessions.handler(async ({ context }) => {
    await context.write(revokeOtherSessions);
    return ok({});
  }),
  revokeSession: os.revokeSession.handler(async ({ context, input }) => {
    await context.write((ctx) => revokeSession(ctx, input));
    return ok({});
  }),
});
