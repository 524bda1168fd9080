import type { RegistrationDraft } from '#features/stores/suppliers/contract/registration-draft.ts';

// The wizard needs these before anything is typed, so they do without the schema library.
const steps = [
  {
    businessName: '',
    businessType: '',
    yearOfEstablishment: '',
    numberOfEmployees: '',
    gstin: '',
    email: '',
    websiteUrl: '',
    verificationDocFile: '',
    businessLogo: '',
  },
  {
    country: '',
    state: '',
    city: '',
    pincode: '',
    contactPerson: '',
    registeredAddress: '',
  },
  {
    primaryCategories: [],
    specialTags: [],
    deliveryCapabilities: [],
    paymentTerms: [],
    moq: '',
  },
  {
    productName: '',
    productCategories: [],
    productDescription: '',
    minColorQuantity: '',
    leadTime: '',
    priceRange: '',
    customizable: '',
    ecoFriendly: '',
    productImages: [],
  },
] as const satisfies RegistrationDraft[];

/** An empty form, with which the wizard starts. */
export const emptyForm = Object.assign({}, ...steps) as Required<RegistrationDraft>;

/** Returns the fields of a step, from 1 to 4. */
export const fieldsOf = (step: number): string[] => Object.keys(steps[step - 1] ?? {});

/** Returns the field that a problem's path belongs to: `paymentTerms.0` belongs to `paymentTerms`. */
export const fieldOf = (path: string): keyof RegistrationDraft =>
  (path.split('.')[0] ?? '') as keyof RegistrationDraft;

/** Returns the step of a field, from 1. */
export const stepOf = (field: string): number =>
  Math.max(1, steps.findIndex((fields) => field in fields) + 1);

/** Returns true if any product details were entered in step 4; otherwise the step counts as skipped. */
export function hasProduct(form: RegistrationDraft): boolean {
  const values = fieldsOf(4).map((field) => form[field as keyof RegistrationDraft]);
  return values.some((value) => value !== undefined && value.length > 0);
}

/** Returns true if a field is empty that step 1 requires. */
export function lacksRequiredFields(form: RegistrationDraft): boolean {
  return [form.businessName, form.businessType, form.email].some((value) => !value?.trim());
}
