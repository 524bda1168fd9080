import type { RegistrationDraft } from '../contract/registration-form.ts';

/** What three fields were called in drafts of the first release. */
const formerNames: Record<string, keyof RegistrationDraft> = {
  verificationFileId: 'verificationDocFile',
  logoFileId: 'businessLogo',
  productFileIds: 'productImages',
};

/** A field as it is named now. */
export const nameNow = (field: string): string => formerNames[field] ?? field;

/** A draft as it lies in the database or on a device → with its fields named as they are now. */
export const namedAsNow = (kept: object): RegistrationDraft =>
  Object.fromEntries(Object.entries(kept).map(([name, value]) => [nameNow(name), value]));
