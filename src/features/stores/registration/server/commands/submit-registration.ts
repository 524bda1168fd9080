import { requiresPostalCode } from '#features/stores/locations/rules/postal-code.ts';
import { findCountry } from '#features/stores/locations/server/queries.ts';
import { supplierSubmitted } from '#features/stores/suppliers/contract.ts';
import { normalizeGstin } from '#features/stores/suppliers/rules/gstin.ts';
import { toWebAddress } from '#features/stores/suppliers/rules/web-address.ts';
import { canTransition, transitions } from '#features/stores/suppliers/rules.ts';
import { lockStore, updateStore } from '#features/stores/suppliers/server/commands/write-store.ts';
import { findFreeSlug, findOwnerVerifiedAt } from '#features/stores/suppliers/server/queries.ts';
import { AppError } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { RegistrationForm } from '../../contract/registration-form.ts';
import { parseRegistration } from '../../rules/registration.ts';
import { problemsOfDraft } from '../queries.ts';
import { draftChanged, registrationClosed } from './save-draft.ts';

/** Submits the saved draft for review if it is complete and valid. */
export async function submitRegistration(
  ctx: CommandContext,
  { version }: { version: number },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'supplier', 'admin');
  const row = await lockStore(ctx, { ownerAccountId: accountId });
  if (row?.draftVersion !== version) throw draftChanged();
  if (!canTransition('submit', row.status)) throw registrationClosed();
  const country = findCountry(row.draft.country ?? '');
  const problems = problemsOfDraft(row.draft);
  if (problems[0])
    throw new AppError('invalid', problems[0].message, {
      reason: 'registration_incomplete',
      fields: problems,
    });
  const form = parseRegistration(row.draft);
  const slug =
    row.slug === row.id
      ? await findFreeSlug(ctx.db, { id: row.id, businessName: form.businessName })
      : row.slug;
  await updateStore(ctx, {
    ...toColumns(form),
    id: row.id,
    pincode: requiresPostalCode(country) ? form.pincode.toUpperCase() : null,
    slug,
    status: transitions.submit.to,
    version: row.version + 1,
    ownerVerifiedAt: await findOwnerVerifiedAt(ctx.db, accountId),
    submittedAt: ctx.now,
  });
  await ctx.emit(supplierSubmitted, { supplierId: row.id, slug, ownerAccountId: accountId });
}

/** Returns the stored columns of a registration, with empty values as null. */
function toColumns(form: RegistrationForm) {
  const { businessName, businessType, email, country, state, city, contactPerson, registeredAddress } = form;
  const { primaryCategories, specialTags, deliveryCapabilities, paymentTerms } = form;
  return {
    businessName,
    businessType,
    email,
    country,
    state,
    city,
    contactPerson,
    registeredAddress,
    primaryCategories,
    specialTags,
    deliveryCapabilities,
    paymentTerms,
    yearOfEstablishment: form.yearOfEstablishment ? Number(form.yearOfEstablishment) : null,
    numberOfEmployees: form.numberOfEmployees || null,
    gstin: normalizeGstin(form.gstin) || null,
    websiteUrl: toWebAddress(form.websiteUrl),
    verificationFileId: form.verificationDocFile || null,
    logoFileId: form.businessLogo || null,
    moq: form.moq ? Number(form.moq) : null,
  };
}
