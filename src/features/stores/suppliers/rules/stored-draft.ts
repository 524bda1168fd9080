import type { RegistrationDraft } from '../contract/registration-draft.ts';

/** Former names of three fields, as stored in drafts of the first release. */
const formerNames: Record<string, keyof RegistrationDraft> = {
  verificationFileId: 'verificationDocFile',
  logoFileId: 'businessLogo',
  productFileIds: 'productImages',
};

/** Returns the current name of a field. */
export const currentFieldName = (field: string): string => formerNames[field] ?? field;

/** Returns a stored draft, from the database or a device, with the current names of its fields. */
export const withCurrentNames = (draft: object): RegistrationDraft =>
  Object.fromEntries(Object.entries(draft).map(([name, value]) => [currentFieldName(name), value]));
