import { findAccountByEmail, getUser } from '#features/identity/accounts/server/queries.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { teamContract } from '../contract.ts';
import {
  acceptInvitation,
  cancelInvitation,
  hashInvitationToken,
  invite,
  joinTeam,
  leaveTeam,
  removeFromTeam,
  setRole,
} from './commands.ts';
import { getInvitation, getTeam } from './queries.ts';

const os = implementContract(teamContract);

export const teamRoutes = os.router({
  getTeam: os.getTeam.handler(async ({ context }) => {
    const { accountId } = requireSignedIn(context);
    const store = await requireStore(context);
    return ok({ team: await getTeam(context.db, { accountId, store, now: context.now }) });
  }),
  invite: os.invite.handler(async ({ context, input }) => {
    const { publicUrl } = context.kernel.config;
    await context.write((ctx) => invite(ctx, { ...input, publicUrl }));
    return ok({});
  }),
  cancelInvitation: os.cancelInvitation.handler(async ({ context, input }) => {
    await context.write((ctx) => cancelInvitation(ctx, input));
    return ok({});
  }),
  setRole: os.setRole.handler(async ({ context, input }) => {
    await context.write((ctx) => setRole(ctx, input));
    return ok({});
  }),
  removeFromTeam: os.removeFromTeam.handler(async ({ context, input }) => {
    await context.write((ctx) => removeFromTeam(ctx, input));
    return ok({});
  }),
  leaveTeam: os.leaveTeam.handler(async ({ context }) => {
    await context.write(leaveTeam);
    return ok({});
  }),
  readOffer: os.readOffer.handler(async ({ context: { db, now }, input }) => {
    const invitation = await getInvitation(db, { tokenDigest: hashInvitationToken(input.token), now });
    const { storeName, invitedBy, email, role } = invitation;
    const hasAccount = (await findAccountByEmail(db, email)) !== null;
    return ok({ offer: { storeName, invitedBy, email, role, hasAccount } });
  }),
  acceptOffer: os.acceptOffer.handler(async ({ context, input }) => {
    await context.write((ctx) => acceptInvitation(ctx, input));
    return ok({});
  }),
  joinTeam: os.joinTeam.handler(async ({ context, input }) => {
    const { device, kernel } = context;
    const newMember = { ...input, device, secret: kernel.config.sessionSecret };
    const { accountId, token } = await context.write((ctx) => joinTeam(ctx, newMember));
    return { token, ...ok({ user: await getUser(context.db, accountId) }) };
  }),
});
