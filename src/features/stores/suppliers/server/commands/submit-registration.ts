import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '#lib/errors.ts';
import { slugify } from '#lib/slug.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { RegistrationForm } from '../../contract/registration-form.ts';
import { supplierSubmitted } from '../../contract.ts';
import { normalizeGstin } from '../../rules/gstin.ts';
import { requiresPostalCode } from '../../rules/postal-code.ts';
import { parseRegistration } from '../../rules/registration.ts';
import { canTransition, transitions } from '../../rules.ts';
import { findCountry } from '../queries/locations.ts';
import { problemsOfDraft } from '../queries/registrations.ts';
import { findOwnerVerifiedAt } from '../queries.ts';
import { suppliers } from '../tables.ts';
import { draftChanged, registrationClosed } from './save-draft.ts';

/** Submits the saved draft for review if it is complete and valid. */
export async function submitRegistration(
  ctx: CommandContext,
  { version }: { version: number },
): Promise<void> {
  const { accountId } = requireRole(ctx, 'supplier', 'admin');
  const [row] = await ctx.db
    .select()
    .from(suppliers)
    .where(eq(suppliers.ownerAccountId, accountId))
    .for('update');
  if (!row || row.draftVersion !== version) throw draftChanged();
  if (!canTransition('submit', row.status)) throw registrationClosed();
  const country = findCountry(row.draft.country ?? '');
  const problems = problemsOfDraft(row.draft);
  if (problems[0])
    throw new AppError('invalid', problems[0].message, {
      reason: 'registration_incomplete',
      fields: problems,
    });
  const form = parseRegistration(row.draft);
  const slug = row.slug === row.id ? await findFreeSlug(ctx, form, row.id) : row.slug;
  await ctx.db
    .update(suppliers)
    .set({
      ...toColumns(form),
      pincode: requiresPostalCode(country) ? form.pincode.toUpperCase() : null,
      slug,
      status: transitions.submit.to,
      version: row.version + 1,
      ownerVerifiedAt: await findOwnerVerifiedAt(ctx.db, accountId),
      submittedAt: ctx.now,
      updatedAt: ctx.now,
    })
    .where(eq(suppliers.id, row.id));
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

/** Returns a web address with its scheme; null if it is empty. */
export function toWebAddress(typed: string): string | null {
  if (!typed) return null;
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}

/** Returns a slug of the name; if another store has it, with part of the id appended. */
async function findFreeSlug(
  ctx: CommandContext,
  { businessName }: RegistrationForm,
  id: string,
): Promise<string> {
  const slug = slugify(businessName, 60);
  const [taken] = await ctx.db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(eq(suppliers.slug, slug), ne(suppliers.id, id)));
  return taken ? `${slug}-${id.slice(-6)}` : slug;
}
