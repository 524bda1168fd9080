import { countPublicProducts } from '#features/catalog/store-products/server/queries/completeness.ts';
import { getBankProgress } from '#features/stores/bank-details/server/queries.ts';
import { listCertificates } from '#features/stores/certificates/server/queries.ts';
import { findCountry } from '#features/stores/suppliers/server/queries/locations.ts';
import { getProfileFacts } from '#features/stores/suppliers/server/queries/profile-facts.ts';
import { getRegistration } from '#features/stores/suppliers/server/queries/registrations.ts';
import type { Database } from '#platform/database/database.ts';
import { type ProfileSection, profileOf, profileOfDraft } from '../rules.ts';

interface Whose {
  supplierId: string;
  serverSecret: string;
  now: Date;
}

/** How complete the profile of a store is, computed from what is really there. */
export async function getProfileStatus(
  db: Database,
  { supplierId, serverSecret, now }: Whose,
): Promise<ProfileSection[]> {
  const [facts, bank, certificates, products] = await Promise.all([
    getProfileFacts(db, supplierId),
    getBankProgress(db, { supplierId, serverSecret }),
    listCertificates(db, { supplierId, now }),
    countPublicProducts(db, supplierId),
  ]);
  const standing = (...wanted: string[]) =>
    certificates.filter((one) => wanted.includes(one.standing)).length;
  return profileOf({
    ...facts,
    ...products,
    gstin: facts.gstin || bank.gstin,
    bankAccount: bank.account ?? 'none',
    taxNumber: bank.pan || !facts.inIndia,
    certificates: {
      valid: standing('valid', 'expiring'),
      waiting: standing('in-review'),
      rejected: standing('rejected'),
    },
  });
}

/** The same for a registration that is not sent yet, from what its draft says so far. */
export async function getDraftProfile(db: Database, accountId: string): Promise<ProfileSection[]> {
  const { form, emailVerified } = await getRegistration(db, accountId);
  const country = findCountry(form.country ?? '');
  return profileOfDraft({ form, emailVerified, inIndia: !country || country.code === 'IN' });
}
