import { countPublicProducts } from '#features/catalog/store-products/server/queries/completeness.ts';
import { getBankProgress } from '#features/stores/bank-details/server/queries.ts';
import { listCertificates } from '#features/stores/certificates/server/queries.ts';
import { findCountry } from '#features/stores/locations/server/queries.ts';
import { getRegistration } from '#features/stores/registration/server/queries.ts';
import { getProfileFacts } from '#features/stores/suppliers/server/queries/profile-facts.ts';
import type { Database } from '#platform/database/database.ts';
import { buildDraftProfile, buildProfile, type ProfileSection } from '../rules.ts';

interface ProfileStatusQuery {
  supplierId: string;
  serverSecret: string;
  now: Date;
}

/** Returns how complete a store's profile is, computed from current data. */
export async function getProfileStatus(
  db: Database,
  { supplierId, serverSecret, now }: ProfileStatusQuery,
): Promise<ProfileSection[]> {
  const [facts, bank, certificates, products] = await Promise.all([
    getProfileFacts(db, supplierId),
    getBankProgress(db, { supplierId, serverSecret }),
    listCertificates(db, { supplierId, now }),
    countPublicProducts(db, supplierId),
  ]);
  const standing = (...wanted: string[]) =>
    certificates.filter((one) => wanted.includes(one.standing)).length;
  return buildProfile({
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

/** Returns the profile of a registration that is not submitted yet, computed from its draft. */
export async function getDraftProfile(db: Database, accountId: string): Promise<ProfileSection[]> {
  const { form, emailVerified } = await getRegistration(db, accountId);
  const country = findCountry(form.country ?? '');
  return buildDraftProfile({ form, emailVerified, inIndia: !country || country.code === 'IN' });
}
