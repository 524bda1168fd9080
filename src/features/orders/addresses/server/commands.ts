import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { listCountries, listStates } from '#features/stores/locations/server/queries.ts';
import { normalizeGstin } from '#features/stores/suppliers/rules/gstin.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { type CommandContext, requireSignedIn } from '#platform/commands/context.ts';
import { lockUntilCommit } from '#platform/database/locks.ts';
import { type Address, type AddressForm, maxAddresses } from '../contract.ts';
import { addressProblems } from '../rules.ts';
import { describeAddress } from './queries.ts';
import { addresses } from './tables.ts';

interface Flags {
  isDefaultDelivery: boolean;
  isDefaultBilling: boolean;
}

/** Returns the form with a normalized tax number. Throws 400 if it breaks the rules of its country. */
function validate<Form extends AddressForm>(form: Form): Form {
  const lists = { countries: listCountries(), states: listStates(form.country) };
  const [first, ...rest] = addressProblems(form, lists);
  if (first) throw invalidFields([first, ...rest]);
  return form.country === 'IN' ? { ...form, taxId: normalizeGstin(form.taxId) } : form;
}

/** Adds an address for the caller. The first one becomes the default for delivery and billing. */
export async function addAddress(ctx: CommandContext, input: AddressForm & Flags): Promise<Address> {
  const { accountId } = requireSignedIn(ctx);
  const form = validate(input);
  await lockAddresses(ctx, accountId);
  const count = await ctx.db.$count(addresses, eq(addresses.accountId, accountId));
  if (count >= maxAddresses) {
    throw new AppError('conflict', `You have ${maxAddresses} addresses, the maximum. Delete one first.`, {
      reason: 'too_many_addresses',
    });
  }
  const flags = count === 0 ? { isDefaultDelivery: true, isDefaultBilling: true } : { ...pickFlags(form) };
  const id = newId();
  await clearOtherDefaults(ctx, { accountId, id, ...flags });
  const [row] = await ctx.db
    .insert(addresses)
    .values({ ...form, ...flags, id, accountId, createdAt: ctx.now })
    .returning();
  if (!row) throw notFound('Address');
  return describeAddress(row);
}

/** Changes an address of the caller. */
export async function changeAddress(
  ctx: CommandContext,
  { id, ...input }: AddressForm & Flags & { id: string },
): Promise<Address> {
  const { accountId } = requireSignedIn(ctx);
  const form = validate(input);
  await lockAddresses(ctx, accountId);
  await clearOtherDefaults(ctx, { accountId, id, ...pickFlags(form) });
  const [row] = await ctx.db
    .update(addresses)
    .set(form)
    .where(and(eq(addresses.id, id), eq(addresses.accountId, accountId)))
    .returning();
  if (!row) throw notFound('Address');
  return describeAddress(row);
}

/** Deletes an address of the caller. The newest of the others takes over as default. */
export async function deleteAddress(ctx: CommandContext, { id }: { id: string }): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  await lockAddresses(ctx, accountId);
  const [deleted] = await ctx.db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.accountId, accountId)))
    .returning();
  if (!deleted) throw notFound('Address');
  const { isDefaultDelivery, isDefaultBilling } = deleted;
  if (!isDefaultDelivery && !isDefaultBilling) return;
  const newestId = ctx.db
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(desc(addresses.createdAt), asc(addresses.id))
    .limit(1);
  await ctx.db
    .update(addresses)
    .set({
      ...(isDefaultDelivery ? { isDefaultDelivery } : {}),
      ...(isDefaultBilling ? { isDefaultBilling } : {}),
    })
    .where(eq(addresses.id, newestId));
}

const pickFlags = ({ isDefaultDelivery, isDefaultBilling }: Flags): Flags => ({
  isDefaultDelivery,
  isDefaultBilling,
});

/** Keeps one default address for each use. */
async function clearOtherDefaults(
  ctx: CommandContext,
  { accountId, id, isDefaultDelivery, isDefaultBilling }: Flags & { accountId: string; id: string },
): Promise<void> {
  if (!isDefaultDelivery && !isDefaultBilling) return;
  await ctx.db
    .update(addresses)
    .set({
      ...(isDefaultDelivery ? { isDefaultDelivery: false } : {}),
      ...(isDefaultBilling ? { isDefaultBilling: false } : {}),
    })
    .where(and(eq(addresses.accountId, accountId), ne(addresses.id, id)));
}

const lockAddresses = (ctx: CommandContext, accountId: string) =>
  lockUntilCommit(ctx.db, `addresses:${accountId}`);
