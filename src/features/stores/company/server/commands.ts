import { attachFile, detachFile } from '#features/files/files/server/commands/attach-file.ts';
import { findCountry } from '#features/stores/locations/server/queries.ts';
import { announceProfile } from '#features/stores/storefront/server/commands/announce-profile.ts';
import { toWebAddress } from '#features/stores/suppliers/rules/web-address.ts';
import { lockStore, updateStore } from '#features/stores/suppliers/server/commands/write-store.ts';
import { requireStore } from '#features/stores/suppliers/server/queries.ts';
import { AppError, invalidFields, notFound } from '#lib/errors.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import type { CompanyForm } from '../contract.ts';

/**
 * Saves what buyers see of the caller's company. The registered name and address, which were reviewed, do not change.
 */
export async function saveCompany(ctx: CommandContext, form: CompanyForm): Promise<{ supplierId: string }> {
  requireRole(ctx, 'supplier');
  checkPlants(form);
  const { id: supplierId } = await requireStore(ctx, 'company.write');
  const row = await lockStore(ctx, { id: supplierId });
  if (!row) throw notFound('Store');
  const logoFileId = form.logoFileId || null;
  await changeLogo(ctx, { before: row.logoFileId, after: logoFileId });
  const { about, languages, plants, primaryCategories, specialTags, deliveryCapabilities, paymentTerms } =
    form;
  await updateStore(ctx, {
    id: supplierId,
    about,
    languages,
    plants,
    primaryCategories,
    specialTags,
    deliveryCapabilities,
    paymentTerms,
    logoFileId,
    websiteUrl: toWebAddress(form.websiteUrl),
    yearOfEstablishment: form.yearOfEstablishment ? Number(form.yearOfEstablishment) : null,
    numberOfEmployees: form.numberOfEmployees || null,
    moq: form.moq ? Number(form.moq) : null,
  });
  await announceProfile(ctx, supplierId);
  return { supplierId };
}

/** The directory also lists these places, so they are validated like those of a registration. */
function checkPlants({ plants }: CompanyForm): void {
  const [first, ...rest] = plants.flatMap(({ country }, index) =>
    findCountry(country) ? [] : [{ path: `plants.${index}.country`, message: 'Please select a country' }],
  );
  if (first) throw invalidFields([first, ...rest]);
}

async function changeLogo(
  ctx: CommandContext,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  if (before === after) return;
  if (before) await detachFile(ctx, { id: before });
  if (!after) return;
  try {
    await attachFile(ctx, { id: after, purpose: 'business-logo' });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    throw invalidFields([{ path: 'logoFileId', message: 'The logo is no longer available. Add it again.' }]);
  }
}
